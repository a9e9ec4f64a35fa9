import { checksByField, isFlag, isId, isText, isYesNo, type DraftChecks } from '../step/drafts';
import { emptyDetails, type DetailsValues } from './details.mapper';

/** What step 1 has drafts of. */
export type DetailsDrafts = {
  details: DetailsValues;
  /** The haulier that this visit has made, where there is no link to know it by; once started over, only where it is that CVR's. */
  haulier: { id: number; cvr?: string };
};

export const detailsDraftChecks: DraftChecks = (field) => {
  if (!Object.hasOwn(emptyDetails, field)) return undefined;
  if (field === 'hasPreviousInsurance') return isYesNo;
  return field.startsWith('has') ? isFlag : isText;
};

export const haulierDraftChecks = checksByField<DetailsDrafts['haulier']>({
  id: isId,
  cvr: isText,
});
