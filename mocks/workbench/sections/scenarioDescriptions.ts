import type { NamedScenario } from '../../control/catalog';
import { recordedPrefix } from '../../recordings/library';

/** What to expect of each state that has a name. */
const lines: Readonly<Record<string, string>> = {
  happy: 'The list of hauliers, with an admin signed in.',
  emptyLists: 'No hauliers, prices or add-ons: each list says that it is empty.',
  manyHauliers: '10,000 hauliers: search, sort, page and export them.',
  slowNetwork: 'Every answer takes three seconds more: the screens show that they wait.',
  unsteadyNetwork: 'Three in ten connections break: nothing is lost, and one can try again.',
  offline: 'No connection holds: the link says so and offers another try.',
  htmlInsteadOfJson: 'A proxy answers with a page: an error is shown, never the page.',
  brokenJson: 'Answers end in the middle: an error is shown.',
  missingFields: 'Answers have only what the contract demands: the wizard still opens.',
  flatEnvelopes: 'Answers come without the outer "data": the prices are shown all the same.',
  roleUser: 'The list of hauliers for role user, who sees neither prices nor add-ons.',
  roleUserRefused: 'Role user is refused the list of hauliers (403): the screen says so.',
  sessionExpires: 'The next call of staff is refused: back to the login.',
  tooManyAttempts: 'A login is answered with 429: one is asked to wait.',
  invitedHaulier: 'The link opens step 1; nothing is chosen yet.',
  halfDoneHaulier: 'Steps 1 and 2 are saved; what was chosen is there.',
  newHaulier: 'The wizard without a link: an empty step 1.',
  linkExpired: 'The link was valid once: a message instead of the wizard.',
  linkUnknown: 'The link belongs to nobody: a message instead of the wizard.',
  noPremium: 'No choice has a price: step 2 says so and cannot be finished.',
  step2: 'Step 2, with the choices of a haulier who has signed before.',
  terminationPopup: 'Step 2 is left with a claim: the popup asks for the insurance to end.',
  step3: 'Step 3 with its price and the answers to check.',
  smsDialog: 'The code is sent: its dialog is open, the code is in the outbox.',
  smsCodeWrong: 'A code is refused: the dialog says so and takes another.',
  signingFrame: 'Step 3 is saved: the signing frame is open.',
  signingBrokenOff: 'Signing was cancelled: all answers are kept, and it can be taken up again.',
  signingOff: 'The wizard ends without the signing frame.',
  signingOn: 'The wizard ends in the signing frame, whose page can sign or cancel.',
  signingCancelled: 'The page in the signing frame is silent: cancelling leads back.',
};

/** What to expect of a scenario; empty where nobody has said it. */
export function describeScenario({ id, fails }: NamedScenario): string {
  if (id.startsWith(recordedPrefix)) {
    return 'A visit that was recorded is played back; what it never asked for is answered as usual.';
  }
  return fails === undefined
    ? (lines[id] ?? '')
    : `${fails} is answered with 500; the screen says so and goes on working.`;
}
