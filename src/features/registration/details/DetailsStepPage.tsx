import { useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizers } from '@/domain/truckerFields.mapper';
import { Audience } from '@/i18n/i18n';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import { controlId } from '@/shared/forms/formContext';
import { findErrors, type FormErrors } from '@/shared/forms/validation';
import { useSettings } from '@/shared/hooks/useSettings';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { detailsOf } from '../machine/serverAnswers';
import {
  canLoad,
  isLoadingTrucker,
  isNewTrucker,
  isStaff,
  type Details,
} from '../machine/wizard.state';
import { StepForm } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import { correctedField } from '../step/steps';
import { useStepForm } from '../step/useStepForm';
import { cardFields, cardRows, labelKeyOf, type CardField } from './card/cardRows';
import {
  DetailsCard,
  DetailsFields,
  DetailsGaps,
  DetailsSkeleton,
  useOpenFields,
} from './card/DetailsCard';
import {
  answeredDetails,
  emptyDetails,
  toComparedDetails,
  toDetails,
  toDetailsValues,
} from './details.mapper';
import { detailsSchema } from './details.schema';

export function DetailsStepPage(props: StepProps) {
  const { state } = props;
  const { t } = useTranslation('registration');
  return (
    <>
      <p className="form-text mb-3">{t(isNewTrucker(state) ? 'step1.introNew' : 'step1.intro')}</p>
      {isLoadingTrucker(state) ? <DetailsSkeleton /> : <DetailsForm {...props} />}
    </>
  );
}

/** Shows saved data in a card for the haulier to confirm, and drafts in their fields. */
function DetailsForm(props: StepProps) {
  const { state, drafts } = props;
  const { details, trucker } = state;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { contact, insurer } = useSettings();
  const isForStaff = isStaff(state);
  const hasTruckerToLoad = canLoad(state);
  // True if the check found a failure in this step, which the form then shows.
  const [isStopped] = useState(state.failure !== null);

  const toValues = (given: Details | null) =>
    given ? toDetailsValues(given, answeredDetails(drafts)) : emptyDetails;
  // A haulier that this visit created gets no card. It cannot be fetched after a reload, so the draft contains all its
  // data, and the form shows drafts in fields.
  const hasCard = hasTruckerToLoad && trucker !== null && !drafts.createdTrucker();
  const { form, known, colleague } = useStepForm(props, 'details', {
    schema: detailsSchema,
    toValues: (fetched) => toValues(fetched.trucker && detailsOf(fetched.trucker)),
    // After a save, the form shows the values that the server returned.
    saved: toValues(details),
    baseline: hasCard ? null : emptyDetails,
    toSent: toComparedDetails,
    toAnswers: (merged) => ({ details: toDetails(merged) }),
    toEvent: (sent) => {
      const { id: madeId, cvr = sent.cvr } = drafts.createdTrucker() ?? {};
      const isSameCvr = normalizers.cvr(cvr) === normalizers.cvr(sent.cvr);
      const truckerId = isSameCvr ? madeId : undefined;
      const details = toDetails(sent);
      return { type: 'detailsSubmitted', details, truckerId, ...drafts.terminations() };
    },
    resting: ['details', 'car', 'termination', 'check'],
    isJoined: isStopped,
  });
  const { id, values, labels, errors } = form;
  useEffect(() => {
    // The error summary needs the label of a field even if the field is shown in the card instead of a control.
    for (const name of cardFields) {
      labels.set(name, { text: t(labelKeyOf(name), { context }), lang: undefined });
    }
  }, [context, labels, t]);

  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    if (isChanging) document.getElementById(controlId(id, 'name'))?.focus();
  }, [isChanging, id]);
  const hasClosedFields = hasCard && !isChanging;
  const isWorkUnknown = details?.hasWorkInsurance === null;
  const errorsNow = useMemo((): FormErrors => {
    if (!hasClosedFields) return {};
    const errors = findErrors(detailsSchema, values);
    // If the work insurance is unknown, the card would look as if there were none. So ask for it.
    return isWorkUnknown ? { ...errors, hasWorkInsurance: { key: 'REQUIRED_FIELD' } } : errors;
  }, [hasClosedFields, isWorkUnknown, values]);
  const { open, gaps } = useOpenFields({
    values,
    known,
    errors: errorsNow,
    refused: errors,
    wanted: correctedField(state),
  });
  const isOpen = (name: CardField) => !hasClosedFields || open.has(name);
  const textOf = (name: CardField) => {
    const value = values[name];
    if (isOpen(name)) return '';
    if (typeof value === 'string') return value.trim();
    const key = name === 'hasNoNumberPlate' ? 'field.noPlateYet' : labelKeyOf(name);
    return value ? t(key) : '';
  };
  // While "no plate yet" is ticked, the number plate is read-only. Only taking over a colleague's number plate changes
  // it: then untick the box.
  const setValue: typeof form.setValue = (name, value) => {
    if (name === 'numberPlate' && values.hasNoNumberPlate) form.setValue('hasNoNumberPlate', false);
    form.setValue(name, value);
  };
  const rows = cardRows(textOf);
  const hasGaps = Object.keys(gaps).length > 0;
  const fields = <DetailsFields values={values} isOpen={isOpen} />;
  return (
    <>
      {hasTruckerToLoad && !trucker && (
        <div role="alert">
          <Alert tone="info" title={t('step1.noDetails')} />
        </div>
      )}
      <StepForm
        form={{ ...form, setValue }}
        page={props}
        submitLabel={t('common.next')}
        busyText={t('common.saving')}
        colleague={colleague}
        textOf={(name, value) =>
          name === 'numberPlate' && values.hasNoNumberPlate && value === values.numberPlate
            ? t('field.noPlateYet')
            : undefined
        }
      >
        {hasGaps && !form.refusal && <DetailsGaps gaps={gaps} values={known} />}
        {hasGaps && fields}
        {rows.length > 0 && (
          <div className="details-summary">
            <DetailsCard rows={rows} />
            <Button variant="secondary" onClick={() => setIsChanging(true)}>
              {t('wizard.change')}
            </Button>
          </div>
        )}
        {!hasGaps && fields}
        <YesNoField
          name="hasPreviousInsurance"
          label={t('step1.previousInsurance')}
          hint={isForStaff ? undefined : t('step1.policyHint')}
          isRequired
        />
        {!isForStaff && (
          <p className="form-text wizard-aside">
            {t('step1.arranged', { company: contact.company })}
            {insurer && ` ${t('step1.insured', { insurer })}`}
          </p>
        )}
      </StepForm>
    </>
  );
}
