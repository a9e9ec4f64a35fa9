import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAllTruckersQuery } from '@/api/truckers/allTruckers.api';
import type { Trucker } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import type { FormValues } from '@/shared/forms/validation';
import type { ListDialogCallbacks } from '@/shared/lists/dialogs/useListDialogs';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { useRunBarAhead } from '@/shared/runs/fetchRunBar';
import {
  confirmationOfReplacing,
  countEnds,
  countsText,
  createRun,
  isUnderWay,
  type Run,
  type RunItem,
} from '@/shared/runs/run';
import { runStarted, selectRun } from '@/shared/runs/runs.slice';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { identityOf, type TruckerValues } from '../forms/trucker.mapper';
import { guessColumns, importFieldNames, type ImportField, type Table } from './columns';
import './import.scss';
import {
  ChangedRows,
  columnName,
  FaultyRows,
  ImportColumns,
  SameCompanyRows,
  takeName,
} from './ImportRows';
import { indexTruckers, mendRow, planRows, parseRows, type PlannedRow } from './importRows';
import { has } from './importRuns';
import { ImportSource } from './ImportSource';
import { parsePastedTable, parseTable } from './parseTable';
import { isLeftOut, planImport } from './planImport';

const trialSize = 3;

const plainImport = { kind: 'import', titleKey: 'runs.import' } as const;

/**
 * The form's values before anything is imported. `fileName` stays empty for a pasted text. Values for columns and rows
 * are added later (`columnName`, `mendName`, `takeName`).
 */
const nothingYet: FormValues = { text: '', fileName: '' };

/** Creates hauliers from a file or pasted rows. Known hauliers are changed only in the fields that the user ticks. */
export function ImportDialog({ onClose }: ListDialogCallbacks) {
  const { t } = useTranslation('bulk');
  useRunBarAhead();
  const dispatch = useAppDispatch();
  const toText = useMessageText();
  const isTrial = useRef(false);
  const trialText = useRef<HTMLParagraphElement>(null);
  const [trialId, setTrialId] = useState('');
  const run = useAppSelector(selectRun);
  const trial = run?.id === trialId ? run : null;
  const isBusy = isUnderWay(run);
  // The import includes the rows of its trial, so replacing the trial's run needs no confirmation.
  const replacing = trial ? null : confirmationOfReplacing(run, { ...plainImport, items: [] }, t);

  const form = useAppForm({
    initialValues: nothingYet,
    // No schema: rows are validated one by one, so that a faulty row does not block the others.
    confirm: () => replacing,
    onSubmit: () => {
      const rows = isTrial.current ? sent.slice(0, trialSize) : plan.rows;
      const { items, states } = withTrial(
        planImport(rows, plan.fileColumns, plan.takenOf, toText, t),
        trial,
        rows,
      );
      const next = createRun({ ...plainImport, items }, states);
      dispatch(runStarted(next));
      if (isTrial.current) setTrialId(next.id);
      else onClose();
      return Promise.resolve(undefined);
    },
  });
  const { table, error } = useTable(form.values);
  const list = useGetAllTruckersQuery(undefined, {
    skip: !table,
    refetchOnMountOrArgChange: true,
  });
  const plan = useImportPlan(form.values, table, list.data);
  const sent = plan.rows.filter((row) => !isLeftOut(row, plan.takenOf(row)));
  const canSend = sent.length > 0 && !isBusy && !list.isFetching;
  const submit = (isOfTrial: boolean) => {
    if (!canSend) return;
    isTrial.current = isOfTrial;
    form.submit();
  };
  // After the import of a few rows on trial, fetch all hauliers again, so that those it created count as known.
  const { refetch } = list;
  const isTried = trial?.phase === 'ended';
  useEffect(() => {
    if (isTried) void refetch();
  }, [isTried, refetch]);

  return (
    <FormDialog
      title={t('runs.import')}
      form={{ ...form, submit: () => submit(false) }}
      submitText={canSend ? t('import.submit', { count: sent.length }) : null}
      {...(canSend &&
        !isTried &&
        sent.length > trialSize && {
          otherSubmit: {
            text: t('import.trial', { count: trialSize }),
            onPress: () => submit(true),
          },
        })}
      onClose={onClose}
      // The button that starts the trial disappears once the trial has begun. The focus then moves to the text about
      // the trial.
      fallbackFocus={isTried ? undefined : trialText}
      size="lg"
    >
      {table ? (
        <>
          <ImportHeading
            text={t('import.read', {
              count: plan.rows.length,
              name: form.values.fileName === '' ? t('import.pasted') : form.values.fileName,
            })}
          >
            <Button
              variant="quiet"
              onClick={() => {
                form.reset();
                // Forget the trial of this file: the rows of another file have the same numbers.
                setTrialId('');
              }}
            >
              {t('import.other')}
            </Button>
          </ImportHeading>
          {trial && (
            // No live region, because the bar of the run announces the end of the trial.
            <p ref={trialText} tabIndex={-1}>
              {isTried
                ? t('import.tried', { counts: countsText(trial, countEnds(trial), t) })
                : t('import.trying')}
            </p>
          )}
          {isBusy && !trial && (
            <p>
              <Said text={t('runs.busy')} />
            </p>
          )}
          {list.isFetching && (
            <p>
              <Said text={t('import.listing')} />
            </p>
          )}
          {list.isError && (
            <Alert tone="warning">
              <Said text={t('import.notListed')} />
            </Alert>
          )}
          <ImportSummary rows={plan.rows} canSend={sent.length > 0} />
          <ImportColumns
            table={table}
            columns={plan.fileColumns}
            newCount={list.isFetching ? 0 : countAt(plan.rows, 'new')}
            isCompared={!list.isError}
          />
          <FaultyRows rows={plan.mended} />
          <ChangedRows rows={plan.rows.filter(hasChanges)} />
          <SameCompanyRows rows={plan.rows} />
        </>
      ) : (
        <ImportSource
          error={error}
          warnings={replacing?.reasons ?? []}
          onText={(text, fileName) => {
            form.setValue('fileName', fileName);
            form.setValue('text', text);
          }}
        />
      )}
    </FormDialog>
  );
}

