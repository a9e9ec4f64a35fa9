import { useState } from 'react';
import type { FormErrors } from '@/shared/forms/validation';
import { cardFields, withCompanions } from './details.card';
import type { CardValues } from './details.card';

interface OpenFieldsOptions {
  values: CardValues;
  /** What the card was given: what differs from it was typed. */
  known: CardValues;
  /** What breaks the rules now; nothing where there is no card. */
  errors: FormErrors;
  /** What the form was refused for. */
  refused: FormErrors;
  /** A field that the haulier came back to change. */
  wanted: string | undefined;
}

/** The fields that do not stand in the card, and what was wrong with those that came out of it by themselves. */
export function useOpenFields(options: OpenFieldsOptions): {
  open: ReadonlySet<string>;
  gaps: FormErrors;
} {
  const { values, known, errors, refused, wanted } = options;
  // What was opened stays so: a field never goes while somebody is in it.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [gaps, setGaps] = useState<FormErrors>({});

  const changed = cardFields.filter((name) => values[name] !== known[name] || name === wanted);
  const closed = cardFields.filter((name) => !open.has(name) && !changed.includes(name));
  const wrong = closed.filter((name) => errors[name] ?? refused[name]);
  const due = withCompanions([...changed, ...wrong]).filter((name) => !open.has(name));
  if (due.length > 0) setOpen(new Set([...open, ...due]));
  const found = Object.entries(errors).filter(([name]) => wrong.some((other) => other === name));
  if (found.length > 0) setGaps({ ...gaps, ...Object.fromEntries(found) });
  return { open, gaps };
}
