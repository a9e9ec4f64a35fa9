import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import { AppForm } from '@/shared/forms/AppForm';
import { ColleagueNotice } from '@/shared/forms/ColleagueNotice';
import { confirmationOf } from '@/shared/forms/confirmation';
import { DateField } from '@/shared/forms/fields/DateField';
import { ListedChoice } from '@/shared/forms/fields/ListedChoice';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { controlId } from '@/shared/forms/formContext';
import type { FieldValue } from '@/shared/forms/validation';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { focusPageHeading } from '@/shared/ui/PageHeading';
import { InlineQuestion } from '@/shared/ui/InlineQuestion';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { fillGaps } from '../machine/serverAnswers';
import { canLoad, type WizardState } from '../machine/wizard.state';
import type { WizardDrafts } from '../step/forms.schema';
import { RemovedChoice, useFieldFocus } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import { correctedField } from '../step/steps';
import { useStepForm } from '../step/useStepForm';
import { toTermination, toTerminationValues, withoutRemovedInsurer } from './termination.mapper';
import { terminationSchema } from './termination.schema';

/** The termination dialog. Closing it keeps its draft and that of step 2, unless it was opened from the check. */
export function TerminationDialog(props: StepProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const isSaving = props.state.phase === 'savingTermination';
  const handleClose = () => props.wizard.send({ type: 'terminationDismissed' });
  useEffect(
    () => () => {
      // A correction of step 1 has opened the dialog, and its button is gone: focus the heading.
      if (document.activeElement === document.body) focusPageHeading();
    },
    [],
  );
  return (
    <AppModal title={t('termination.title', { context })} onClose={handleClose} isLocked={isSaving}>
      <TerminationForm {...props} onCancel={handleClose} />
    </AppModal>
  );
}

const toFetchedTermination = (
  { trucker }: Pick<WizardState, 'trucker'>,
  seen?: WizardDrafts['termination'],
) => fillGaps(toTerminationValues(trucker?.existingInsurance ?? null), seen);

function TerminationForm(props: StepProps & { onCancel: () => void }) {
  const { state, wizard, onCancel } = props;
  const { companies, insurersRetry } = state;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { form, typed, offered, colleague } = useStepForm(props, 'termination', {
    schema: terminationSchema,
    toValues: toFetchedTermination,
    withoutRemoved: (given) => withoutRemovedInsurer(given, companies),
    toAnswers: (merged) => ({ sentTermination: toTermination(merged) }),
    toEvent: (sent) => ({ type: 'terminationSubmitted', termination: toTermination(sent) }),
    resting: ['termination', 'savingCar', 'car', 'check'],
    confirm: ({ terminationDate: date }) => {
      // Do not ask again about a past date that was confirmed for the saved termination.
      const isAsked = date < today() && date !== state.termination?.terminationDate;
      const risk = { reason: t('termination.datePassed'), subject: formatCalendarDate(date) };
      return confirmationOf(isAsked ? [risk] : [], t);
    },
  });
  useLoadNotice(
    { ...insurersRetry, isError: insurersRetry.error !== null },
    { textOf: () => t('wizard.lookupLoadFailed') },
  );
  const isInsurerRemoved = offered.insuranceCompanyId !== typed.insuranceCompanyId;
  const { values, question } = form;
  const isAsking = question !== null;
  // The date that a button offers: insurances usually end with the calendar year.
  const [usualDate] = useState(() => `${today().slice(0, 4)}-12-31`);
  const dateId = controlId(form.id, 'terminationDate');
  useEffect(() => {
    if (!isAsking) return undefined;
    return () => {
      // The pressed button has disappeared with the focus, so focus the field with the date.
      if (document.activeElement === document.body) document.getElementById(dateId)?.focus();
    };
  }, [isAsking, dateId]);
  useFieldFocus(form.id, correctedField(state));

  const textOf = (name: string, value: FieldValue) =>
    name === 'terminationDate'
      ? formatCalendarDate(String(value))
      : companies.find(({ id }) => String(id) === value)?.name;

  return (
    <AppForm form={form}>
      <ColleagueNotice form={form} textOf={textOf} {...colleague} />
      <p>{t('termination.intro', { context })}</p>
      <ListedChoice
        name="insuranceCompanyId"
        label={t('termination.insurer')}
        hasFailed={companies.length === 0}
        isRetrying={insurersRetry.isFetching}
        message={
          <PhoneText text={`${t('wizard.lookupLoadFailed')} ${t('common.callUs', { context })}`} />
        }
        onRetry={canLoad(state) ? () => wizard.send({ type: 'insurersRequested' }) : undefined}
      >
        <SelectField
          name="insuranceCompanyId"
          label={t('termination.insurer')}
          hint={isInsurerRemoved && !values.insuranceCompanyId && <RemovedChoice title="" />}
          placeholder={t('termination.selectInsurer')}
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          isRequired
        />
      </ListedChoice>
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
      <div className="mb-3">
        <Button variant="secondary" onClick={() => form.setValue('terminationDate', usualDate)}>
          <UnbrokenText text={t('termination.useDate', { date: formatCalendarDate(usualDate) })} />
        </Button>
      </div>
      <p className="mb-0">{t('termination.consent', { context })}</p>
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
          <Button variant="secondary" isUnavailable={form.isBusy} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyText={t('common.saving')}>
            {t(state.correction ? 'wizard.saveAndReturn' : 'termination.save', { context })}
          </Button>
        </div>
      )}
    </AppForm>
  );
}
