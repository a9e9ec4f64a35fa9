import { object } from 'yup';
import { AppForm } from '@/shared/forms/AppForm';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { DateField } from '@/shared/forms/fields/DateField';
import { SelectField } from '@/shared/forms/fields/SelectField';
import { TextField } from '@/shared/forms/fields/TextField';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import {
  requiredDate,
  requiredEmail,
  requiredText,
  requiredTick,
} from '@/shared/forms/rules.schema';
import type { SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppForm } from '@/shared/forms/useAppForm';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { testSettings } from '@tests/support/fixtures/testSettings';

export type TestValues = {
  name: string;
  email: string;
  company: string;
  start: string;
  isAgreed: boolean;
  answer: string;
};

/** The values of an empty form. */
export const emptyValues: TestValues = {
  name: '',
  email: '',
  company: '',
  start: '',
  isAgreed: false,
  answer: '',
};

/** The values of a valid form. */
export const fullValues: TestValues = {
  name: 'Åse',
  email: 'aase@example.dk',
  company: '2',
  start: '2026-12-31',
  isAgreed: true,
  answer: 'no',
};

const schema = object({
  name: requiredText(),
  email: requiredEmail(),
  company: requiredText(),
  start: requiredDate(),
  isAgreed: requiredTick('SELECT_CAR_OPTION'),
  answer: requiredText('step2.chooseAddOn'),
});

const fieldNames = { user_name: 'name' };

interface TestFormProps {
  initialValues?: TestValues;
  isLocked?: boolean;
  onSubmit?: (values: TestValues) => Promise<SubmitFailure | undefined>;
  /** Is called in each render with the values of the form, and whether the user has changed them. */
  onRender?: (values: TestValues, isDirty: boolean) => void;
}

/** A form with a field of every kind. */
export function TestForm(props: TestFormProps) {
  const form = useAppForm<TestValues>({
    initialValues: props.initialValues ?? emptyValues,
    schema,
    isLocked: props.isLocked ?? false,
    fieldNames,
    onSubmit: props.onSubmit ?? (() => Promise.resolve(undefined)),
  });
  props.onRender?.(form.values, form.isDirty);
  const options = [
    { value: '1', label: 'Nordlys' },
    { value: '2', label: 'Øresund' },
  ];
  return (
    <SettingsContext value={testSettings}>
      <AppForm form={form}>
        <TextField name="name" label="Navn" hint="Som i CVR" isRequired />
        <TextField name="email" label="E-mail" type="email" autoComplete="email" isRequired />
        <SelectField
          name="company"
          label="Selskab"
          placeholder="Vælg"
          options={options}
          isRequired
        />
        <DateField name="start" label="Start" isRequired />
        <CheckboxField name="isAgreed" label="Enig" />
        <YesNoField name="answer" label="Vejhjælp" isRequired />
        <button type="submit">{form.isBusy ? 'Sender' : 'Send'}</button>
      </AppForm>
    </SettingsContext>
  );
}
