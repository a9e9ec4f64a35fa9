import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import type { Trucker } from '@/api/truckers/trucker.model';
import type { Submission } from '@/domain/submissions/submissions';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { useEscape } from '@/shared/hooks/useEscape';
import { IconButton } from '@/shared/ui/IconButton';
import { EmptyState, ErrorState } from '@/shared/ui/states/ErrorState';
import { SkeletonLines } from '@/shared/ui/states/LoadingState';
import './truckerPanel.scss';
import { RecentSubmissions } from './RecentSubmissions';
import { TruckerFacts } from './TruckerFacts';

/** What the panel shows. Nothing is known yet where `trucker` is undefined; `isWhole` once more than the list knows has come. */
export interface TruckerPanelProps {
  trucker: Trucker | undefined;
  /** There is no such haulier. */
  isUnknown: boolean;
  /** The names of choices that came as an id alone. */
  lists: ReferenceLists;
  isWhole: boolean;
  hasFailed: boolean;
  submissions: readonly Submission[] | undefined;
  haveSubmissionsFailed: boolean;
  previous: number | null;
  next: number | null;
  takesFocus: boolean;
  renderActions: (trucker: Trucker) => ReactNode;
  onAddRegistration: (trucker: Trucker) => void;
  onOpen: (id: number) => void;
  onClose: () => void;
  onRetry: () => void;
  onRetrySubmissions: () => void;
}

/** A haulier at a glance, beside the list, or in its place where there is no room for both. */
export function TruckerPanel(props: TruckerPanelProps) {
  const { trucker, isUnknown, isWhole, hasFailed, previous, next, onOpen } = props;
  const { t } = useTranslation('staff');
  const heading = useRef<HTMLHeadingElement>(null);
  const name = trucker?.name ?? '';
  const { announce } = useAnnounce();
  const told = useRef('');
  useEffect(() => {
    // The first one is told of by the focus, those after it while the focus stays on what leads to them.
    if (told.current && name && told.current !== name) announce(name);
    if (name) told.current = name;
  }, [name, announce]);
  const panel = useRef<HTMLElement>(null);
  useEscape(true, (event) => {
    // A dialog, a menu and the search box have their own use for the key.
    const focused = document.activeElement ?? document.body;
    // A press on an empty part of the page gives the focus to all of it.
    const isFree =
      focused.matches('body, main') || focused.closest('.trucker-panel, .list-body') !== null;
    if (event.defaultPrevented || !isFree || panel.current?.closest('[inert]')) return;
    event.preventDefault();
    props.onClose();
  });
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const step = (iconName: 'previous' | 'next', label: string, id: number | null) => (
    <IconButton
      name={iconName}
      label={label}
      aria-disabled={id === null || undefined}
      onClick={() => id !== null && onOpen(id)}
    />
  );
  return (
    <aside ref={panel} className="trucker-panel panel" aria-labelledby="trucker-panel-title">
      <div className="trucker-panel-head">
        <h2 ref={heading} id="trucker-panel-title" tabIndex={-1}>
          {name ? <bdi>{name}</bdi> : t('truckerPanel.title')}
        </h2>
        <div className="trucker-panel-steps">
          {step('previous', t('truckerPanel.previous'), previous)}
          {step('next', t('truckerPanel.next'), next)}
          <IconButton name="close" label={t('common.close')} onClick={props.onClose} />
        </div>
      </div>
      {isUnknown && (
        <EmptyState title={t('history.unknownHaulier')}>
          <p>{t('history.unknownHaulierHelp')}</p>
        </EmptyState>
      )}
      {hasFailed && !isUnknown && (
        <ErrorState
          message={t('truckerPanel.loadFailed')}
          retryLabel={t('common.tryAgain')}
          onRetry={() => {
            // The button goes.
            heading.current?.focus();
            props.onRetry();
          }}
        />
      )}
      {!trucker && !hasFailed && <SkeletonLines count={12} />}
      {trucker && (
        <>
          {props.renderActions(trucker)}
          <TruckerFacts
            trucker={trucker}
            lists={props.lists}
            isWhole={isWhole}
            isAwaited={!isWhole && !hasFailed}
            onAddRegistration={props.onAddRegistration}
          />
          <RecentSubmissions
            truckerId={trucker.id}
            submissions={props.submissions}
            hasFailed={props.haveSubmissionsFailed}
            onRetry={() => {
              heading.current?.focus();
              props.onRetrySubmissions();
            }}
          />
        </>
      )}
    </aside>
  );
}
