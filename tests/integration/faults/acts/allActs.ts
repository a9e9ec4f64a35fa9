import type { Act } from '../support/act';
import { addOnActs } from './addOns.acts';
import { priceActs } from './prices.acts';
import { publicPageActs } from './publicPages.acts';
import { sessionActs } from './session.acts';
import { truckerActs } from './truckers.acts';
import { truckerDialogActs } from './truckerDialogs.acts';
import { wizardLoadActs } from './wizardLoads.acts';
import { wizardSaveActs } from './wizardSaves.acts';

/** The fault table: every API operation in each screen or dialog that calls it. */
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
