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
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import {
  isDialogOpen,
  isPriceAwaited,
  isStaff,
  type PageId,
  type WizardState,
} from '../machine/wizard.state';
import type { StepProps } from './stepProps';
import { pageOf, pageOrder, stepOf, stepOrder, titleKeyOf } from './steps';

interface StepFormProps {
  form: FormHandle;
  page: Pick<StepProps, 'state' | 'focusField' | 'onReopen'>;
  submitLabel: string;
  busyText: string | undefined;
  /** Shown and said beside the button before the step is sent; '' where there is nothing to say for now. */
  notice?: string | undefined;
  colleague: Pick<ColleagueNoticeProps, 'changes' | 'onAnswer'>;
  textOf?: ColleagueNoticeProps['textOf'];
  /** Renders the end of the step around its submit button. In a correction the button is longer and stands beside Back. */
  foot?: ((submit: ReactNode) => ReactNode) | undefined;
  /** Stands above the buttons. A desktop shows it beside the questions, together with the buttons. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What the forms of all steps share: the page's title, which tells of errors, and the buttons. */
export function StepForm(props: StepFormProps) {
  const { form, page, notice, foot, aside, children } = props;
  const { state, focusField, onReopen } = page;
  const { t } = useTranslation('registration');
  const noticeId = useId();
  const noticeBox = useRef<HTMLDivElement>(null);
  const step = stepOf(state.phase);
  const previousPage = pageBehind(state);
  // The notice says why the step was not sent, and takes the focus each time.
  const refusal = isPriceAwaited(state) ? state.failure : null;
  const subject = isStaff(state) ? state.trucker?.name : '';
  useStepTitle(step.number, titleKeyOf(state), { hasError: form.hasErrors, subject });
  useFieldFocus(form.id, focusField);
  useEffect(() => {
    if (refusal) noticeBox.current?.focus();
  }, [refusal]);

  const submit = (
    <Button
      type="submit"
      // A dialog over the step shows its own progress.
      isBusy={form.isBusy && !isDialogOpen(state)}
      isUnavailable={form.isBusy}
      {...(props.busyText !== undefined && { busyText: props.busyText })}
      aria-describedby={notice ? noticeId : undefined}
    >
      {state.correction ? t('wizard.saveAndReturn') : props.submitLabel}
    </Button>
  );
  const hasSubmitInFoot = foot !== undefined && !state.correction;
  const end = (
    <>
      {notice !== undefined && (
        <div ref={noticeBox} role="status" id={noticeId} tabIndex={-1}>
          {notice && <Alert tone="warning" title={<UnbrokenText text={notice} />} />}
        </div>
      )}
      <div className="wizard-actions">
        {previousPage && (
          <Button variant="secondary" onClick={() => onReopen(previousPage)}>
            {t('common.back')}
          </Button>
        )}
        {!hasSubmitInFoot && submit}
      </div>
    </>
  );
  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} textOf={props.textOf} {...props.colleague} />
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

/** Where Back leads; null where it leads nowhere. */
function pageBehind({ phase, correction, savedSteps }: WizardState): PageId | null {
  // A correction can be given up while the server has the steps as the check shows them.
  if (correction) return savedSteps === 2 ? 'check' : null;
  return pageOrder[pageOrder.indexOf(pageOf(phase)) - 1] ?? null;
}

interface AwaitedStepProps {
  reads: readonly { data?: unknown; isError: boolean; refetch: () => unknown }[];
}

/** Stands in the place of a step until what it needs is read. */
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

interface LostChoiceProps {
  /** '' where only its id is known. */
  title: string;
  /** The language of the title if not the page's. */
  lang?: Language;
}

/** Says that an earlier choice is no longer offered. */
export function LostChoice({ title, lang }: LostChoiceProps) {
  const { t } = useTranslation('registration');
  return (
    <strong className="d-block">
      <NamedText
        text={title ? t('wizard.choiceGone', { choice: title }) : t('wizard.earlierChoice')}
        names={[title]}
        {...(lang && { lang })}
      />
    </strong>
  );
}

/** Scrolls to a field that is to be corrected, and focuses it, when its form opens. */
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

/** `subject` is the haulier whose agreement staff edit; '' for hauliers, who edit their own. */
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
