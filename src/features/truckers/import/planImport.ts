import { toSentTruckerFields } from '@/domain/truckerFields.mapper';
import type { Message } from '@/shared/errors/failureMessage';
import type { Translate } from '@/i18n/i18n';
import type { ExportColumn } from '@/shared/export/exportTable';
import type { FieldValue } from '@/shared/forms/validation';
import type { ItemState, Run, RunItem } from '@/shared/runs/run';
import { toTruckerInput, toTruckerValues, type TruckerValues } from '../forms/trucker.mapper';
import { columnTitle, importFields, type ImportField } from './columns';
import type { PlannedRow } from './importRows';

/** `truckerId` is null for a new haulier. `cells` are the row's cells in the file, with the user's corrections. */
export interface ImportAbout {
  truckerId: number | null;
  cells: readonly (readonly [header: string, cell: string])[];
}

/** A new haulier as it is sent, or the changed fields of a known one. */
export type ImportValues = Partial<Pick<TruckerValues, ImportField>>;

export type ImportItem = RunItem<ImportAbout, ImportValues>;

function pick(values: TruckerValues, fields: readonly ImportField[]): ImportValues {
  const sent = toSentTruckerFields(values);
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
}

/** True if nothing is sent for the row. `taken`: the changes that the user has chosen. */
export const isLeftOut = ({ state }: PlannedRow, taken: readonly ImportField[]) =>
  state.at === 'known' ? taken.length === 0 : state.at !== 'new';

/** The reason why nothing is sent for a row. */
function reasonOf({ errors, state }: PlannedRow, toText: (message: Message) => string): Message {
  if (state.at === 'double') return { key: 'import.double' };
  const [error] = Object.entries(errors);
  if (!error) return { key: 'import.known' };
  const [field, message] = error;
  return { intro: importFields[field as ImportField], text: toText(message) };
}

/**
 * Makes the items of the run from rows that `planRows` has planned: one for every row, so that the report covers the
 * whole file. Rows that are left out start as skipped. A column without a header is named by its field, so that the
 * report can be imported again.
 */
export function planImport(
  rows: readonly PlannedRow[],
  columns: readonly { header: string; field: ImportField | null }[],
  takenOf: (row: PlannedRow) => readonly ImportField[],
  toText: (message: Message) => string,
  t: Translate,
) {
  const items: ImportItem[] = [];
  const states: Record<string, ItemState> = {};
  for (const row of rows) {
    const { number, cells, values, typed, state } = row;
    const key = String(number);
    const about = {
      truckerId: state.at === 'known' ? state.trucker.id : null,
      cells: columns.map(({ header, field }, index) => {
        const shownHeader = header || (field ? t(importFields[field]) : columnTitle(index, t));
        const mended = field && typed[field];
        const cell = typeof mended === 'boolean' ? showField(mended, t) : (mended ?? cells[index]);
        return [shownHeader, cell ?? ''] as const;
      }),
    };
    const knownName = state.at === 'known' ? state.trucker.name : '';
    const item = { key, label: values.name || knownName || key, about };
    const taken = takenOf(row);
    if (state.at === 'known' && taken.length > 0) {
      const before = pick(toTruckerValues(state.trucker), taken);
      items.push({ ...item, before, wanted: pick(values, taken) });
      continue;
    }
    items.push({ ...item, before: null, wanted: toTruckerInput(values) });
    if (!isLeftOut(row, taken)) continue;
    const isFaulty = state.at !== 'known';
    states[key] = { at: 'skipped', messages: [reasonOf(row, toText)], isFaulty };
  }
  return { items, states };
}

/** Formats what an item of an import changes, for the report of the run. */
export function showImport(value: unknown, t: Translate): string {
  const values = value as ImportValues | null;
  if (!values) return '';
  // For a new haulier, show the numbers that identify it.
  const shown = 'name' in values && 'cvr' in values && 'truckNumber' in values;
  const fields: readonly ImportField[] = shown
    ? ['cvr', 'truckNumber']
    : (Object.keys(values) as ImportField[]);
  return fields
    .map((field) => `${t(importFields[field])} ${showField(values[field] ?? '', t)}`)
    .join(', ');
}

export function showField(value: FieldValue, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no');
  return value || t('import.none');
}

/** The columns of a run's report: those of the imported file, with its headers and cells. */
export function columnsOfFile({ items }: Run): ExportColumn<RunItem>[] {
  const cellsOf = ({ about }: RunItem) => (about as ImportAbout).cells;
  const headers = items[0] ? cellsOf(items[0]) : [];
  return headers.map(([header], index) => ({
    header,
    cell: (item) => cellsOf(item)[index]?.[1] ?? '',
  }));
}
