import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import { controlId, type FormHandle } from '@/shared/forms/formContext';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm, type AppFormState } from '@/shared/forms/useAppForm';
import { findErrors } from '@/shared/forms/validation';
import { Button } from '@/shared/ui/Button';
import { isNewHaulier } from '../machine/wizard.state';
import { StepForm } from '../step/StepForm';
import type { StepProps } from '../step/stepProps';
import type { StepColleague } from '../step/useColleague';
import {
  cardFields,
  cardRows,
  labelKeyOf,
  type CardField,
  useOpenFields,
} from './card/details.card';
import type { DetailsValues } from './details.mapper';
import { schema } from './details.schema';
import { DetailsCard, DetailsGaps } from './card/DetailsCard';
import { DetailsFields } from './card/DetailsFields';

interface DetailsFormProps {
  page: Pick<StepProps, 'state' | 'focusField' | 'onReopen'>;
  /** What the server knows of the haulier; what was typed over it stands in the `initialValues`. */
  known: DetailsValues;
  initialValues: DetailsValues;
  /** What is known stands in a card, to be confirmed; else all of it stands in fields. */
  hasCard: boolean;
  onDraft: (values: DetailsValues) => void;
  colleague: StepColleague;
  onSubmit: (values: DetailsValues, form: FormHandle) => Promise<SubmitFailure | undefined>;
}

/** Step 1: company and contact data (specification, sections 2 and 5). */
export function DetailsForm(props: DetailsFormProps) {
  const { page, known, initialValues, hasCard, onDraft, onSubmit } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const form: AppFormState<DetailsValues> = useAppForm<DetailsValues>({
    initialValues,
    schema,
    onSubmit: (values) => onSubmit(values, form),
  });
  const { id, values, labels, errors } = form;
  useEffect(() => onDraft(values), [onDraft, values]);

  useEffect(() => {
    // A field is named by its label while it stands in the card, too: it comes out of it with what is wrong.
    for (const name of cardFields) {
      labels.set(name, { text: t(labelKeyOf(name), { context }), lang: undefined });
    }
  }, [context, labels, t]);

  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    if (isChanging) document.getElementById(controlId(id, 'name'))?.focus();
  }, [isChanging, id]);
  const { open, gaps } = useOpenFields({
    values,
    known,
    errors: hasCard ? findErrors(schema, values) : {},
    refused: errors,
    wanted: page.focusField,
  });
  const isOpen = (name: string) => !hasCard || isChanging || open.has(name);

  const say = (name: CardField) => {
    const value = values[name];
    if (isOpen(name)) return '';
    if (typeof value === 'string') return value.trim();
    const key = name === 'hasNoRegistrationNumber' ? 'field.noPlateYet' : labelKeyOf(name);
    return value ? t(key) : '';
  };
  const rows = cardRows(say);
  const hasGaps = Object.keys(gaps).length > 0;
  const fields = <DetailsFields values={values} isOpen={isOpen} />;
  return (
    <StepForm
      form={form}
      page={page}
      submitLabel={t('common.next')}
      busyText={t('common.saving')}
      colleague={props.colleague}
    >
      {hasGaps && !form.refusal && <DetailsGaps gaps={gaps} values={known} />}
      <p>{t(isNewHaulier(page.state) ? 'step1.introNew' : 'step1.intro')}</p>
      {hasGaps && fields}
      {rows.length > 0 && <DetailsCard rows={rows} />}
      {hasCard && !isChanging && (
        <div className="details-change">
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            {t('step1.change')}
          </Button>
        </div>
      )}
      {!hasGaps && fields}
      <YesNoField name="hasPreviousInsurance" label={t('step1.previousInsurance')} isRequired />
    </StepForm>
  );
}
