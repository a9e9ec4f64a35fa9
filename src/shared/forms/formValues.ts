import { contentLanguage } from '@/config/languages';
import type { ChoiceOption } from './fields/ChoiceField';
import type { FormValues } from './validation';

export function trimTexts<Values extends FormValues>(values: Values): Values {
  const trimmed = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as Values;
}

/** True if the text has a visible character. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * Removes the separators that people write between digits: spaces, points, dashes and brackets, and the invisible
 * characters of copied text.
 */
export function withoutSeparators(typed: string): string {
  return typed.replace(/[\s.()\p{Pd}\p{Cf}]/gu, '');
}

/** True if the text consists of exactly this number of digits. */
export function isOfDigits(text: string, count: number): boolean {
  return text.length === count && /^\d+$/.test(text);
}

export function toOptions(entries: readonly { id: number; title: string }[]): ChoiceOption[] {
  return entries.map(({ id, title }) => ({
    value: String(id),
    label: title,
    lang: contentLanguage,
  }));
}

/** The value of a yes/no question; '' if it is not answered. */
export type YesNo = '' | 'yes' | 'no';

export function toYesNo(flag: boolean | null): YesNo {
  if (flag === null) return '';
  return flag ? 'yes' : 'no';
}

export function fromYesNo(answer: string): boolean | null {
  return answer === '' ? null : answer === 'yes';
}
