import { createContext, useContext, useEffect } from 'react';
import type { Language } from '@/config/languages';
import type { Message } from '../errors/MessageText';
import type { Confirmation } from './confirmation';
import type { FieldValue, FormErrors, FormValues } from './validation';

/** A label, and its language where that is not the page's. */
interface FieldLabel {
  text: string;
  lang: Language | undefined;
}

/** The labels of a form's fields, which its error summary names them by. */
export interface FieldLabels {
  get: (name: string) => FieldLabel | undefined;
  /** True when the field had another label before. */
  set: (name: string, label: FieldLabel) => boolean;
}

export function createFieldLabels(): FieldLabels {
  const labels = new Map<string, FieldLabel>();
  return {
    get: (name) => labels.get(name),
    set: (name, label) => {
      const before = labels.get(name);
      labels.set(name, label);
      return before !== undefined && before.text !== label.text;
    },
  };
}

/** What a submit was refused for. */
export interface Refusal {
  errors: FormErrors;
  messages: Message[];
  /** Nothing has to be changed: the same submit may succeed. */
  canRetry: boolean;
}

/** A form as its fields see it. */
export interface FormHandle {
  /** Prefix of the ids of the form's elements. */
  id: string;
  values: FormValues;
  errors: FormErrors;
  /** What is wrong with the form as a whole, such as the server's words. */
  messages: Message[];
  /** What the last submit was refused for, a new object each time; null once a submit is sent. */
  refusal: Refusal | null;
  /** A submit is under way. */
  isBusy: boolean;
  /** Something is not as it was given: closing the form would lose it. */
  isDirty: boolean;
  hasErrors: boolean;
  /** A submit that waits for a second, named press; any change takes it back. */
  question: (Confirmation & { onStay: () => void; onConfirm: () => void }) | null;
  /** Does nothing while a submit is under way: the fields stay as they are sent. */
  setValue: (name: string, value: FieldValue) => void;
  submit: () => void;
  labels: FieldLabels;
  /** A label has changed with the language: what is shown of it has to follow. */
  relabel: () => void;
}

/** Carries the form to its fields. */
export const FormContext = createContext<FormHandle | null>(null);

/** The form around a field. Throws outside an AppForm. */
export function useFormHandle(): FormHandle {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside an AppForm.');
  return form;
}

/** The id of a field's control, also the target of its link in the error summary. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What a field needs of its form. The label is registered for the error summary. */
export interface Field {
  id: string;
  value: FieldValue;
  error: Message | undefined;
  setValue: (value: FieldValue) => void;
}

/** Ties a field to the form around it. `name` is a key of the form's values, `lang` the label's language if not the page's. */
export function useField(name: string, label: string, lang?: Language): Field {
  const { id, values, errors, setValue, labels, relabel } = useFormHandle();
  useEffect(() => {
    if (labels.set(name, { text: label, lang })) relabel();
  }, [labels, relabel, name, label, lang]);
  return {
    id: controlId(id, name),
    value: values[name] ?? '',
    error: errors[name],
    setValue: (value) => setValue(name, value),
  };
}
