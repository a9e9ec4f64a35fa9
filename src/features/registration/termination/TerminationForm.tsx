import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import type { CalendarDate } from '@/api/core/values';
import type { InsuranceCompany } from '@/api/truckers/trucker.model';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import { AppForm } from '@/shared/forms/AppForm';
import { confirmationOf } from '@/shared/forms/confirmation';
import { DateField } from '@/shared/forms/fields/DateField';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { ColleagueNotice } from '@/shared/forms/ColleagueNotice';
import { controlId, type FormHandle } from '@/shared/forms/formContext';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm, type AppFormState } from '@/shared/forms/useAppForm';
import type { FieldValue } from '@/shared/forms/validation';
import { Button } from '@/shared/ui/Button';
import { InlineQuestion } from '@/shared/ui/InlineQuestion';
import { LostChoice, useFieldFocus } from '../step/StepForm';
import type { StepColleague } from '../step/useColleague';
import type { TerminationValues } from './termination.mapper';
import { schema } from './termination.schema';

interface TerminationFormProps {
  initialValues: TerminationValues;
  /** The insurer that was known is not in the list any more. */
  isInsurerLost: boolean;
  companies: readonly InsuranceCompany[];
  focusField: string | undefined;
  /** It was kept already, whether it has passed or not. */
  savedDate: CalendarDate | null;
  isCorrecting: boolean;
  onDraft: (values: TerminationValues) => void;
  colleague: StepColleague;
  onSubmit: (values: TerminationValues, form: FormHandle) => Promise<SubmitFailure | undefined>;
  onCancel: () => void;
}

/** Insurer, policy number and date of the insurance to be terminated (specification, sections 2 and 5). */
export function TerminationForm(props: TerminationFormProps) {
  const {
    initialValues,
    isInsurerLost,
    companies,
    focusField,
    savedDate,
    onDraft,
    onSubmit,
    onCancel,
  } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const form: AppFormState<TerminationValues> = useAppForm<TerminationValues>({
    initialValues,
    schema,
    onSubmit: (values) => onSubmit(values, form),
    confirm: ({ terminationDate: date }) => {
      const isAsked = date < today(new Date()) && date !== savedDate;
      const risk = { reason: t('termination.datePassed'), subject: formatCalendarDate(date) };
      return confirmationOf(isAsked ? [risk] : [], t);
    },
  });
  const { values, question } = form;
  const isAsking = question !== null;
  const dateId = controlId(form.id, 'terminationDate');
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The focus went with the answer that was pressed.
      if (document.activeElement === document.body) document.getElementById(dateId)?.focus();
    };
  }, [isAsking, dateId]);
  useEffect(() => onDraft(values), [onDraft, values]);
  useFieldFocus(form.id, focusField);

  const textOf = (name: string, value: FieldValue) =>
    name === 'terminationDate'
      ? formatCalendarDate(String(value))
      : companies.find(({ id }) => String(id) === value)?.name;

  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} textOf={textOf} {...props.colleague} />
      <p>{t('termination.intro', { context })}</p>
      <SelectField
        name="insuranceCompanyId"
        label={t('termination.insurer')}
        hint={isInsurerLost && !values.insuranceCompanyId && <LostChoice title="" />}
        placeholder={t('termination.selectInsurer')}
        options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        isRequired
      />
      <TextField
        name="policyNumber"
        label={t('termination.policyNumber')}
        spellCheck={false}
        isRequired
      />
      <DateField
        name="terminationDate"
        label={t('termination.date')}
        hint={t('termination.dateHint')}
        isRequired
      />
      {question ? (
        <InlineQuestion
          title={question.reasons.join(' ')}
          reasons={[]}
          stayText={t('confirm.back')}
          onStay={question.onStay}
          goText={question.confirmText}
          onGo={question.onConfirm}
        />
      ) : (
        <div className="wizard-actions">
          <Button variant="secondary" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('common.saving')}>
            {t(props.isCorrecting ? 'wizard.saveAndReturn' : 'termination.save')}
          </Button>
        </div>
      )}
    </AppForm>
  );
}
