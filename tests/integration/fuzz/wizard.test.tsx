import { paths } from '@/config/paths';
import type { OperationId } from '@mocks/contract/document';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { nightly, rowsOfRun } from '@tests/contract/fuzz/fuzz';
import { signing } from '@tests/support/fakes/signingFrame';
import { leaveAt } from '@tests/support/page-objects/wizard';
import { expectStanding, type FuzzedScreen } from './fuzzScreen';
import { signs, walksOn } from './walk';

const byLink: FuzzedScreen = {
  address: paths.registration.href(demoTokens.halfDone),
  use: walksOn('no'),
};
const withTermination: FuzzedScreen = {
  ...byLink,
  prepare: leaveAt('car', demoTokens.halfDone, 'Ja'),
  use: walksOn('yes'),
};
const fromStep2: FuzzedScreen = { ...byLink, prepare: leaveAt('car') };
const firstVisit = { ...byLink, address: paths.registration.href(demoTokens.invited) };
const withoutLink: FuzzedScreen = {
  address: paths.registration.href(),
  use: walksOn('no', { isNew: true }),
};
const byStaff: FuzzedScreen = {
  ...byLink,
  as: 'admin',
  address: paths.editTrucker.href(demoIds.signed),
};
const fromStep3: FuzzedScreen = { ...byLink, prepare: leaveAt('work') };
const withSigning: FuzzedScreen = { ...fromStep3, settings: { signing }, use: signs };
const refused = { isRefused: true };

const walks: [
  name: string,
  screen: FuzzedScreen,
  id: OperationId,
  numRuns: number,
  when?: typeof nightly,
][] = [
  ['the haulier of a link', byLink, 'getRegistration', 8],
  ['the haulier of a link without choices', firstVisit, 'getRegistration', 4],
  ['the haulier that staff edit', byStaff, 'getTrucker', 6],
  ['the areas', fromStep2, 'listAreas', 3, nightly],
  ['the injury choices', fromStep2, 'listInjuries', 3, nightly],
  ['the add-ons', withTermination, 'searchAddOns', 5],
  ['a premium', fromStep2, 'getPremium', 5],
  ['the response to step 1', byLink, 'updateTrucker', 5, nightly],
  ['a refusal of step 1', { ...byLink, ...refused }, 'updateTrucker', 3, nightly],
  ['the response to step 1 without a link', withoutLink, 'saveRegistration', 5],
  ['the response to the termination', withTermination, 'saveTermination', 3, nightly],
  ['a refusal of the termination', { ...withTermination, ...refused }, 'saveTermination', 3],
  ['the response to step 2', fromStep2, 'saveCarChoices', 3, nightly],
  ['the response to the request for a code', fromStep3, 'generateSmsCode', 3, nightly],
  ['the response to the code', fromStep3, 'verifySmsCode', 3],
  ['a refusal of the code', { ...fromStep3, ...refused }, 'verifySmsCode', 3, nightly],
  ['the response to step 3', fromStep3, 'saveWorkChoices', 4, nightly],
  ['the response about the documents', fromStep3, 'sendXml', 3, nightly],
  ['the input of the signing frame', withSigning, 'generateSmsCode', 6],
  ['the response to step 3 before signing', withSigning, 'saveWorkChoices', 3, nightly],
  ['the response about the documents before signing', withSigning, 'sendXml', 3, nightly],
];

describe('the wizard', () => {
  it.each(rowsOfRun(walks))(
    'stays usable, without raw values or console errors, despite damage to %s',
    async (_name, screen, id, numRuns) => {
      await expectStanding(screen, id, numRuns);
    },
  );
});
