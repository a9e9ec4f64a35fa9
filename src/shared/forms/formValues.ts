import { contentLanguage } from '@/config/languages';
import type { ChoiceOption } from './fields/ChoiceField';
import type { FormValues } from './validation';

/** The values of a form without the blanks around its texts, as they are sent. */
export function trimTexts<Values extends FormValues>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}

/** A number without what people put between its digits: blanks, points, dashes, brackets, and the unseen marks of a copied text. */
export function withoutSeparators(typed: string): string {
  return typed.replace(/[\s.()\p{Pd}\p{Cf}]/gu, '');
}

/** What a choice offers, from entries with an id and a title; the form holds the id as text. */
export function toOptions(entries: readonly { id: number; title: string }[]): ChoiceOption[] {
  return entries.map(({ id, title }) => ({
    value: String(id),
    label: title,
    lang: contentLanguage,
  }));
}

/** An answer as a form holds it; '' while the question is open. */
export type YesNo = '' | 'yes' | 'no';

/** The form's answer for a flag; null is an open question. */
export function toYesNo(flag: boolean | null): YesNo {
  if (flag === null) return '';
  return flag ? 'yes' : 'no';
}

/** The flag for a form's answer; null is an open question. */
export function fromYesNo(answer: string): boolean | null {
  return answer === '' ? null : answer === 'yes';
}
