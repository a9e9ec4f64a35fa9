import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import type { FieldLabel, FormHandle, Refusal } from './formContext';
import { isSameConfirmation, type Confirmation } from './confirmation';
import { mergeChanges } from './mergeChanges';
import { mapServerErrors, type ServerErrors, type SubmitFailure } from './serverErrors';
import { toFormErrors, type FormErrors, type FormSchema, type FormValues } from './validation';

export interface AppFormOptions<Values extends FormValues> {
  /**
   * The keys are in the order of the fields. If the values change later, fields that the user has not changed take the
   * new ones.
   */
  initialValues: Values;
  schema?: FormSchema | (() => FormSchema);
  /** Sends the values. Called with valid values only. Resolves with the failure, if any. */
  onSubmit: (values: Values) => Promise<SubmitFailure | undefined>;
  /** Called when a submit has ended, also if invalid values or a question stopped it. */
  onSettled?: () => void;
  /** Why saving needs a confirmation, which `FormDialog` asks for; null if it needs none. Also called during render. */
  confirm?: (values: Values) => Confirmation | null;
  /** Maps the names in the request to the names of the fields, if they differ. */
  fieldNames?: Readonly<Record<string, string>>;
  /** True if the form can be edited but not submitted, for example while its data is loaded. */
  isLocked?: boolean;
  /** Maps the values to their form in the request, by the same names: another spelling of a value is not a change. */
  toSent?: ((values: Values) => object) | undefined;
}

export interface AppFormState<Values extends FormValues> extends FormHandle {
  values: Values;
  /** Resets the form to its initial values, even while it is sent. */
  reset: () => void;
}

/** The server's errors for the `sent` values, kept as Formik's `status`. */
interface Status extends ServerErrors {
  sent: FormValues;
  canRetry: boolean;
}

const unexpected = (): SubmitFailure => ({
  message: { key: 'SOMETHING_WENT_WRONG' },
  canRetry: true,
});

/** True if both have the same value for each field. */
export function isSame(some: FormValues, other: FormValues): boolean {
  return Object.keys({ ...some, ...other }).every((name) => some[name] === other[name]);
}

/**
 * Returns the form's values after its initial values have changed. A field that the user has not changed takes the new
 * value; a changed field keeps its own. If the user has only spelled a value differently, the field keeps that spelling
 * until its initial value changes.
 */
function followUnchanged<Values extends FormValues>(
  [now, from, to]: readonly [Values, Values, Values],
  toSent: AppFormOptions<Values>['toSent'],
): Values {
  const { values } = mergeChanges({ before: from, typed: now, now: to, toSent });
  const touched = Object.entries(values).filter(([name]) => now[name] !== from[name]);
  return { ...to, ...Object.fromEntries(touched) };
}

/** Returns the server's errors without those of fields that have changed since the submit. */
function standingErrors({ fields, sent }: Status, values: FormValues): FormErrors {
  const standing = Object.entries(fields).filter(([name]) => values[name] === sent[name]);
  return Object.fromEntries(standing);
}

/**
 * A Formik form. It validates on the first submit, and from then on at each change. It is never sent twice at once, and
 * its values cannot change while it is sent.
 */
export function useAppForm<Values extends FormValues>(
  options: AppFormOptions<Values>,
): AppFormState<Values> {
  const { initialValues, schema, onSubmit, confirm, fieldNames = {}, isLocked, toSent } = options;
  const id = useId();
  const [labels] = useState(() => new Map<string, FieldLabel>());
  const [, relabel] = useReducer((count: number) => count + 1, 0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<Values | null>(null);
  const confirmed = useRef<Confirmation | null>(null);
  const isSending = useRef(false);

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: attempts > 0,
    onSubmit: async (sent, { setStatus }) => {
      const confirmation = confirm?.(sent) ?? null;
      if (confirmation && !isSameConfirmation(confirmation, confirmed.current)) {
        setAsked(sent);
        return;
      }
      const failure = await onSubmit(sent).catch(unexpected);
      if (!failure) {
        // The next save needs a new confirmation.
        confirmed.current = null;
        return;
      }
      const status: Status = {
        ...mapServerErrors(failure, sent, fieldNames),
        sent,
        canRetry: failure.canRetry === true,
      };
      setStatus(status);
    },
  });
  const { setValues, setFieldValue, submitForm, resetForm, setStatus, isSubmitting, submitCount } =
    formik;
  const status = formik.status as Status | undefined;

  // If the initial values change later, show the new ones at once: Formik itself gets them only in an effect.
  const [given, takeOver] = useReducer((_before: Values, next: Values) => next, initialValues);
  const isLate = !isSame(given, initialValues);
  const values = isLate
    ? followUnchanged([formik.values, given, initialValues], toSent)
    : formik.values;
  const follow = useEffectEvent(() => {
    takeOver(initialValues);
    void setValues((now) => followUnchanged([now, given, initialValues], toSent));
  });
  useEffect(() => {
    if (isLate) follow();
  }, [isLate, initialValues]);

  const errors: FormErrors = {
    ...toFormErrors(formik.errors as Record<string, string | undefined>),
    ...(status && standingErrors(status, values)),
  };
  const messages = status?.messages ?? [];
  const hasErrors = Object.keys(errors).length > 0 || messages.length > 0;
  if (!isSubmitting && attempts !== submitCount) {
    setAttempts(submitCount);
    const canRetry = status?.canRetry === true;
    setRefusal(hasErrors ? { errors, messages, canRetry } : null);
  }

  const submit = () => {
    if (isLocked || isSending.current) return;
    isSending.current = true;
    setAsked(null);
    setStatus(undefined);
    void submitForm().finally(() => {
      isSending.current = false;
      options.onSettled?.();
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

  const mayChange = (some: FormValues) => {
    // Ignore a change while the form is sent: it would look saved, or would be lost when the form closes.
    if (isSending.current) return false;
    // A confirmation is for the values at that time, so a changed form needs a new one.
    if (!isSame({ ...values, ...some }, values)) confirmed.current = null;
    return true;
  };

  return {
    id,
    labels,
    relabel,
    values,
    errors,
    refusal: isSubmitting ? null : refusal,
    isBusy: isSubmitting,
    isDirty: !isSame(values, initialValues),
    hasErrors,
    question,
    setValue: (name, value) => {
      if (mayChange({ [name]: value })) void setFieldValue(name, value);
    },
    setValues: (some) => {
      if (mayChange(some)) void setValues((now) => ({ ...now, ...some }));
    },
    submit,
    reset: () => resetForm({ values: initialValues }),
  };
}
