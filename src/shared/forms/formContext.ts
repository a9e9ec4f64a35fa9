import { createContext, useContext, useEffect } from 'react';
import type { Language } from '@/config/languages';
import type { Message } from '../errors/failureMessage';
import type { Confirmation } from './confirmation';
import type { FieldValue, FormErrors, FormValues } from './validation';

export interface FieldLabel {
  text: string;
  lang: Language | undefined;
}

export interface Refusal {
  errors: FormErrors;
  messages: Message[];
  /** True if the same submit may succeed later, without a change of the values. */
  canRetry: boolean;
}

export interface FormHandle {
  id: string;
  values: FormValues;
  errors: FormErrors;
  /**
   * The reasons why the last submit was refused, a new object for each refusal. Null while a submit is sent and after a
   * success.
   */
  refusal: Refusal | null;
  isBusy: boolean;
  /** True if closing the form would lose changes. */
  isDirty: boolean;
  hasErrors: boolean;
  /** A submit that waits for confirmation. Any change of the values withdraws it. */
  question: (Confirmation & { onStay: () => void; onConfirm: () => void }) | null;
  /** Sets the value of a field. Does nothing while the form is sent. */
  setValue: (name: string, value: FieldValue) => void;
  /** Sets many values at once: setting thousands one by one would take seconds. */
  setValues: (values: FormValues) => void;
  submit: () => void;
  /** Repeats the refused submit. Set only if `submit` would do something else. */
  retry?: () => void;
  /** The labels of the fields, by field name. The error summary shows them. */
  labels: Map<string, FieldLabel>;
  /** Renders the form again, after a label has changed with the language. */
  relabel: () => void;
}

export const FormContext = createContext<FormHandle | null>(null);

/** Returns the form around the component. Throws outside an AppForm. */
export function useFormHandle(): FormHandle {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field must be inside an AppForm.');
  return form;
}

/** The id of a field's control. The error summary links to it. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

export interface Field {
  id: string;
  value: FieldValue;
  error: Message | undefined;
  setValue: (value: FieldValue) => void;
}

/**
 * Returns the state of a field, and registers its label for the error summary. `lang` is the label's language if it is
 * not the page's.
 */
export function useField(name: string, label: string, lang?: Language): Field {
  const { id, values, errors, setValue, labels, relabel } = useFormHandle();
  useEffect(() => {
    const before = labels.get(name);
    labels.set(name, { text: label, lang });
    if (before && before.text !== label) relabel();
  }, [labels, relabel, name, label, lang]);
  return {
    id: controlId(id, name),
    value: values[name] ?? '',
    error: errors[name],
    setValue: (value) => setValue(name, value),
  };
}
