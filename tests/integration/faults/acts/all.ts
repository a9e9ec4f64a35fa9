import type { Act } from '../support/act';
import { addOnActs } from './addOns';
import { priceActs } from './prices';
import { publicPageActs } from './publicPages';
import { sessionActs } from './session';
import { truckerActs } from './truckers';
import { truckerDialogActs } from './truckerDialogs';
import { wizardLoadActs } from './wizardLoads';
import { wizardSaveActs } from './wizardSaves';

/** Every line of the fault table: every call, in each screen or dialog that makes it. */
export const allActs: readonly Act[] = [
  ...sessionActs,
  ...truckerActs,
  ...truckerDialogActs,
  ...priceActs,
  ...addOnActs,
  ...publicPageActs,
  ...wizardLoadActs,
  ...wizardSaveActs,
];
