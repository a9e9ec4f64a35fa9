import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectTruckerListHref } from '@/store/truckerList.slice';
import {
  isAgreementSaved,
  isDialogOpen,
  isPriceAwaited,
  isStaff,
  premiumChoicesOf,
} from '../machine/wizard.state';
import type { AgreementPrice } from '../pricing/insurancePrice';
import { usePremium } from '../pricing/usePremium';
import { BeforeSigning } from '../signing/BeforeSigning';
import { SigningPage } from '../signing/SigningPage';
import { SmsDialog } from '../sms/SmsDialog';
import type { StepProps } from '../step/stepProps';
import { agreementPrice } from '../summary/agreementPrice';
import { CheckAnswersContainer } from '../summary/CheckAnswersContainer';
import { PriceSummaryContainer } from '../summary/PriceSummaryContainer';
import { useReceipt } from '../summary/useReceipt';
import { AgreementSaved } from '../thank-you/AgreementSaved';
import type { WizardDrafts } from './drafts/createDrafts';
import { signingPhases, WorkStepPage } from '../work/WorkStepPage';

/**
 * Step 3, with the SMS dialog that the finish may open; then signing, where it is on. For staff it ends with the word that
 * all is saved.
 */
export function WorkStepContainer(props: StepProps<WizardDrafts>) {
  const { state, wizard, drafts, onReopen } = props;
  const { phase, isSigningOn, trucker, car, changedFields } = state;
  const { t } = useTranslation('registration');
  const listHref = useAppSelector(selectTruckerListHref);
  const premium = usePremium(premiumChoicesOf(state));
  useReceipt(props, premium);
  useEffect(() => {
    // Steps 1 and 2 are opened with what the server has, not with what this visit saved before.
    if (changedFields.length > 0) drafts.forgetSaved('details', 'car', 'termination');
  }, [changedFields, drafts]);
  if (isStaff(state) && isAgreementSaved(state)) {
    return <AgreementSaved name={trucker?.name ?? ''} listHref={listHref} />;
  }
  const isSaved = signingPhases.includes(phase) || (isSigningOn && phase === 'completed');
  if (isSaved) return <SigningPage {...props} />;
  const isForStaff = isStaff(state);
  const noticeFor = ({ car: ofCar, total, lacksAddOns }: AgreementPrice): TextKey | null => {
    // Where only the counts are missing, the summary says it, and the finish leads to their fields.
    if (total !== null || (ofCar !== null && !lacksAddOns)) return null;
    // While it is looked up there is nothing to be said yet, unless the button was pressed.
    if (premium.status === 'updating' && !isPriceAwaited(state)) return null;
    if (isForStaff) return 'summary.savedWithoutPrice';
    return premium.status === 'none' ? 'summary.neverWithoutPrice' : 'summary.noPriceNoSigning';
  };
  return (
    <WorkStepPage
      {...props}
      priceOf={(work, addOns) => agreementPrice(premium, { car, work, ...addOns })}
      noticeFor={(price) => {
        const key = noticeFor(price);
        return key ? t(key) : '';
      }}
      renderPrice={(price, onRetryAddOns) => (
        <PriceSummaryContainer
          price={price}
          premium={premium}
          onRetryAddOns={onRetryAddOns}
          onChange={() => onReopen('car', 'areaId')}
        />
      )}
      renderAnswers={(price) => (
        <>
          <CheckAnswersContainer state={state} wizard={wizard} onReopen={onReopen} />
          {/* Without a price there is nothing to sign, and no code is sent. */}
          {!isForStaff && noticeFor(price) === null && (
            <BeforeSigning
              chosenWork={price.chosenWork}
              phone={state.details?.phone ?? ''}
              isPhoneVerified={state.isPhoneVerified}
            />
          )}
        </>
      )}
    >
      {isDialogOpen(state) && (
        <SmsDialog
          state={state}
          wizard={wizard}
          onChangeNumber={() => onReopen('details', 'phone')}
        />
      )}
    </WorkStepPage>
  );
}
