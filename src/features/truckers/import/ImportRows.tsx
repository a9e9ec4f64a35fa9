import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TruckerField } from '@/domain/TruckerField';
import { toTruckerValues } from '../forms/trucker.mapper';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { toYesNo } from '@/shared/forms/formValues';
import {
  FormContext,
  useFormHandle,
  type FieldLabel,
  type FormHandle,
} from '@/shared/forms/formContext';
import type { FieldValue } from '@/shared/forms/validation';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import {
  columnTitle,
  importFieldNames,
  importFields,
  insuranceFields,
  isInsurance,
  type ImportField,
  type Table,
} from './columns';
import type { PlannedRow } from './importRows';
import { showField } from './planImport';

/** The names of the form's values: the field of a column, the correction of a cell, and whether a change is chosen. */
export const columnName = (index: number) => `column:${String(index)}`;
const mendName = (row: number, field: string) => `mend:${String(row)}:${field}`;
export const takeName = (row: number, field: string) => `take:${String(row)}:${field}`;

/**
 * The most faulty rows to show: more fields would make the dialog slow, and so many errors are easier to correct in the
 * file.
 */
const maxFaultyRows = 20;
const maxListedRows = 100;

interface ImportColumnsProps {
  table: Table;
  columns: readonly { header: string; field: ImportField | null }[];
  /** The number of rows that count as new. */
  newCount: number;
  /** False if the list could not be fetched. Known hauliers then count as new, too. */
  isCompared: boolean;
}

export function ImportColumns(props: ImportColumnsProps) {
  const { columns, newCount, isCompared } = props;
  const { rows, width } = props.table;
  const { t } = useTranslation('bulk');
  const form = useFormHandle();
  const ofColumns: FormHandle = {
    ...form,
    values: Object.fromEntries(columns.map(({ field }, index) => [columnName(index), field ?? ''])),
    setValue: (name, value) => {
      form.setValue(name, value);
      // Each field belongs to one column only, so take it away from the column that had it.
      const before = columns.findIndex(({ field }) => field === value);
      if (before >= 0) form.setValue(columnName(before), '');
    },
  };
  const used = columns.flatMap(({ field }) => field ?? []);
  const missing = (['name', 'email', 'cvr', 'truckNumber', 'phone'] as const).filter(
    (field) => !used.includes(field),
  );
  const uninsured = newCount > 0 ? insuranceFields.filter((field) => !used.includes(field)) : [];
  const uninsuredText = uninsured
    .map((name) => {
      const field = t(importFields[name]);
      return isCompared
        ? t('import.uninsured', { count: newCount, field })
        : t('import.uninsuredUnlisted', { field });
    })
    .join(' ');
  // Announce the text only once: its number changes with each correction of a row.
  const uninsuredNames = uninsured.join();
  const [said, setSaid] = useState({ names: '', text: '' });
  if (uninsuredNames !== '' && said.names !== uninsuredNames) {
    setSaid({ names: uninsuredNames, text: uninsuredText });
  }
  // Once open, the section of the columns stays open: the focus may be in it.
  const [isOpen, setOpen] = useState(false);
  if (missing.length + uninsured.length > 0 && !isOpen) setOpen(true);
  const options = importFieldNames.map((field) => ({
    value: field,
    label: t(importFields[field]),
  }));
  return (
    <FormContext value={ofColumns}>
      <details className="import-part" open={isOpen || undefined}>
        <summary>{t('import.columns', { count: used.length, total: width })}</summary>
        {missing.length > 0 && (
          <p>
            {t('import.missing', {
              fields: missing.map((field) => t(importFields[field])).join(', '),
            })}
          </p>
        )}
        <LiveMessage text={said.text} />
        {uninsuredText && <p>{uninsuredText}</p>}
        <div className="import-fields">
          {columns.map(({ header }, index) => {
            const sample = rows.find((cells) => cells[index])?.[index];
            return (
              <SelectField
                key={index}
                name={columnName(index)}
                label={header || columnTitle(index, t)}
                {...(sample && { hint: sample })}
                options={options}
                placeholder={t('import.notUsed')}
                hidesOptional
              />
            );
          })}
        </div>
      </details>
    </FormContext>
  );
}

interface RowsProps {
  rows: readonly PlannedRow[];
}

/** Rows with errors, with an input for each faulty field. A row stays visible when it is corrected. */
export function FaultyRows({ rows }: RowsProps) {
  const { t } = useTranslation('bulk');
  if (rows.length === 0) return null;
  const faulty = rows.filter(({ state }) => state.at === 'faulty');
  // Show all rows before the first faulty row over the limit, so that corrected rows stay.
  const firstHidden = faulty[maxFaultyRows]?.number ?? Infinity;
  const shown = rows.filter(({ number }) => number < firstHidden);
  const hidden = faulty.length - shown.filter(({ state }) => state.at === 'faulty').length;
  return (
    <section className="import-part" aria-label={t('import.faultyCount', { count: faulty.length })}>
      <p>{t('import.fix')}</p>
      {shown.map((row) => (
        <FaultyRow key={row.number} row={row} />
      ))}
      {hidden > 0 && <p>{t('import.more', { count: hidden })}</p>}
    </section>
  );
}

