import { carTransitions, unpricedCarTransitions } from '../car/car.transitions';
import { detailsTransitions } from '../details/details.transitions';
import { loadingTransitions } from '../details/loading.transitions';
import type { Transition } from '../machine/transition';
import { resumingTransitions } from '../step/resuming.transitions';
import { signingTransitions } from '../signing/signing.transitions';
import { checkingTransitions } from '../summary/checking.transitions';
import { smsTransitions } from '../sms/sms.transitions';
import { terminationTransitions } from '../termination/termination.transitions';
import { workTransitions } from '../work/work.transitions';

/** Every transition of the wizard (specification, section 4). Loaded with the first use of the page. */
export const transitionTable: readonly Transition[] = [
  ...loadingTransitions,
  ...resumingTransitions,
  ...detailsTransitions,
  // Before the termination, which nobody is asked for in vain.
  ...unpricedCarTransitions,
  // Before those of step 2, which save it where no insurance is to be terminated.
  ...terminationTransitions,
  ...carTransitions,
  // Before those of completion, which lead to thank-you where nothing is to be signed.
  ...signingTransitions,
  ...workTransitions,
  ...checkingTransitions,
  ...smsTransitions,
];
