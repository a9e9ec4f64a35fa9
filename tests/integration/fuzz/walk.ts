import { newestSmsCode } from '@mocks/domain/registration.domain';
import { textsOf } from '@tests/support/page-objects/screenTypes';
import { postCommand } from '@tests/support/fakes/signingFrame';
import type { FuzzedApp } from './fuzzScreen';
import {
  answerAll,
  buttonsCalled,
  fillIn,
  newTrucker,
  pressFirst,
  topOfPage,
  type Answer,
} from './use';

const t = textsOf('da');

function fillTermination(): void {
  const companies = document.querySelector<HTMLSelectElement>('[name=insuranceCompanyId]');
  fillIn({
    insuranceCompanyId: companies?.options[1]?.value ?? '',
    policyNumber: 'P-4711',
    terminationDate: '31-12-2099',
  });
}

function fillCode({ mock }: FuzzedApp): void {
  const codes = mock.db.smsCodes.map(({ truckerId }) => newestSmsCode(mock.db, truckerId));
  fillIn({ code: codes.at(-1) ?? '' });
}

function fillStep(_app: FuzzedApp, answer: Answer): void {
  answerAll(answer);
  fillIn({ cars: '2', employees: '1', drivers: '3' });
}

/** The buttons that continue the wizard. Those of dialogs come first, as a dialog covers the step below it. */
const ways: [button: string, fill: (app: FuzzedApp, answer: Answer) => void][] = [
  [t['termination.save'], fillTermination],
  [t['sms.verify'], fillCode],
  [t['wizard.finish'], () => undefined],
  [t['wizard.finish_staff'], () => undefined],
  [t['common.next'], fillStep],
];

/** Three steps, the check and two dialogs. */
const mostSteps = 6;

/** Goes through the wizard as far as the responses allow. */
export const walksOn =
  (answer: Answer, { isNew = false } = {}) =>
  async (app: FuzzedApp): Promise<void> => {
    if (isNew) fillIn(newTrucker);
    for (let step = 0; step < mostSteps; step += 1) {
      const way = ways.find(([button]) => buttonsCalled(button, topOfPage()).length > 0);
      if (!way) return;
      const [button, fill] = way;
      fill(app, answer);
      await app.settle();
      await pressFirst(app, button);
    }
  };

async function letFrameSay(app: FuzzedApp, command: string): Promise<void> {
  const source = document.querySelector('iframe')?.contentWindow;
  if (!source) return;
  postCommand(command, { source });
  await app.settle();
}

/** Goes through the wizard, cancels the signing frame, opens it again and signs, as far as the responses allow. */
export async function signs(app: FuzzedApp): Promise<void> {
  await walksOn('no')(app);
  await pressFirst(app, t['signing.cancel']);
  await pressFirst(app, t['wizard.finish']);
  await letFrameSay(app, 'SendParameters');
  await letFrameSay(app, 'changeResponseAndSubmit');
}