const toFlagAnswer = (flag: FieldValue = '') => toYesNo(typeof flag === 'boolean' ? flag : null);

function FaultyRow({ row }: { row: PlannedRow }) {
  const { t } = useTranslation('bulk');
  const form = useFormHandle();
  const { number, values, typed, errors } = row;
  const isTyped = (field: string) => mendName(number, field) in form.values;
  const shown = importFieldNames.filter((field) => field in errors || isTyped(field));
  const ofRow: FormHandle = {
    ...form,
    id: `${form.id}-${String(number)}`,
    labels: useMemo(() => new Map<string, FieldLabel>(), []),
    values: {
      ...values,
      // Show a number plate as it is typed, even while its first letters mean that there is none.
      ...typed,
      hasCarInsurance: toFlagAnswer(typed.hasCarInsurance),
      hasWorkInsurance: toFlagAnswer(typed.hasWorkInsurance),
    },
    errors,
    setValue: (field, value) =>
      form.setValue(mendName(number, field), isInsurance(field) ? value === 'yes' : value),
  };
  return (
    <FormContext value={ofRow}>
      <fieldset className="import-row">
        <legend>
          <RowName number={number} values={values} />
        </legend>
        <div className="import-fields">
          {shown.map((field) =>
            isInsurance(field) ? (
              <SelectField
                key={field}
                name={field}
                label={t(importFields[field])}
                options={[
                  { value: 'yes', label: t('common.yes') },
                  { value: 'no', label: t('common.no') },
                ]}
                placeholder=""
                hidesOptional
              />
            ) : (
              <TruckerField key={field} name={field} autoComplete="off" hidesOptional />
            ),
          )}
        </div>
      </fieldset>
    </FormContext>
  );
}

function RowName({ number, values: { name, email, cvr } }: Pick<PlannedRow, 'number' | 'values'>) {
  const { t } = useTranslation('bulk');
  const shown = name || email || cvr;
  return <NamedText text={t('import.row', { number, name: shown })} names={[shown]} />;
}

/** Known hauliers whose values differ in the file. A value changes only if the user ticks it. */
export function ChangedRows({ rows }: RowsProps) {
  const { t } = useTranslation('bulk');
  const { setValues } = useFormHandle();
  if (rows.length === 0) return null;
  const shown = rows.slice(0, maxListedRows);
  const takeAll = () => {
    const names = rows.flatMap(({ number, state }) =>
      state.at === 'known' ? state.changes.map((field) => takeName(number, field)) : [],
    );
    setValues(Object.fromEntries(names.map((name) => [name, true])));
  };
  return (
    <section className="import-part" aria-label={t('import.changesCount', { count: rows.length })}>
      <p>
        {t('import.update')}{' '}
        <Button variant="quiet" onClick={takeAll}>
          {t('import.updateAll')}
        </Button>
      </p>
      {shown.map(({ number, values, state }) => {
        if (state.at !== 'known') return null;
        const now = toTruckerValues(state.trucker);
        return (
          <fieldset key={number} className="import-row">
            <legend>
              <RowName number={number} values={values} />
            </legend>
            {state.changes.map((field) => {
              const texts = {
                before: showField(now[field], t),
                after: showField(values[field], t),
              };
              return (
                <CheckboxField
                  key={field}
                  name={takeName(number, field)}
                  label={t('import.change', { field: t(importFields[field]), ...texts })}
                  names={Object.values(texts)}
                />
              );
            })}
          </fieldset>
        );
      })}
      <Hidden count={rows.length - shown.length} />
    </section>
  );
}

/** Notes about new hauliers whose company is already known. That is no error, as one company may have many taxis. */
export function SameCompanyRows({ rows }: RowsProps) {
  const { t } = useTranslation('bulk');
  const notes = rows.flatMap(({ number, values: { name }, state }) =>
    state.at === 'new' && state.sameCvr.length > 0
      ? [
          {
            number,
            names: [name, ...state.sameCvr],
            text: t('import.sameCvr', { name, names: state.sameCvr.slice(0, 3).join(', ') }),
          },
        ]
      : [],
  );
  if (notes.length === 0) return null;
  return (
    <details className="import-part">
      <summary>{t('import.sameCvrTitle', { count: notes.length })}</summary>
      <ul>
        {notes.slice(0, maxListedRows).map(({ number, text, names }) => (
          <li key={number}>
            <NamedText text={text} names={names} />
          </li>
        ))}
      </ul>
      <Hidden count={notes.length - maxListedRows} />
    </details>
  );
}

function Hidden({ count }: { count: number }) {
  const { t } = useTranslation('bulk');
  return count > 0 && <p>{t('import.hidden', { count })}</p>;
}
