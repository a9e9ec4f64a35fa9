import { useFormik } from 'formik';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import type { TextKey } from '@/i18n/textKeys';
import type { Message } from '../errors/failureMessage';
import { inTime } from '../ui/states/inTime';
import { createFieldLabels } from './formContext';
import type { Confirmation } from './confirmation';
import type { FormHandle, Refusal } from './formContext';
import { mapServerErrors, noServerErrors, standingErrors } from './serverErrors';
import type { SubmitFailure } from './submitFailure';
import { findErrors } from './validation';
import type { FormErrors, FormSchema, FormValues } from './validation';

export interface AppFormOptions<Values extends FormValues> {
  /** Flat, in the order of the fields. When they change, fields that nobody has touched follow. */
  initialValues: Values;
  /** Loads the schema (and yup with it) on the first focus or submit. */
  loadSchema: () => Promise<{ schema: FormSchema }>;
  /** Sends the values; resolves with what went wrong, or with nothing. Called with valid values only. */
  onSubmit: (values: Values) => Promise<SubmitFailure | undefined>;
  /**
   * What makes sending valid values need a second, named press (D47, D48); null where nothing does. It is worked out in every
   * render. `FormDialog` asks the question.
   */
  confirm?: (values: Values) => Confirmation | null;
  /** The names of what is sent → the form's, where they differ, for the server's field errors. */
  fieldNames?: Readonly<Record<string, string>>;
  /** The form cannot be sent yet, such as while its data is loaded. It can be typed in all the same. */
  isLocked?: boolean;
}

/** A form that a container holds. */
export interface AppFormState<Values extends FormValues> extends FormHandle {
  values: Values;
}

const noNames = {};
const noErrors: FormErrors = {};

function isSame(some: FormValues, other: FormValues): boolean {
  return Object.keys({ ...some, ...other }).every((name) => some[name] === other[name]);
}

function isSameQuestion(one: Confirmation, other: Confirmation | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Fields that still hold what they were given take the new value; what somebody typed stays. */
function followUntouched<Values extends FormValues>(now: Values, from: Values, to: Values): Values {
  const touched = Object.entries(now).filter(([name, value]) => value !== from[name]);
  return { ...to, ...Object.fromEntries(touched) };
}

/**
 * The state of a form on Formik: validated on submit and from then on at every change, never sent
 * twice at once nor changed meanwhile, and never losing what was typed. Errors are worked out from
 * the values as they are, so that no late validation can show an error that is gone.
 */
export function useAppForm<Values extends FormValues>(
  options: AppFormOptions<Values>,
): AppFormState<Values> {
  const { initialValues, loadSchema, onSubmit, confirm, fieldNames = noNames, isLocked } = options;
  const id = useId();
  const [labels] = useState(createFieldLabels);
  const [, relabel] = useReducer((count: number) => count + 1, 0);
  const [schema, setSchema] = useState<FormSchema | null>(null);
  const [failure, setFailure] = useState(noServerErrors);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<Values | null>(null);
  const confirmed = useRef<Confirmation | null>(null);
  const isSending = useRef(false);

  const refuse = (errors: FormErrors, messages: Message[], canRetry: boolean) =>
    setRefusal({ errors, messages, canRetry });

  const trySubmit = async (values: Values) => {
    setFailure(noServerErrors);
    setAsked(null);
    // Until the schema is there, all that can fail is the connection.
    let key: TextKey = 'errors.network';
    try {
      const loaded = await inTime(loadSchema());
      key = 'SOMETHING_WENT_WRONG';
      setSchema(loaded.schema);
      const errors = findErrors(loaded.schema, values);
      if (Object.keys(errors).length > 0) {
        refuse(errors, [], false);
        return;
      }
      setRefusal(null);
      const confirmation = confirm?.(values) ?? null;
      if (confirmation && !isSameQuestion(confirmation, confirmed.current)) {
        setAsked(values);
        return;
      }
      const refused = await onSubmit(values);
      if (!refused) return;
      const told = mapServerErrors(refused, values, fieldNames);
      setFailure(told);
      refuse(standingErrors(told, values), told.messages, refused.canRetry === true);
    } catch {
      // A chunk that did not load, or a fault of ours: the form stays as it is and can be sent again.
      setFailure({ fields: {}, messages: [{ key }] });
      refuse({}, [{ key }], true);
    }
  };

  const formik = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: trySubmit,
  });
  const { setValues, setFieldValue, submitForm } = formik;

  // Values that come late are shown in the render that brings them, and then taken over.
  const [given, takeOver] = useReducer((_before: Values, next: Values) => next, initialValues);
  const isLate = !isSame(given, initialValues);
  const values = isLate ? followUntouched(formik.values, given, initialValues) : formik.values;
  useEffect(() => {
    if (!isLate) return;
    takeOver(initialValues);
    void setValues((now) => followUntouched(now, given, initialValues), false);
  }, [isLate, given, initialValues, setValues]);

  const errors = {
    ...(schema ? findErrors(schema, values) : noErrors),
    ...standingErrors(failure, values),
  };

  const submit = () => {
    if (isLocked || isSending.current) return;
    isSending.current = true;
    void submitForm().finally(() => {
      isSending.current = false;
    });
  };

  const confirmation = asked && isSame(asked, values) ? (confirm?.(values) ?? null) : null;
  const question = confirmation && {
    ...confirmation,
    onStay: () => setAsked(null),
    onConfirm: () => {
      confirmed.current = confirmation;
      submit();
    },
  };

  return {
    id,
    labels,
    relabel,
    values,
    errors,
    messages: failure.messages,
    refusal,
    isBusy: formik.isSubmitting,
    isDirty: !isSame(values, initialValues),
    hasErrors: Object.keys(errors).length > 0 || failure.messages.length > 0,
    question,
    setValue: (name, value) => {
      // What changes while the form is sent would be taken for saved, or go with the form.
      if (!isSending.current) void setFieldValue(name, value, false);
    },
    preload: () => {
      // A failed preload is silent: the submit tries again and says so.
      loadSchema().catch(() => undefined);
    },
    submit,
  };
}
