import { createContext, useContext, type ReactNode } from 'react';
import type { Trucker, TruckerSortColumn } from '@/api/truckers/trucker.model';
import { normalForms } from '@/domain/haulier.mapper';
import type { Translate } from '@/i18n/i18n';
import { RowAction } from '@/shared/lists/cells';
import { hyphenatedHeader, type Column } from '@/shared/lists/columns';

export const insuranceMarks = {
  verified: { tone: 'yes', text: 'truckers.kfVerified' },
  notVerified: { tone: 'no', text: 'truckers.kfNotVerified' },
  unknown: { tone: 'warning', text: 'truckers.kfUnknown' },
} as const;

const workMarks = {
  yes: { tone: 'yes', text: 'truckers.workYes', shortText: 'common.yes' },
  no: { tone: 'no', text: 'truckers.workNo', shortText: 'common.no' },
  unknown: { tone: 'warning', text: 'truckers.workUnknown', shortText: 'truckers.unknown' },
} as const;

function workMark(hasWorkInsurance: boolean | null) {
  if (hasWorkInsurance === null) return workMarks.unknown;
  return hasWorkInsurance ? workMarks.yes : workMarks.no;
}

export interface TruckerColumnActions {
  renderActions: (trucker: Trucker) => ReactNode;
  onOpen: (id: number) => void;
  onAddRegistration: (trucker: Trucker) => void;
}

/** Not a parameter of the columns, so that opening a haulier does not render every row. */
export const OpenTruckerContext = createContext<number | null>(null);

function TruckerName({
  trucker: { id, name },
  onOpen,
}: {
  trucker: Trucker;
  onOpen: (id: number) => void;
}) {
  const isOpen = useContext(OpenTruckerContext) === id;
  return (
    <button type="button" className="row-name" aria-expanded={isOpen} onClick={() => onOpen(id)}>
      <bdi>{name}</bdi>
    </button>
  );
}

export function truckerColumns(
  t: Translate,
  { renderActions, onOpen, onAddRegistration }: TruckerColumnActions,
): Column<Trucker, TruckerSortColumn>[] {
  return [
    {
      id: 'id',
      header: t('truckers.colId'),
      isSortable: true,
      isKeptBeside: true,
      cardPlace: 'fact',
      cell: ({ id }) => id,
    },
    {
      id: 'name',
      header: t('truckers.colName'),
      isSortable: true,
      isRowHeader: true,
      isKeptBeside: true,
      cell: (trucker) => <TruckerName trucker={trucker} onOpen={onOpen} />,
    },
    {
      id: 'cvr',
      header: t('truckers.colCvr'),
      isSortable: true,
      isKeptBeside: true,
      cardPlace: 'fact',
      cell: ({ cvr }) => cvr,
    },
    {
      id: 'truckNumber',
      ...hyphenatedHeader(t('truckers.colTruckNumber')),
      isSortable: true,
      isKeptBeside: true,
      cardPlace: 'fact',
      cell: ({ truckNumber }) => truckNumber,
    },
    {
      id: 'hasWorkInsurance',
      ...hyphenatedHeader(t('truckers.colWorkInjury')),
      isSortable: true,
      cardPlace: 'mark',
      mark: ({ hasWorkInsurance }) => {
        const { tone, text, shortText } = workMark(hasWorkInsurance);
        return { tone, text: t(text), shortText: t(shortText) };
      },
    },
    {
      id: 'registration',
      ...hyphenatedHeader(t('truckers.colHasReg')),
      cardPlace: 'number',
      mark: ({ vehicle }) => {
        const reg = normalForms.registrationNumber(vehicle?.registrationNumber ?? '');
        if (!reg) return null;
        const text = t('truckers.regTooltip', { reg });
        return { tone: 'yes', text, shortText: reg, isFocusable: true };
      },
      cell: (trucker) => (
        <span data-paper={t('common.notProvided')}>
          <RowAction
            tone="no"
            label={t('truckers.regMissing')}
            shortText={t('common.add')}
            onClick={() => onAddRegistration(trucker)}
          />
        </span>
      ),
    },
    {
      id: 'motorRegister',
      ...hyphenatedHeader(t('truckers.colMotorRegister')),
      cardPlace: 'none',
      cell: ({ vehicle }) => {
        const status = vehicle?.registerStatus ?? '';
        return status === '' ? t('common.notProvided') : status;
      },
    },
    {
      id: 'kf',
      header: t('truckers.colKf'),
      cardPlace: 'mark',
      mark: ({ vehicle }) => {
        const { tone, text } = insuranceMarks[vehicle?.insuranceStatus ?? 'unknown'];
        return { tone, text: t(text) };
      },
    },
    {
      id: 'isActive',
      header: t('truckers.colStatus'),
      isSortable: true,
      cardPlace: 'mark',
      mark: ({ isActive }) => ({
        tone: isActive ? 'yes' : 'no',
        text: t(isActive ? 'truckers.statusOk' : 'truckers.statusNotOk'),
      }),
    },
    { id: 'actions', header: t('common.actions'), cell: renderActions },
  ];
}