/**
 * Adds to the import the items that its trial saved, or may have saved, so that undoing the import also undoes them.
 * Leaves out items whose values have changed since the trial: the run sends these rows again. A row that the user has
 * left out since the trial is added only if the server is known to have it: otherwise the run would send it.
 */
function withTrial(
  { items, states }: ReturnType<typeof planImport>,
  trial: Run | null,
  rows: readonly PlannedRow[],
) {
  const triedByKey = new Map(trial?.items.map((item) => [item.key, item]));
  const rowByKey = new Map(rows.map(({ number, state }) => [String(number), state]));
  const endOf = (key: string) => trial?.states[key]?.at;
  // True if the server is known to have what the trial sent for a row.
  const isOnServer = ({ key, before, wanted }: RunItem) => {
    if (endOf(key) === 'saved') return true;
    const state = rowByKey.get(key);
    if (state?.at !== 'known') return false;
    const sent = wanted as TruckerValues;
    return before === null
      ? identityOf(state.trucker) === identityOf(sent)
      : has(state.trucker, sent);
  };
  const saved = new Map(
    items.flatMap(({ key, wanted }) => {
      const tried = triedByKey.get(key);
      if (!tried || (endOf(key) !== 'saved' && endOf(key) !== 'unknown')) return [];
      // If the list could not be fetched after the trial, rows that the trial created still count as new. So compare
      // their values.
      const isSame = JSON.stringify(tried.wanted) === JSON.stringify(wanted);
      const isTaken = states[key]?.at === 'skipped' ? isOnServer(tried) : isSame;
      return isTaken ? [[key, tried] as const] : [];
    }),
  );
  // If the response to a row of the trial was lost, the row starts as `sent`: the run finds out whether it was saved.
  const ends = [...saved.keys()].map(
    (key) => [key, { at: endOf(key) === 'saved' ? 'saved' : 'sent' }] as const,
  );
  return {
    items: items.map((item) => saved.get(item.key) ?? item),
    states: { ...states, ...Object.fromEntries(ends) },
  };
}

/** A text that screen readers announce when it appears. */
function Said({ text }: { text: string }) {
  return (
    <>
      <LiveMessage text={text} />
      {text}
    </>
  );
}

