import type { ChoiceOption } from './fields/ChoiceField';

/** What a choice offers, from entries with an id and a title; the form holds the id as text. */
export function toOptions(entries: readonly { id: number; title: string }[]): ChoiceOption[] {
  return entries.map(({ id, title }) => ({ value: String(id), label: title }));
}
