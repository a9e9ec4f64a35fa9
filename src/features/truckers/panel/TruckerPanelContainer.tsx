import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchAddOnsQuery } from '@/api/add-ons/addOns.api';
import { isNotFound } from '@/api/core/apiError';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { useGetPremiumQuery } from '@/api/prices/prices.api';
import type { Agreement, Trucker } from '@/api/truckers/trucker.model';
import { useGetTruckerQuery } from '@/api/truckers/trucker.api';
import { useGetTruckerHistoryQuery } from '@/api/trucker-history/truckerHistory.api';
import { toSubmissions } from '@/domain/submissions/submissions';
import { useErrorText } from '@/shared/errors/MessageText';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { useEscape } from '@/shared/hooks/useEscape';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { useAriaShortcut } from '@/shared/lists/shortcuts/shortcuts';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import { EmptyState } from '@/shared/ui/states/EmptyState';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { SkeletonLines } from '@/shared/ui/states/LoadingState';
import './truckerPanel.scss';
import { truckerPrice, premiumChoicesOf } from './truckerPrice';
import { LastSubmission } from './LastSubmission';
import { TruckerContact, type PriceToShow } from './TruckerContact';
import { TruckerFacts } from './TruckerFacts';

interface TruckerPanelProps {
  id: number;
  /** The haulier's row in the list. */
  listed: Trucker | undefined;
  /** The haulier's position in the list; null if the list does not show the haulier. */
  position: { number: number; total: number } | null;
  /** False if the URL opened the haulier: the focus stays on the page. */
  takesFocus: boolean;
  renderActions: (trucker: Trucker) => ReactNode;
  onAddNumberPlate: (trucker: Trucker) => void;
  onStep: (distance: 1 | -1) => void;
  onClose: () => void;
}

/** True if the server sent only the id of a choice, so that its title must come from the reference lists. */
function lacksTitles(agreement: Agreement | null | undefined): boolean {
  if (!agreement) return false;
  const { area, newValue, ownRisk, injury } = agreement;
  return [area, newValue, ownRisk, injury].some((choice) => choice?.title === '');
}

/** The price of the haulier; undefined until the premium and the add-ons are loaded, null if it is unknown. */
function usePrice(trucker: Trucker | undefined): PriceToShow {
  const choices = trucker ? premiumChoicesOf(trucker) : null;
  const premium = useGetPremiumQuery(choices ?? skipToken);
  const hasAgreement = Boolean(trucker?.agreement);
  const car = useSearchAddOnsQuery(hasAgreement ? 'car' : skipToken);
  const work = useSearchAddOnsQuery(hasAgreement ? 'work' : skipToken);
  const parts = choices ? [premium, car, work] : [car, work];
  if (!trucker || parts.some(({ isFetching, currentData }) => isFetching && !currentData))
    return undefined;
  if (!car.currentData || !work.currentData) return null;
  const addOns = { car: car.currentData, work: work.currentData };
  return truckerPrice(trucker, (choices && premium.currentData) ?? null, addOns);
}

