import type { Trucker } from '@/api/truckers/trucker.model';
import {
  normalizers,
  formatTruckerNumbers,
  toSentTruckerFields,
} from '@/domain/truckerFields.mapper';
import { truckNumberDigits } from '@/config/constants';
import type { Message } from '@/shared/errors/failureMessage';
import { isOfDigits } from '@/shared/forms/formValues';
import { findErrors, type FormErrors, type FormValues } from '@/shared/forms/validation';
import {
  emptyTrucker,
  identityOf,
  toTruckerValues,
  type TruckerValues,
} from '../forms/trucker.mapper';
import { createTruckerSchema } from '../forms/trucker.schema';
import {
  importFieldNames,
  isInsurance,
  parseAnswer,
  type ImportField,
  type Table,
} from './columns';

/** A row of the file, parsed as the values of a haulier. */
interface ImportRow {
  /** The number of the row in the file, from 1, without the header. */
  number: number;
  cells: readonly string[];
  values: TruckerValues;
  /** The user's corrections, which replace cells. */
  typed: Partial<TruckerValues>;
  errors: FormErrors;
}

/** What the import does with a row. */
type RowState =
  /** Creates a haulier. `sameCvr`: names of known hauliers with the same CVR number and another truck number. */
  | { at: 'new'; sameCvr: readonly string[] }
  /** Skips the row, because it has errors. */
  | { at: 'faulty' }
  /** Skips the row, because an earlier row without errors has the same CVR and truck number. */
  | { at: 'double' }
  /** Updates the known haulier. `changes`: the fields for which the file has another value. */
  | { at: 'known'; trucker: Trucker; changes: readonly ImportField[] };

export type PlannedRow = ImportRow & { state: RowState };

const schema = createTruckerSchema({ isAddressShown: false, isPlateReadOnly: false });

/** Matches what people write for a missing number plate, and N/A, which our exports write. */
const isNoNumberPlate = (cell: string) =>
  /^(?:n\/a|n\.a\.?|intet|ingen|nej|mangler|ukendt|\?|[\p{Pd}\u2212]+)?$/iu.test(cell.trim());

/** Detects a formula, or a number damaged by a spreadsheet, such as 1.2E+07, 12345678.0 or a lost leading zero. */
function damageOf(field: ImportField, cell: string): Message | null {
  if (cell.startsWith('=')) return { key: 'import.formula' };
  // 12E34 may be a real number plate, so accept it.
  const scientific =
    field === 'numberPlate' ? /^\d+(?:[.,]\d+E\+?|E\+)\d+$/i : /^\d+(?:[.,]\d+)?E\+?\d+$/i;
  if (scientific.test(cell)) return { key: 'import.scientific' };
  const isDigits = field === 'cvr' || field === 'truckNumber' || field === 'phone';
  if (isDigits && /^\d+[.,]0+$/.test(cell)) return { key: 'import.decimals' };
  const isShort = field === 'truckNumber' && isOfDigits(cell, truckNumberDigits - 1);
  return isShort ? { key: 'import.lostZero' } : null;
}

/** A file cannot say "no number plate yet", as the form's checkbox does: an empty cell means that. */
function withNumberPlate(values: TruckerValues): TruckerValues {
  const isNone = isNoNumberPlate(values.numberPlate);
  return {
    ...values,
    numberPlate: isNone ? '' : values.numberPlate,
    hasNoNumberPlate: values.hasCarInsurance === true && isNone,
  };
}

function checkRow(
  number: number,
  cells: readonly string[],
  typed: Partial<TruckerValues>,
  damage: FormErrors,
): ImportRow {
  const values = withNumberPlate({ ...emptyTrucker, ...typed });
  const errors = { ...findErrors(schema, values), ...damage };
  return { number, cells, values, typed: {}, errors };
}

