import { useMemo, type ReactNode } from 'react';
import { isApiError } from '@/api/core/apiError';
import { useReferenceLists } from '@/api/lookups/useReferenceLists';
import type { Agreement, Trucker } from '@/api/truckers/trucker.model';
import { useGetTruckerQuery } from '@/api/truckers/trucker.api';
import { useGetTruckerHistoryQuery } from '@/api/trucker-history/truckerHistory.api';
import { toSubmissions } from '@/domain/submissions/submissions';
import { useErrorText } from '@/shared/errors/MessageText';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { TruckerPanel } from './TruckerPanel';

/** `listed` is the haulier as the list beside it has it, where it does; so is what stands before and after it there. */
export interface TruckerPanelContainerProps {
  id: number;
  listed: Trucker | undefined;
  previous: number | null;
  next: number | null;
  /** False where the address has it: the focus stays with the page then. */
  takesFocus: boolean;
  renderActions: (trucker: Trucker) => ReactNode;
  onAddRegistration: (trucker: Trucker) => void;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** True for an agreement with a choice that came as an id alone, without what it is called. */
function lacksTitles(agreement: Agreement | null | undefined): boolean {
  if (!agreement) return false;
  const { area, newValue, ownRisk, injury } = agreement;
  return [area, newValue, ownRisk, injury].some((choice) => choice?.title === '');
}

/** All about one haulier (specification, section 2): what the list knows at once, and what it does not once that has come. */
export function TruckerPanelContainer({ id, listed, ...rest }: TruckerPanelContainerProps) {
  const whole = useGetTruckerQuery(id);
  const history = useGetTruckerHistoryQuery(id);
  const { lists } = useReferenceLists(!lacksTitles(whole.currentData?.trucker.agreement));
  const entries = history.currentData;
  const submissions = useMemo(() => entries && toSubmissions(entries), [entries]);
  const isUnknown = isApiError(whole.error) && whole.error.kind === 'notFound';
  // The panel says itself that there is no such haulier.
  const errorText = useErrorText();
  useLoadNotice({ ...whole, isError: whole.isError && !isUnknown }, errorText);
  useLoadNotice({ ...history, isError: history.isError && !isUnknown }, errorText);
  return (
    <TruckerPanel
      {...rest}
      trucker={isUnknown ? undefined : (whole.currentData?.trucker ?? listed)}
      isUnknown={isUnknown}
      lists={lists}
      isWhole={whole.currentData !== undefined}
      hasFailed={whole.isError}
      submissions={submissions}
      haveSubmissionsFailed={history.isError}
      onRetry={() => void whole.refetch()}
      onRetrySubmissions={() => void history.refetch()}
    />
  );
}
