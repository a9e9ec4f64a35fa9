import { createContext, useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { AppForm } from '@/shared/forms/AppForm';
import { ColleagueNotice, type ColleagueNoticeProps } from '@/shared/forms/ColleagueNotice';
import { type FormHandle, controlId } from '@/shared/forms/formContext';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import type { WizardFailure } from '../machine/wizard.state';
import { type WizardStep, stepOrder } from './steps';
import type { StepColleague } from './useColleague';

interface StepFormProps {
  form: FormHandle;
  step: WizardStep;
  submitLabel: string;
  /** What the button says while the form is sent. */
  busyText: string | undefined;
  /** The form waits for its dialog: the button cannot be pressed, and looks as it did. */
  isDialogOpen?: boolean;
  /** A field that is corrected from step 3. */
  focusField?: string | undefined;
  /** An answer is corrected: sending the step leads back to the check. */
  isCorrecting?: boolean;
  /** What is to be known before the step is sent; shown and said beside its button. '' where nothing is for now. */
  notice?: string;
  colleague: StepColleague;
  textOf?: ColleagueNoticeProps['textOf'];
  /** The step was not sent for what the notice says, which takes the focus each time. */
  refusal?: WizardFailure | null;
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** What the forms of all steps share: the page's title, which tells of errors, and the buttons. */
export function StepForm(props: StepFormProps) {
  const { form, step, focusField, notice, refusal, onBack, children } = props;
  const { t } = useTranslation('registration');
  const noticeId = useId();
  const noticeBox = useRef<HTMLDivElement>(null);
  useStepTitle(step, form.hasErrors);
  useFieldFocus(form.id, focusField);
  useEffect(() => {
    if (refusal) noticeBox.current?.focus();
  }, [refusal]);

  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} textOf={props.textOf} {...props.colleague} />
      {children}
      {notice !== undefined && (
        <div ref={noticeBox} role="status" id={noticeId} tabIndex={-1}>
          {notice && <Alert tone="warning" title={<UnbrokenText text={notice} />} />}
        </div>
      )}
      <div className="wizard-actions">
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {t('common.back')}
          </Button>
        )}
        <Button
          type="submit"
          isBusy={form.isBusy && !props.isDialogOpen}
          isUnavailable={form.isBusy}
          {...(props.busyText !== undefined && { busyText: props.busyText })}
          aria-describedby={notice ? noticeId : undefined}
        >
          {props.isCorrecting ? t('wizard.saveAndReturn') : props.submitLabel}
        </Button>
      </div>
    </AppForm>
  );
}

/** Says of an earlier choice that it is not offered any more. `title` is what it was called, '' where nobody knows. */
export function LostChoice({ title }: { title: string }) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const choice = title || t('wizard.earlierChoice', { context });
  return <strong className="d-block">{t('wizard.choiceGone', { choice })}</strong>;
}

/** Shows a field as its form opens, where it is to be corrected: the question on top, the focus on its answer. */
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

/** The haulier whose agreement staff edit, for the title of their tab; '' for hauliers, who know who they are. */
export const TitleSubject = createContext('');

/** Names the document after the step on the screen and, for staff, after the haulier; and tells of errors. */
export function useStepTitle(step: WizardStep, hasError = false): void {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const subject = useContext(TitleSubject);
  const place = t('wizard.stepOf', { step: step.number, total: stepOrder.length });
  const title = `${place}: ${t(step.titleKey, { context })}`;
  useDocumentTitle(subject ? `${subject}: ${title}` : title, { hasError });
}
