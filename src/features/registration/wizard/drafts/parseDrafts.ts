import { carDraftChecks } from '../../car/car.draft';
import { detailsDraftChecks, haulierDraftChecks } from '../../details/details.draft';
import type { DraftChecks } from '../../step/draftChecks';
import type { TypedValues } from '../../step/drafts';
import { terminationDraftChecks } from '../../termination/termination.draft';
import { workDraftChecks } from '../../work/work.draft';
import type { WizardDrafts } from './createDrafts';

const checks: Readonly<Record<keyof WizardDrafts, DraftChecks>> = {
  details: detailsDraftChecks,
  car: carDraftChecks,
  termination: terminationDraftChecks,
  haulier: haulierDraftChecks,
  work: workDraftChecks,
};

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Reads stored drafts field by field: a field that is damaged, or that no form has, is left out. Never throws. */
export function parseDrafts(text: string): TypedValues<WizardDrafts> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  const forms = entriesOf(stored).flatMap(([form, values]) => {
    if (!Object.hasOwn(checks, form)) return [];
    const checkOf = checks[form as keyof WizardDrafts];
    const sound = entriesOf(values).filter(([field, value]) => checkOf(field)?.(value));
    return sound.length > 0 ? [[form, Object.fromEntries(sound)]] : [];
  });
  return Object.fromEntries(forms) as TypedValues<WizardDrafts>;
}
