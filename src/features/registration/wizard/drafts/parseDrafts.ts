import { carDraftChecks } from '../../car/car.draft';
import { detailsDraftChecks, haulierDraftChecks } from '../../details/details.draft';
import type { StepId } from '../../machine/wizard.state';
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

/** Never throws. */
function parseEntries(text: string): [string, unknown][] {
  try {
    return entriesOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The later step that an earlier visit was left at; null for step 1. */
export function parseStepLeft(text: string): StepId | null {
  const [, step] = parseEntries(text).find(([name]) => name === 'step') ?? [];
  return step === 'car' || step === 'work' ? step : null;
}

/** Reads stored drafts field by field: a field that is damaged, or that no form has, is left out. Never throws. */
export function parseDrafts(text: string): TypedValues<WizardDrafts> {
  const forms = parseEntries(text).flatMap(([form, values]) => {
    if (!Object.hasOwn(checks, form)) return [];
    const checkOf = checks[form as keyof WizardDrafts];
    const sound = entriesOf(values).filter(([field, value]) => checkOf(field)?.(value));
    return sound.length > 0 ? [[form, Object.fromEntries(sound)]] : [];
  });
  return Object.fromEntries(forms) as TypedValues<WizardDrafts>;
}