/** Parses the rows of a table and validates each by the rules of the form. `columns`: the field of each column. */
export function parseRows({ rows }: Table, columns: readonly (ImportField | null)[]): ImportRow[] {
  return rows.map((cells, index) => {
    const values: FormValues = {};
    const damage: FormErrors = {};
    columns.forEach((field, at) => {
      if (!field) return;
      const cell = cells[at] ?? '';
      const message = damageOf(field, cell);
      if (message) damage[field] = message;
      if (isInsurance(field)) {
        const flag = parseAnswer(cell);
        if (flag === undefined) damage[field] = { key: 'import.flag' };
        values[field] = flag ?? false;
      } else values[field] = cell;
    });
    return checkRow(index + 1, cells, formatTruckerNumbers(values), damage);
  });
}

/** Applies corrections to a row and validates it again. */
export function mendRow(
  { number, cells, values, errors }: ImportRow,
  typed: Partial<TruckerValues>,
): ImportRow {
  const stays = Object.entries(errors).filter(
    ([field]) => !(field in typed) && isOfFile(errors[field]),
  );
  return { ...checkRow(number, cells, { ...values, ...typed }, Object.fromEntries(stays)), typed };
}

/** True for an error that was found while parsing the file: validating the values again does not find it. */
const isOfFile = (message: Message | undefined) =>
  message !== undefined && 'key' in message && message.key.startsWith('import.');

/** All known hauliers, indexed for looking up the rows of a file. */
interface ListedTruckers {
  byIdentity: ReadonlyMap<string, Trucker>;
  namesByCvr: ReadonlyMap<string, readonly string[]>;
}

export function indexTruckers(listed: readonly Trucker[]): ListedTruckers {
  const namesByCvr = new Map<string, string[]>();
  for (const { cvr, name } of listed) {
    const key = normalizers.cvr(cvr);
    namesByCvr.set(key, [...(namesByCvr.get(key) ?? []), name]);
  }
  return {
    byIdentity: new Map(listed.map((trucker) => [identityOf(trucker), trucker])),
    namesByCvr,
  };
}

/** The fields for which the file has a value. An empty cell leaves the haulier's value unchanged. */
function givenFields({ values, cells }: ImportRow, columns: readonly (ImportField | null)[]) {
  return importFieldNames.filter((field) => {
    const cell = cells[columns.indexOf(field)] ?? '';
    return typeof values[field] === 'string' ? values[field] !== '' : cell !== '';
  });
}

/**
 * The given fields whose values differ from the haulier's. As in the form, the number plate is read-only if it is known
 * or no car is insured after the change.
 */
function changesOf(values: TruckerValues, trucker: Trucker, given: readonly ImportField[]) {
  const sent = toSentTruckerFields(values);
  const now = toSentTruckerFields(toTruckerValues(trucker));
  const { hasCarInsurance } = given.includes('hasCarInsurance') ? sent : now;
  const canTypeNumberPlate = now.numberPlate === '' && hasCarInsurance === true;
  return given.filter(
    (field) => (field !== 'numberPlate' || canTypeNumberPlate) && sent[field] !== now[field],
  );
}

/** Plans what the import does with each row, given the known hauliers and the rows before it. */
export function planRows(
  rows: readonly ImportRow[],
  columns: readonly (ImportField | null)[],
  { byIdentity, namesByCvr }: ListedTruckers,
): PlannedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const isIdentified = !row.errors.cvr && !row.errors.truckNumber;
    const identity = identityOf(row.values);
    if (isIdentified && seen.has(identity)) return { ...row, state: { at: 'double' } };
    const trucker = isIdentified ? byIdentity.get(identity) : undefined;
    const given = givenFields(row, columns);
    const names = trucker ? given : importFieldNames;
    const errors = Object.fromEntries(
      Object.entries(row.errors).filter(([field]) => names.some((name) => name === field)),
    );
    if (Object.keys(errors).length > 0) return { ...row, errors, state: { at: 'faulty' } };
    seen.add(identity);
    if (!trucker) {
      const sameCvr = namesByCvr.get(normalizers.cvr(row.values.cvr)) ?? [];
      return { ...row, errors, state: { at: 'new', sameCvr } };
    }
    const changes = changesOf(row.values, trucker, given);
    return { ...row, errors, state: { at: 'known', trucker, changes } };
  });
}
