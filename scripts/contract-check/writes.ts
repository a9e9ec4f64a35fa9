import { sessionApi } from '@/api/session/session.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { LiveApi } from './liveApi';
import { writeAgreement, type AskForCode } from './writeAgreement';
import { writeHauliers } from './writeHauliers';
import { writeProducts } from './writeProducts';

/** A haulier's name has to say that it is for tests: a wrong number would send e-mails and an SMS to somebody. */
const isForTests = /test|prøve/i;

/** Walks every call that changes something, once, with a haulier made for tests, and cleans up. */
export async function askWrites(
  api: LiveApi,
  truckerId: number,
  link: string,
  askForCode: AskForCode,
): Promise<void> {
  const loaded = await api.ask(
    'getTrucker',
    (dispatch) => dispatch(truckerApi.endpoints.getTrucker.initiate(truckerId)),
    'the haulier made for tests',
  );
  if (!loaded) return;
  if (!isForTests.test(loaded.trucker.name)) {
    const reason = 'nothing was written: the haulier’s name does not have “test” or “prøve” in it';
    api.expect('updateTrucker', 'the named haulier is made for tests', reason);
    return;
  }
  await api.ask('setLanguage', (dispatch) =>
    dispatch(sessionApi.endpoints.setLanguage.initiate('da')),
  );
  await writeHauliers(api, loaded.trucker);
  await writeProducts(api);
  await writeAgreement(api, link, truckerId, askForCode);
}