/** The panel of the open haulier. Shows the data from the list row immediately, and the rest when it has loaded. */
export function TruckerPanelContainer(props: TruckerPanelProps) {
  const { id, listed, position, takesFocus, onStep, onClose } = props;
  const { t } = useTranslation('staff');
  const whole = useGetTruckerQuery(id);
  const history = useGetTruckerHistoryQuery(id);
  const { lists } = useReferenceLists(!lacksTitles(whole.currentData?.trucker.agreement));
  const entries = history.currentData;
  const submissions = useMemo(() => entries && toSubmissions(entries), [entries]);
  const price = usePrice(whole.currentData?.trucker);
  const isUnknown = isNotFound(whole.error);
  const trucker = isUnknown ? undefined : (whole.currentData?.trucker ?? listed);
  const isLoaded = whole.currentData !== undefined;
  const hasFailed = whole.isError;

  const heading = useRef<HTMLHeadingElement>(null);
  const name = trucker?.name ?? '';
  const { announce } = useAnnounce();
  const announcedName = useRef('');
  useEffect(() => {
    // Screen readers read the first haulier's name with the focused heading. When the user steps to another haulier,
    // the focus stays on the button, so announce the name.
    if (announcedName.current && name && announcedName.current !== name) announce(name);
    if (name) announcedName.current = name;
  }, [name, announce]);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, { fallback: heading });
  useEscape((event) => {
    // Escape closes the panel, but dialogs, menus and the search box handle Escape themselves.
    const focused = document.activeElement ?? document.body;
    // A click on an empty part of the page focuses `main`. Escape then closes the panel, too.
    const isFree =
      focused.matches('body, main') ||
      (focused.closest('.trucker-panel, .list-body') && !focused.closest('.row-menu'));
    if (event.defaultPrevented || !isFree || panel.current?.closest('[inert]')) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const errorText = useErrorText();
  // The panel itself says that the haulier is unknown, so no notification is needed.
  useLoadNotice({ ...whole, isError: whole.isError && !isUnknown }, { textOf: errorText });
  useLoadNotice({ ...history, isError: history.isError && !isUnknown }, { textOf: errorText });

  const step = (name: 'previous' | 'next', label: string, isLast: boolean, keys?: string) => (
    <IconButton
      name={name}
      label={label}
      aria-disabled={isLast || undefined}
      aria-keyshortcuts={keys}
      onClick={() => !isLast && onStep(name === 'next' ? 1 : -1)}
    />
  );
  const previousKey = useAriaShortcut('previous');
  const nextKey = useAriaShortcut('next');
  const isFirst = !position || position.number === 1;
  const isLast = !position || position.number === position.total;
  return (
    <aside ref={panel} className="trucker-panel panel" aria-labelledby="trucker-panel-title">
      <div className="trucker-panel-steps">
        {step('previous', t('truckerPanel.previous'), isFirst, previousKey)}
        {step('next', t('truckerPanel.next'), isLast, nextKey)}
        {position && <span>{t('truckerPanel.position', position)}</span>}
        <IconButton name="close" label={t('common.close')} onClick={onClose} />
      </div>
      <h2 ref={heading} id="trucker-panel-title" tabIndex={-1}>
        {name ? <bdi>{name}</bdi> : t('truckerPanel.title')}
      </h2>
      {isUnknown && (
        <EmptyState title={t('history.unknownHaulier')} iconName="search">
          <p>{t('history.unknownHaulierHelp')}</p>
          <Button variant="secondary" onClick={onClose}>
            {t('history.backToList')}
          </Button>
        </EmptyState>
      )}
      {hasFailed && !isUnknown && (
        <ErrorState
          message={t('truckerPanel.loadFailed')}
          onRetry={() => {
            // The pressed retry button disappears, so focus the heading.
            heading.current?.focus();
            void whole.refetch();
          }}
        />
      )}
      {!trucker && !hasFailed && <SkeletonLines count={12} />}
      {trucker && (
        <>
          <p className={`trucker-panel-status mb-0 mark mark-${trucker.isActive ? 'yes' : 'no'}`}>
            {t(trucker.isActive ? 'truckers.statusOk' : 'truckers.statusNotOk')}
          </p>
          <TruckerContact trucker={trucker} isLoaded={isLoaded} price={price} />
          {props.renderActions(trucker)}
          <LastSubmission
            truckerId={trucker.id}
            submissions={submissions}
            hasFailed={history.isError}
            onRetry={() => {
              heading.current?.focus();
              void history.refetch();
            }}
          />
          <TruckerFacts
            trucker={trucker}
            lists={lists}
            isLoaded={isLoaded}
            isAwaited={!isLoaded && !hasFailed}
            onAddNumberPlate={props.onAddNumberPlate}
          />
        </>
      )}
    </aside>
  );
}
