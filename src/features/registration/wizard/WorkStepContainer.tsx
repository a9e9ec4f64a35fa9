import { isStaff } from '../machine/selectors';
import { SigningPage } from '../signing/SigningPage';
import { SmsDialog } from '../sms/SmsDialog';
import type { StepProps } from '../step/stepProps';
import { CheckAnswersContainer } from '../summary/CheckAnswersContainer';
import { PriceSummaryContainer } from '../summary/PriceSummaryContainer';
import { AgreementSaved } from '../thank-you/AgreementSaved';
import type { WorkDrafts } from '../work/work.draft';
import { signingPhases, WorkStepPage } from '../work/WorkStepPage';

const codePhases = ['code', 'resendingCode', 'verifyingCode'];

/**
 * Step 3, with the SMS dialog that the finish may open; then signing, where it is on. For staff it ends with the word that
 * all is saved.
 */
export function WorkStepContainer(props: StepProps<WorkDrafts>) {
  const { state, wizard, onReopen } = props;
  const { phase, isSigningOn, trucker, car } = state;
  if (isStaff(state) && phase === 'completed') {
    return <AgreementSaved name={trucker?.name ?? ''} />;
  }
  const isSaved = signingPhases.includes(phase) || (isSigningOn && phase === 'completed');
  if (isSaved) return <SigningPage {...props} />;
  return (
    <WorkStepPage
      {...props}
      renderSummary={(values, addOns) => (
        <>
          <PriceSummaryContainer car={car} values={values} {...addOns} />
          <CheckAnswersContainer state={state} onReopen={onReopen} />
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
