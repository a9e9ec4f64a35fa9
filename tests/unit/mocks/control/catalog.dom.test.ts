import { decideAccess } from '@/app/routing/access';
import { findPage } from '@/app/routing/pages';
import type { User } from '@/api/session/session.model';
import {
  enterScenario,
  readScenarioLink,
  scenarioLink,
  signingSettings,
} from '@mocks/control/openScenario';
import { answerControl, createMockRemote, type Ask } from '@mocks/control/control';
import { catalog } from '@mocks/control/catalog';
import { operationInfos } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { allRecordings } from '@mocks/recordings/library';

const mock = createMock();
const ask = (method: string, name: string, body?: object) =>
  Promise.resolve(answerControl(mock, method, `/mock/${name}`, JSON.stringify(body ?? {}))?.body);
const remote = createMockRemote(ask as Ask);

beforeEach(() => localStorage.clear());

/** Who is signed in, as the application reads it. */
const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as User | null;

/** The states that no call fails in, and the faults that they have. */
const faultsOfStates = {
  happy: [],
  emptyLists: [],
  manyHauliers: [],
  slowNetwork: ['slow:*:3000'],
  unsteadyNetwork: ['drop:*:30%'],
  offline: ['drop:*'],
  htmlInsteadOfJson: ['html:*'],
  brokenJson: ['broken:*'],
  missingFields: ['bare:*'],
  flatEnvelopes: ['flat:*'],
  roleUser: [],
  roleUserRefused: ['error:listTruckers:403'],
  sessionExpires: [],
  tooManyAttempts: ['error:login:429'],
  invitedHaulier: [],
  halfDoneHaulier: [],
  newHaulier: [],
  linkExpired: [],
  linkUnknown: [],
  noPremium: [],
  step2: [],
  terminationPopup: [],
  step3: [],
  smsDialog: [],
  smsCodeWrong: ['error:verifySmsCode:422:message="Sms -kodebekræftelse mislykkedes"'],
  signingFrame: [],
  signingBrokenOff: [],
  signingOff: [],
  signingOn: [],
  signingCancelled: [],
};
const faultsOf: Record<string, readonly string[]> = {
  ...faultsOfStates,
  ...Object.fromEntries(operationInfos.map(({ id }) => [`${id}Fails`, [`error:${id}:500`]])),
  ...Object.fromEntries(allRecordings().map(([name]) => [`recorded:${name}`, []])),
};

describe('the catalogue', () => {
  it('has the states, each call failing and each recording, one name for each', () => {
    expect(catalog.map(({ id }) => id).sort()).toEqual(Object.keys(faultsOf).sort());
    const failing = catalog.flatMap(({ id, fails }) => (fails ? [[id, `${fails}Fails`]] : []));
    expect(failing).toHaveLength(operationInfos.length);
    for (const [id, named] of failing) expect(id).toBe(named);
  });

  it.each(catalog)('opens $id at a page that its visitor may see', async ({ id, as, opens }) => {
    const { search } = new URL(scenarioLink('https://qa.example/', id));
    expect(readScenarioLink('/', search)).toEqual({ scenario: id, screen: opens });
    const route = findPage(new URL(opens, 'https://qa.example').pathname);
    expect(route.path).not.toBe('*');

    mock.use('drop');
    await enterScenario(remote, { scenario: id, screen: opens });
    expect(storedUser()?.role ?? 'guest').toBe(as);
    expect(decideAccess(route.gate, storedUser())).toBe('open');
    expect(mock.db.sessions.has(localStorage.getItem('token') ?? '')).toBe(as !== 'guest');
    const { scenario, faults } = await remote.state();
    expect({ scenario, faults }).toEqual({ scenario: id, faults: faultsOf[id] });
  });
});

describe('the signing frame', () => {
  const origin = 'https://qa.example';
  const frame = 'https://qa.example/taxi/mock-signing.html';

  it.each([
    ['signingOn', frame],
    ['signingFrame', frame],
    ['signingBrokenOff', frame],
    ['signingCancelled', `${frame}?silent`],
  ])('is on in %s', (id, url) => {
    expect(signingSettings(id, '/taxi/', origin)).toMatchObject({ signing: { url, origin } });
  });

  it('is as the settings have it in every other scenario', () => {
    const others = catalog.filter(({ signing }) => signing === undefined).map(({ id }) => id);
    expect(others).toHaveLength(catalog.length - 4);
    expect(signingSettings('slow:login:5, signingOn', '/taxi/', origin)).toHaveProperty('signing');
    for (const id of [...others, 'slow:login:5']) {
      expect(signingSettings(id, '/taxi/', origin)).toEqual({});
    }
  });
});