/** The heading takes the focus when it appears, as it replaces the field that had the focus. */
function ImportHeading({ text, children }: { text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="import-heading">
      <h3 ref={heading} className="h6" tabIndex={-1}>
        {text}
      </h3>
      {children}
    </div>
  );
}

const hasChanges = ({ state }: PlannedRow) => state.at === 'known' && state.changes.length > 0;

const countAt = (rows: readonly PlannedRow[], at: PlannedRow['state']['at']) =>
  rows.filter(({ state }) => state.at === at).length;

function ImportSummary({ rows, canSend }: { rows: readonly PlannedRow[]; canSend: boolean }) {
  const { t } = useTranslation('bulk');
  const counts = [
    [countAt(rows, 'new'), 'import.new'],
    [countAt(rows, 'known'), 'import.knownCount'],
    [rows.filter(hasChanges).length, 'import.changesCount'],
    [countAt(rows, 'double'), 'import.doubleCount'],
    [countAt(rows, 'faulty'), 'import.faultyCount'],
  ] as const;
  const text = counts.flatMap(([count, key]) => (count > 0 ? t(key, { count }) : [])).join(' · ');
  const withoutNumberPlate = rows.filter(
    ({ state, values }) => state.at === 'new' && values.hasNoNumberPlate,
  ).length;
  const nothingKey = rows.some(hasChanges)
    ? 'import.chooseChanges'
    : countAt(rows, 'faulty') > 0
      ? 'import.nothingButErrors'
      : 'import.nothing';
  return (
    <>
      <LiveMessage text={text} />
      <p>{text}</p>
      {withoutNumberPlate > 0 && <p>{t('import.noPlate', { count: withoutNumberPlate })}</p>}
      {!canSend && <p>{t(nothingKey)}</p>}
    </>
  );
}

function useTable({ text, fileName }: FormValues): {
  table: Table | null;
  error: TextKey | null;
} {
  return useMemo(() => {
    const parseText = fileName ? parseTable : parsePastedTable;
    const parsed = text ? parseText(String(text)) : { error: null };
    return 'error' in parsed
      ? { table: null, error: parsed.error }
      : { table: parsed, error: null };
  }, [text, fileName]);
}

/** Returns the corrections typed into faulty rows, by row number. */
function mendsIn(values: FormValues): Map<number, Partial<TruckerValues>> {
  const mends = new Map<number, Partial<TruckerValues>>();
  for (const [name, value] of Object.entries(values)) {
    const [, number, field = ''] = /^mend:(\d+):(.*)$/.exec(name) ?? [];
    if (number) mends.set(Number(number), { ...mends.get(Number(number)), [field]: value });
  }
  return mends;
}

function useImportPlan(
  values: FormValues,
  table: Table | null,
  truckers: readonly Trucker[] = noTruckers,
) {
  const guessed = useMemo(() => (table ? guessColumns(table) : []), [table]);
  const chosen = guessed.map((field, index) => {
    const value = values[columnName(index)] ?? field;
    return importFieldNames.find((name) => name === value) ?? '';
  });
  const columnsText = chosen.join();
  const columns = useMemo(
    () => columnsText.split(',').map((name) => (name === '' ? null : (name as ImportField))),
    [columnsText],
  );
  const read = useMemo(() => (table ? parseRows(table, columns) : []), [table, columns]);
  const listed = useMemo(() => indexTruckers(truckers), [truckers]);
  const { rows, mends } = useMemo(() => {
    const typed = mendsIn(values);
    const mended = read.map((row) => {
      const mend = typed.get(row.number);
      return mend ? mendRow(row, mend) : row;
    });
    return { rows: planRows(mended, columns, listed), mends: typed };
  }, [read, columns, listed, values]);
  return {
    fileColumns: guessed.map((_field, index) => ({
      field: columns[index] ?? null,
      header: table?.headers[index] ?? '',
    })),
    rows,
    /** Rows with errors, and rows that the user has corrected. */
    mended: rows.filter(({ number, state }) => state.at === 'faulty' || mends.has(number)),
    /** The changes to a known haulier that the user has ticked. */
    takenOf: ({ number, state }: PlannedRow): ImportField[] =>
      state.at === 'known'
        ? state.changes.filter((field) => values[takeName(number, field)] === true)
        : [],
  };
}

const noTruckers: readonly Trucker[] = [];
