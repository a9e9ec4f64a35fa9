import { createContext, useContext, type ReactNode } from 'react';
import type { Trucker, TruckerSortColumn } from '@/api/truckers/trucker.model';
import { numberPlateOf } from '@/domain/truckerFields.mapper';
import type { TextKey, Translate } from '@/i18n/i18n';
import { RowAction } from '@/shared/lists/cells';
import { hyphenatedHeader, type Column, type Mark, type MarkTone } from '@/shared/lists/columns';

export const insuranceMarks = {
  verified: { tone: 'yes', text: 'truckers.kfVerified' },
  notVerified: { tone: 'no', text: 'truckers.kfNotVerified' },
  unknown: { tone: 'warning', text: 'truckers.kfUnknown' },
} as const;

/** The marks of the columns. Translates each text once, not for every row. */
function marksOf(t: Translate) {
  const { verified, notVerified, unknown } = insuranceMarks;
  const mark = (tone: MarkTone, text: TextKey, cardText?: TextKey, shortText?: TextKey): Mark => ({
    tone,
    text: t(text),
    ...(cardText && { cardText: t(cardText) }),
    ...(shortText && { shortText: t(shortText) }),
  });
  return {
    work: {
      yes: mark('yes', 'truckers.workYes', 'truckers.colWorkInjury', 'common.yes'),
      no: mark('no', 'truckers.workNo', 'truckers.cardWorkNo', 'common.no'),
      unknown: mark(
        'warning',
        'truckers.workUnknown',
        'truckers.cardWorkUnknown',
        'truckers.unknown',
      ),
    },
    insurance: {
      verified: mark(verified.tone, verified.text, 'truckers.cardKfVerified'),
      notVerified: mark(notVerified.tone, notVerified.text, 'truckers.cardKfNotVerified'),
      unknown: mark(unknown.tone, unknown.text, 'truckers.cardKfUnknown'),
    },
    active: mark('yes', 'truckers.statusOk'),
    inactive: mark('no', 'truckers.statusNotOk'),
  };
}

function yesOrNo(value: boolean | null) {
  if (value === null) return 'unknown';
  return value ? 'yes' : 'no';
}

interface TruckerColumnActions {
  renderActions: (trucker: Trucker) => ReactNode;
  onOpen: (id: number) => void;
  onAddNumberPlate: (trucker: Trucker) => void;
}

export interface RowSelection {
  /** The rows of the shown page. */
  rows: readonly Trucker[];
  /** True while another page or search is loading: `rows` then cannot be selected as a whole. */
  isOutdated: boolean;
  selected: ReadonlyMap<number, Trucker>;
  /** Selects rows or unselects them; with `isRange`, all rows up to the one that was pressed last. */
  select: (rows: readonly Trucker[], isSelected: boolean, isRange?: boolean) => void;
}

/** The selection is in a context and not a parameter of the columns, so that selecting renders only the checkboxes. */
export const RowSelectionContext = createContext<RowSelection | null>(null);

/** The checkbox of a haulier, or of the whole page if `trucker` is missing. */
function RowCheckbox({ trucker, label }: { trucker?: Trucker; label: string }) {
  const selection = useContext(RowSelectionContext);
  if (!selection) return null;
  const rows = trucker ? [trucker] : selection.rows;
  const count = rows.filter(({ id }) => selection.selected.has(id)).length;
  const isSelected = count === rows.length;
  const isUnavailable = !trucker && selection.isOutdated;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isSelected;
      }}
      type="checkbox"
      className="form-check-input row-choice"
      aria-label={label}
      aria-disabled={isUnavailable || undefined}
      checked={isSelected}
      onChange={({ nativeEvent }) => {
        if (isUnavailable) return;
        selection.select(rows, !isSelected, (nativeEvent as MouseEvent).shiftKey);
      }}
    />
  );
}

export function truckerColumns(
  t: Translate,
  { renderActions, onOpen, onAddNumberPlate }: TruckerColumnActions,
): Column<Trucker, TruckerSortColumn>[] {
  const marks = marksOf(t);
  const notProvided = t('common.notProvided');
  const fact = (
    id: 'id' | 'cvr' | 'truckNumber',
    header: string,
  ): Column<Trucker, TruckerSortColumn> => ({
    id,
    ...hyphenatedHeader(header),
    isSortable: true,
    cardPlace: 'fact',
    cell: (trucker) => trucker[id],
  });
  const missing = { label: t('truckers.regMissing'), shortText: t('addRegistration.submit') };
  return [
    fact('id', t('common.id')),
    {
      id: 'name',
      header: t('field.name'),
      isSortable: true,
      isRowHeader: true,
      rowName: ({ name }) => name,
      checkbox: {
        ofAll: <RowCheckbox label={t('table.chooseAll')} />,
        of: (trucker) => (
          <RowCheckbox trucker={trucker} label={t('table.chooseRow', { name: trucker.name })} />
        ),
      },
      cell: ({ id, name }, isOpen) => (
        <button
          type="button"
          className="row-name"
          aria-expanded={isOpen}
          onClick={() => onOpen(id)}
        >
          <bdi>{name}</bdi>
        </button>
      ),
    },
    fact('cvr', t('truckers.colCvr')),
    fact('truckNumber', t('field.truckNumber')),
    {
      id: 'hasWorkInsurance',
      fitsFrom: 48,
      ...hyphenatedHeader(t('truckers.colWorkInjury')),
      isSortable: true,
      cardPlace: 'mark',
      mark: ({ hasWorkInsurance }) => marks.work[yesOrNo(hasWorkInsurance)],
    },
    {
      id: 'registration',
      fitsFrom: 60,
      ...hyphenatedHeader(t('truckers.colHasReg')),
      cardPlace: 'number',
      mark: (trucker) => {
        const reg = numberPlateOf(trucker);
        if (!reg) return null;
        const text = t('truckers.regTooltip', { reg });
        return { tone: 'yes', text, shortText: reg, isFocusable: true };
      },
      paperText: notProvided,
      cell: (trucker) => (
        <RowAction tone="no" {...missing} onClick={() => onAddNumberPlate(trucker)} />
      ),
    },
    {
      id: 'motorRegister',
      fitsFrom: 60,
      ...hyphenatedHeader(t('truckers.colMotorRegister')),
      cardPlace: 'none',
      cell: ({ vehicle }) => {
        const status = vehicle?.registerStatus ?? '';
        return status === '' ? notProvided : status;
      },
    },
    {
      id: 'kf',
      fitsFrom: 48,
      header: t('truckers.colKf'),
      cardPlace: 'mark',
      mark: ({ vehicle }) => marks.insurance[vehicle?.insuranceStatus ?? 'unknown'],
    },
    {
      id: 'isActive',
      header: t('truckers.colStatus'),
      isSortable: true,
      cardPlace: 'mark',
      mark: ({ isActive }) => (isActive ? marks.active : marks.inactive),
    },
    { id: 'actions', header: t('common.actions'), cell: renderActions },
  ];
}
