import { useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { Audience, type TextKey } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { ColleagueNotice, type ColleagueNoticeProps } from '@/shared/forms/ColleagueNotice';
import { type FormHandle, controlId } from '@/shared/forms/formContext';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { NamedText } from '@/shared/ui/NamedText';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import type { WizardRunner } from '../machine/runner';
import { isTerminationField } from '../machine/termination';
import {
  isDialogOpen,
  isStoppedWithoutPrice,
  isStaff,
  type Correction,
  type PageId,
  type WizardState,
} from '../machine/wizard.state';
import type { WizardProps } from './stepProps';
import { correctedField, pageOf, pageOrder, stepOf, stepOrder, titleKeyOf } from './steps';

interface StepFormProps {
  form: FormHandle;
  page: WizardProps;
  submitLabel: string;
  busyText: string | undefined;
  /** A notice above the buttons before the step is submitted, also announced; '' if there is none at the moment. */
  notice?: string | undefined;
  colleague: Pick<ColleagueNoticeProps, 'changes' | 'onAnswer'>;
  textOf?: ColleagueNoticeProps['textOf'];
  /**
   * Renders the end of the step with its submit button. `submit` is null during a correction, when the button has a
   * longer text and is beside Back.
   */
  foot?: ((submit: ReactNode) => ReactNode) | undefined;
  /** Content above the buttons. On a desktop, the content and the buttons are in a column beside the children. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The common parts of the step forms: document title, notices and buttons. */
export function StepForm(props: StepFormProps) {
  const { form, page, notice, foot, aside, children } = props;
  const { state, wizard } = page;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const noticeId = useId();
  const noticeBox = useRef<HTMLDivElement>(null);
  const step = stepOf(state.phase);
  const previousPage = pageBehind(state);
  // If the step was not submitted because the price is unknown, the notice says so. Focus it at each attempt.
  const refusal = isStoppedWithoutPrice(state) ? state.failure : null;
  const subject = isStaff(state) ? state.trucker?.name : '';
  useStepTitle(step.number, titleKeyOf(state), { hasError: form.hasErrors, subject });
  useFieldFocus(form.id, correctedField(state));
  useEffect(() => {
    if (refusal) noticeBox.current?.focus();
  }, [refusal]);

  const submit = (
    <Button
      type="submit"
      // While a dialog is open, the dialog shows the progress, and this button does not.
      isBusy={form.isBusy && !isDialogOpen(state)}
      isUnavailable={form.isBusy}
      {...(props.busyText !== undefined && { busyText: props.busyText })}
      aria-describedby={notice ? noticeId : undefined}
    >
      {state.correction ? t('wizard.saveAndReturn', { context }) : props.submitLabel}
    </Button>
  );
  const hasSubmitInFoot = foot !== undefined && !state.correction;
  const end = (
    <>
      {notice !== undefined && (
        <div ref={noticeBox} role="status" id={noticeId} tabIndex={-1}>
          {notice && <Alert tone="warning" title={<PhoneText text={notice} />} />}
        </div>
      )}
      <div className="wizard-actions">
        {previousPage && (
          <Button
            variant="secondary"
            isUnavailable={form.isBusy}
            onClick={() => wizard.reopen(previousPage)}
          >
            {t('common.back')}
          </Button>
        )}
        {!hasSubmitInFoot && submit}
      </div>
    </>
  );
  return (
    <AppForm form={form}>
      <ColleagueNotice
        form={form}
        textOf={props.textOf}
        help={isSavedLater(state) ? t('wizard.chooseEach') : undefined}
        {...props.colleague}
      />
      {children}
      {aside ? (
        <div className="wizard-aside">
          {aside}
          {end}
        </div>
      ) : (
        end
      )}
      {foot?.(hasSubmitInFoot ? submit : null)}
    </AppForm>
  );
}

/** True if the open step is not saved when it is submitted: the check, or the termination dialog, comes first. */
const isSavedLater = ({ phase, sentTermination, isTerminationDue }: WizardState) =>
  phase === 'work' || (phase === 'car' && sentTermination !== null && isTerminationDue);

/** The page that Back leads to; null if there is no Back button. */
function pageBehind({ phase, correction, savedSteps }: WizardState): PageId | null {
  // The user can give up a correction until it is sent, which lowers `savedSteps` below 2. After that, an open step 2
  // leads to step 1, whose answer may have opened the termination dialog.
  if (correction && savedSteps === 2) return 'check';
  if (correction && phase !== 'car') return null;
  return pageOrder[pageOrder.indexOf(pageOf(phase)) - 1] ?? null;
}

interface AwaitedStepProps {
  reads: readonly { data?: unknown; isError: boolean; refetch: () => unknown }[];
}

/** Shown instead of a step until its data is loaded, or if loading has failed. */
export function AwaitedStep({ reads }: AwaitedStepProps) {
  const { t } = useTranslation('registration');
  const failed = reads.filter(({ data, isError }) => isError && !data);
  if (failed.length === 0) return <LoadingState label={t('common.loading')} />;
  return (
    <ErrorState
      message={t('wizard.lookupLoadFailed')}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

interface RemovedChoiceProps {
  /** The title of the choice; '' if only its id is known. */
  title: string;
  /** The language of the title if not the page's. */
  lang?: Language;
  /** The text with the title. */
  textKey?: 'wizard.choiceGone' | 'wizard.carAddOnGone' | 'wizard.addOnGone';
}

/** Tells the user that an earlier choice is no longer offered. */
export function RemovedChoice({ title, lang, textKey = 'wizard.choiceGone' }: RemovedChoiceProps) {
  const { t } = useTranslation('registration');
  return (
    <strong className="d-block">
      <NamedText
        text={title ? t(textKey, { choice: title }) : t('wizard.earlierChoice')}
        names={[title]}
        lang={lang}
      />
    </strong>
  );
}

/** Opens the page of an answer in the check, for the user to correct it. */
export function openCorrection(wizard: WizardRunner, { step, field }: Correction): void {
  // A dialog that closes returns the focus to the element that had it when the dialog opened. The pressed button
  // disappears with its page, so focus the heading first.
  if (isTerminationField(field)) focusPageHeading();
  wizard.reopen(step, field);
}

/** When a form opens to correct a field, scrolls to that field and focuses it. */
export function useFieldFocus(formId: string, field: string | undefined): void {
  const id = field && controlId(formId, field);
  useEffect(() => {
    const control = id ? document.getElementById(id) : null;
    if (!control) return;
    const question = control.closest('[data-field]');
    const chosen = question?.querySelector<HTMLElement>(':checked') ?? control;
    chosen.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'start' });
  }, [id]);
}

/** Sets the document title. `subject` is the haulier whose agreement staff edit; '' if hauliers edit their own. */
export function useStepTitle(
  number: number,
  titleKey: TextKey,
  { hasError = false, subject = '' } = {},
): void {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const place = t('wizard.stepOf', { step: number, total: stepOrder.length });
  const title = `${place}: ${t(titleKey, { context })}`;
  useDocumentTitle(subject ? `${subject}: ${title}` : title, { hasError });
}
