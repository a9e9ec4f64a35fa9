import type { Trucker } from '@/api/truckers/trucker.model';
import { normalForms, showHaulierNumbers, toSentHaulier } from '@/domain/haulier.mapper';
import { truckNumberDigits } from '@/config/constants';
import type { Message } from '@/shared/errors/MessageText';
import { findErrors, type FormErrors, type FormValues } from '@/shared/forms/validation';
import { emptyTrucker, toTruckerValues, type TruckerValues } from '../forms/trucker.mapper';
import { createTruckerSchema } from '../forms/trucker.schema';
import { importFieldNames, type ImportField } from './columns';
import type { Table } from './parseTable';

/** A row of the file as a haulier. */
export interface ImportRow {
  /** Counted without the header, from 1. */
  number: number;
  cells: readonly string[];
  values: TruckerValues;
  /** What was typed in place of cells. */
  typed: Partial<TruckerValues>;
  /** By field. */
  errors: FormErrors;
}

/** What becomes of a row, if nothing more is done about it. */
export type RowState =
  /** It is created. `sameCvr` are the names of hauliers with its CVR number and another truck number. */
  | { at: 'new'; sameCvr: readonly string[] }
  /** Something cannot be sent like that. */
  | { at: 'faulty' }
  /** An earlier row of the file has the same CVR and truck number. */
  | { at: 'double' }
  /** The list has the haulier; `changes` are the fields for which the file has something else. */
  | { at: 'known'; trucker: Trucker; changes: readonly ImportField[] };

export type PlannedRow = ImportRow & { state: RowState };

const schema = createTruckerSchema({ hasAddress: false, hasPlate: false });

const flags: Partial<Record<string, boolean>> = {
  '': false,
  '0': false,
  nej: false,
  no: false,
  false: false,
  falsk: false,
  '1': true,
  ja: true,
  yes: true,
  true: true,
  sand: true,
  x: true,
};

/** An export writes this where there is no number plate. */
const isNoPlate = (cell: string) => /^(?:N\/A|-)$/i.test(cell);

/** What a spreadsheet has made of a number, or a text that it calculates. */
function damageOf(field: ImportField, cell: string): Message | null {
  if (cell.startsWith('=')) return { key: 'import.formula' };
  if (/^\d+(?:[.,]\d+)?E\+?\d+$/i.test(cell)) return { key: 'import.scientific' };
  const isDigits = field === 'cvr' || field === 'truckNumber' || field === 'phone';
  if (isDigits && /^\d+[.,]0+$/.test(cell)) return { key: 'import.decimals' };
  const isShort =
    field === 'truckNumber' && /^\d+$/.test(cell) && cell.length === truckNumberDigits - 1;
  return isShort ? { key: 'import.lostZero' } : null;
}

/** Whether there is a plate is told by the file alone. */
const withPlate = (values: TruckerValues): TruckerValues => ({
  ...values,
  hasNoRegistrationNumber: values.hasCarInsurance && values.registrationNumber.trim() === '',
});

function checkRow(
  number: number,
  cells: readonly string[],
  typed: Partial<TruckerValues>,
  damage: FormErrors,
): ImportRow {
  const values = withPlate({ ...emptyTrucker, ...typed });
  const errors = { ...findErrors(schema, values), ...damage };
  return { number, cells, values, typed: {}, errors };
}

/** The rows of a table whose columns hold these fields, each checked by the rules of the form (section 5). */
export function readRows({ rows }: Table, columns: readonly (ImportField | null)[]): ImportRow[] {
  return rows.map((cells, index) => {
    const values: FormValues = {};
    const damage: FormErrors = {};
    columns.forEach((field, at) => {
      if (!field) return;
      const cell = cells[at] ?? '';
      const message = damageOf(field, cell);
      if (message) damage[field] = message;
      if (field === 'hasCarInsurance' || field === 'hasWorkInsurance') {
        const flag = flags[cell.toLowerCase()];
        if (flag === undefined) damage[field] = { key: 'import.flag' };
        values[field] = flag ?? false;
      } else values[field] = field === 'registrationNumber' && isNoPlate(cell) ? '' : cell;
    });
    return checkRow(index + 1, cells, showHaulierNumbers(values), damage);
  });
}

/** A row with what was typed in place of some of its cells. */
export function mendRow(
  { number, cells, values, errors }: ImportRow,
  typed: Partial<TruckerValues>,
): ImportRow {
  const stays = Object.entries(errors).filter(
    ([field]) => !(field in typed) && isOfFile(errors[field]),
  );
  return { ...checkRow(number, cells, { ...values, ...typed }, Object.fromEntries(stays)), typed };
}

/** The rules of the form know nothing of the file. */
const isOfFile = (message: Message | undefined) =>
  message !== undefined && 'key' in message && message.key.startsWith('import.');

/** One company may have many taxis: a haulier is one CVR and one truck number. */
export const identityOf = ({ cvr, truckNumber }: Pick<Trucker, 'cvr' | 'truckNumber'>) =>
  `${normalForms.cvr(cvr)} ${normalForms.truckNumber(truckNumber)}`;

/** The hauliers of the list, as rows of a file are looked up in it. */
export interface ListedTruckers {
  byIdentity: ReadonlyMap<string, Trucker>;
  namesByCvr: ReadonlyMap<string, readonly string[]>;
}

export function indexTruckers(listed: readonly Trucker[]): ListedTruckers {
  const namesByCvr = new Map<string, string[]>();
  for (const { cvr, name } of listed) {
    const key = normalForms.cvr(cvr);
    namesByCvr.set(key, [...(namesByCvr.get(key) ?? []), name]);
  }
  return {
    byIdentity: new Map(listed.map((trucker) => [identityOf(trucker), trucker])),
    namesByCvr,
  };
}

/** Fields for which the file has something. An empty cell leaves alone what the haulier has. */
function givenFields({ values, cells }: ImportRow, columns: readonly (ImportField | null)[]) {
  return importFieldNames.filter((field) => {
    const cell = cells[columns.indexOf(field)] ?? '';
    return typeof values[field] === 'string' ? values[field] !== '' : cell !== '';
  });
}

/**
 * The given fields that are not as the haulier has them. A plate is read only, as in the form, once it is known and as long as
 * there is no car to insure.
 */
function changesOf(values: TruckerValues, trucker: Trucker, given: readonly ImportField[]) {
  const sent = toSentHaulier(values);
  const now = toSentHaulier(toTruckerValues(trucker));
  const canTypePlate = now.registrationNumber === '' && now.hasCarInsurance;
  return given.filter(
    (field) => (field !== 'registrationNumber' || canTypePlate) && sent[field] !== now[field],
  );
}

/** What becomes of each row, beside the hauliers of the list and the rows before it. */
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
    if (Object.keys(row.errors).length === 0) seen.add(identity);
    const trucker = isIdentified ? byIdentity.get(identity) : undefined;
    const given = givenFields(row, columns);
    const names = trucker ? given : importFieldNames;
    const errors = Object.fromEntries(
      Object.entries(row.errors).filter(([field]) => names.some((name) => name === field)),
    );
    if (Object.keys(errors).length > 0) return { ...row, errors, state: { at: 'faulty' } };
    if (!trucker) {
      const sameCvr = namesByCvr.get(normalForms.cvr(row.values.cvr)) ?? [];
      return { ...row, errors, state: { at: 'new', sameCvr } };
    }
    const changes = changesOf(row.values, trucker, given);
    return { ...row, errors, state: { at: 'known', trucker, changes } };
  });
}
