import { useTexts } from '@/i18n/useTexts';
import { isStaff } from '../machine/selectors';
import type { CarChoices, WorkChoices } from '../machine/state';
import { usePremium } from '../pricing/usePremium';
import { SigningPage } from '../signing/SigningPage';
import { SmsDialog } from '../sms/SmsDialog';
import type { StepProps } from '../step/stepProps';
import { agreementPrice } from '../summary/agreementPrice';
import { CheckAnswersContainer } from '../summary/CheckAnswersContainer';
import { PriceSummaryContainer } from '../summary/PriceSummaryContainer';
import { AgreementSaved } from '../thank-you/AgreementSaved';
import type { WorkDrafts } from '../work/work.draft';
import { signingPhases, WorkStepPage } from '../work/WorkStepPage';
import type { AddOnLists } from '../work/WorkStepPage';

const codePhases = ['code', 'resendingCode', 'verifyingCode'];

/**
 * Step 3, with the SMS dialog that the finish may open; then signing, where it is on. For staff it ends with the word that
 * all is saved.
 */
export function WorkStepContainer(props: StepProps<WorkDrafts>) {
  const { state, wizard, onReopen } = props;
  const { phase, isSigningOn, trucker, car } = state;
  const { t } = useTexts();
  const premium = usePremium(car && premiumQueryOf(car));
  if (isStaff(state) && phase === 'completed') {
    return <AgreementSaved name={trucker?.name ?? ''} />;
  }
  const isSaved = signingPhases.includes(phase) || (isSigningOn && phase === 'completed');
  if (isSaved) return <SigningPage {...props} />;
  const priceOf = (work: WorkChoices, addOns: AddOnLists) =>
    agreementPrice(premium, { car, work, ...addOns });
  // While it is looked up there is nothing to be said yet.
  const isUnknown = (work: WorkChoices, addOns: AddOnLists) =>
    priceOf(work, addOns).total === null && premium.status !== 'updating';
  return (
    <WorkStepPage
      {...props}
      isPriceKnown={(...chosen) => priceOf(...chosen).total !== null}
      noticeFor={(...chosen) =>
        isUnknown(...chosen)
          ? t(isStaff(state) ? 'summary.savedWithoutPrice' : 'summary.noPriceNoSigning')
          : ''
      }
      renderSummary={(work, addOns, onRetryAddOns) => (
        <>
          <PriceSummaryContainer
            price={priceOf(work, addOns)}
            premium={premium}
            onRetryAddOns={onRetryAddOns}
          />
          <CheckAnswersContainer state={state} wizard={wizard} onReopen={onReopen} />
        </>
      )}
    >
      {codePhases.includes(phase) && (
        <SmsDialog
          state={state}
          wizard={wizard}
          onChangeNumber={() => onReopen('details', 'phone')}
        />
      )}
    </WorkStepPage>
  );
}

function premiumQueryOf({ areaId, newValueId, ownRiskId, injuryId }: CarChoices) {
  return { areaId, newValueId, ownRiskId, injuryId };
}
