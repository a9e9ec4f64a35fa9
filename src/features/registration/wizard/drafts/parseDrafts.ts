import { emptyDetails } from '../../details/details.mapper';
import type { DraftForm, TypedValues } from './createDrafts';

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isId: Check = (value) => typeof value === 'string' && /^\d*$/.test(value);
const isYesNo: Check = (value) => value === '' || value === 'yes' || value === 'no';
const isWireId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);
const addOnAnswer = /^addOn\d+$/;

const checks: Record<DraftForm, (field: string) => Check | undefined> = {
  details: (field) => {
    if (!Object.hasOwn(emptyDetails, field)) return undefined;
    if (field === 'hasPreviousInsurance') return isYesNo;
    return field.startsWith('has') ? isFlag : isText;
  },
  car: inTable({
    areaId: isId,
    newValueId: isId,
    ownRiskId: isId,
    injuryId: isId,
    hasRoadAssistance: isYesNo,
    roadAssistanceFrom: isText,
    hasGlassCover: isYesNo,
  }),
  termination: inTable({ insuranceCompanyId: isId, policyNumber: isText, terminationDate: isText }),
  haulier: inTable({ id: isWireId }),
  work: (field) => (addOnAnswer.test(field) ? isYesNo : workCheck(field)),
};

const workCheck = inTable({
  cars: isText,
  employees: isText,
  drivers: isText,
  injuryValidFrom: isText,
  injuryComment: isText,
});

function inTable(table: Readonly<Record<string, Check>>) {
  return (field: string) => (Object.hasOwn(table, field) ? table[field] : undefined);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Reads stored drafts field by field: a field that is damaged, or that no form has, is left out. Never throws. */
export function parseDrafts(text: string): TypedValues {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  const forms = entriesOf(stored).flatMap(([form, values]) => {
    if (!Object.hasOwn(checks, form)) return [];
    const checkOf = checks[form as DraftForm];
    const sound = entriesOf(values).filter(([field, value]) => checkOf(field)?.(value));
    return sound.length > 0 ? [[form, Object.fromEntries(sound)]] : [];
  });
  return Object.fromEntries(forms) as TypedValues;
}
