import { useContext, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound, isWorthRetrying } from '@/api/core/apiError';
import { useReferenceLists } from '@/api/lookups/lookups.api';
import { Audience } from '@/i18n/i18n';
import { failureMessage, inLanguage } from '@/shared/errors/failureMessage';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { mayFetchAhead } from '@/shared/routing/fetchWhenIdle';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorFallback } from '@/shared/ui/states/ErrorState';
import { focusPageHeading, PageHeading } from '@/shared/ui/PageHeading';
import { NamedText } from '@/shared/ui/NamedText';
import { isSecondPress } from '@/shared/ui/secondPress';
import { DetailsStepPage } from '../details/DetailsStepPage';
import {
  isAgreementSaved,
  isStaff,
  requestFailureOf,
  type PageId,
  type WizardVisit,
} from '../machine/wizard.state';
import { useDrafts } from '../step/wizardDrafts';
import type { StepProps } from '../step/stepProps';
import { correctedField, pageOf, pageOrder, stepOf, titleKeyOf } from '../step/steps';
import {
  ConfirmDialog,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from './drafts/UnsavedChangesGuard';
import { LoadFailurePage } from './LoadFailurePage';
import { laterSteps, useStepAhead } from './laterSteps';
import { SignedBefore } from './SignedBefore';
import { useWizard } from './useWizard';
import { WizardProgress } from './WizardProgress';

interface WizardContainerProps extends Pick<UnsavedChangesGuardProps, 'onLeft'> {
  visit: WizardVisit;
}

/** The wizard, for hauliers and for staff. Later changes of `visit` are ignored. */
export function WizardContainer(props: WizardContainerProps) {
  const [session, startOver] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // The button that starts over, or tries again, has disappeared, so focus the heading.
    if (session > 0) focusPageHeading();
  }, [session]);
  return <WizardSession key={session} {...props} onStartOver={startOver} />;
}

interface WizardSessionProps extends WizardContainerProps {
  onStartOver: () => void;
}

function WizardSession({ visit, onLeft, onStartOver }: WizardSessionProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { state, wizard } = useWizard(visit);
  const { phase, trucker, corrected, signed } = state;
  const isForStaff = isStaff(state);
  const isLoading = phase === 'starting' || phase === 'loading';
  const step = stepOf(phase);
  // Fetch the lists of step 2 during step 1. If prefetching is not allowed, step 2 fetches them.
  const isTooEarly =
    isLoading || phase === 'loadFailed' || (step.id === 'details' && !mayFetchAhead());
  const { hasFailed, isFetching, error: listsError } = useReferenceLists(isTooEarly);
  useLoadNotice(
    { isError: hasFailed, isFetching, error: listsError },
    { textOf: () => t('wizard.lookupLoadFailed') },
  );

  const { drafts, isRead } = useDrafts(visit);
  const LaterStep = step.id === 'details' ? null : laterSteps[step.id];
  const fetchStepAhead = useStepAhead();
  const page = pageOf(phase);
  const direction = usePageChange(
    page,
    correctedField(state) !== undefined || (page === 'check' && corrected !== null),
  );
  const clickedPage = useRef(page);

  const isSigned = signed !== null;
  useEffect(() => {
    // The page or dialog that had the focus has disappeared, so focus the heading.
    if (isSigned) focusPageHeading();
  }, [isSigned]);

  const failed = requestFailureOf(state);
  if (signed) {
    // A refused link can no longer open the agreement.
    const handleChange = failed?.help ? undefined : onStartOver;
    return <SignedBefore token={state.token} signed={signed} onChange={handleChange} />;
  }
  if (phase === 'loadFailed') {
    return (
      <LoadFailurePage
        message={inLanguage(failureMessage(failed?.error), failed?.lang)}
        isRefused={!isWorthRetrying(failed?.error)}
        isForStaff={isForStaff}
        onRetry={isNotFound(failed?.error) ? undefined : onStartOver}
      />
    );
  }

  const fetchAhead = () => {
    // If the dialog's chunk fails to load, the next focus event or click tries again.
    ConfirmDialog.prefetch();
    fetchStepAhead(step.id === 'details' ? 'car' : 'work');
  };
  const stepProps: StepProps = { state, wizard, drafts };
  if (isForStaff && isAgreementSaved(state) && LaterStep) return <LaterStep {...stepProps} />;

  return (
    <div
      className="wizard"
      data-travel={direction}
      onFocus={fetchAhead}
      onClickCapture={(event) => {
        // Safari does not focus a tapped button or radio button, so `onFocus` would miss the tap.
        fetchAhead();
        if (!isSecondPress(event)) clickedPage.current = page;
        // If the first press of a double press has changed the page, ignore the second: it was not meant for the new
        // page.
        else if (clickedPage.current !== page) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {isRead && <UnsavedChangesGuard {...stepProps} onLeft={onLeft} onStartOver={onStartOver} />}
      {isForStaff && trucker && (
        <p className="mb-2 fw-semibold">
          <NamedText text={t('wizard.adminTitle', { name: trucker.name })} names={[trucker.name]} />
        </p>
      )}
      <WizardProgress state={state} wizard={wizard} />
      <PageHeading title={t(titleKeyOf(state), { context })} />
      <ErrorBoundary
        place={step.id}
        fallback={(reference, onRetry) => <ErrorFallback reference={reference} onRetry={onRetry} />}
      >
        {step.id === 'details' && <DetailsStepPage {...stepProps} />}
        {LaterStep && <LaterStep {...stepProps} />}
      </ErrorBoundary>
    </div>
  );
}

/**
 * Moves the focus to the heading of a new page, unless the page focuses another element (`hasOtherFocusTarget`), or the
 * focus is already in its form, for example on a question about a colleague's change. Returns the direction of the last
 * page change; undefined before the first one.
 */
function usePageChange(page: PageId, hasOtherFocusTarget: boolean): 'forward' | 'back' | undefined {
  const [{ shown, direction }, setShown] = useState<{
    shown: PageId;
    direction?: 'forward' | 'back';
  }>({ shown: page });
  if (shown !== page) {
    const isForward = pageOrder.indexOf(page) > pageOrder.indexOf(shown);
    setShown({ shown: page, direction: isForward ? 'forward' : 'back' });
  }
  const focusHeading = useEffectEvent(() => {
    const isTaken = hasOtherFocusTarget || document.activeElement?.closest('.wizard form');
    if (!isTaken) focusPageHeading();
  });
  useEffect(() => {
    if (direction) focusHeading();
  }, [page, direction]);
  return direction;
}
