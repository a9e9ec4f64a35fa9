import { useState } from 'react';
import type { FormValues } from './validation';
import { compare, fraction } from '../money/fraction';

/** What a colleague has saved while a form was open. */
export interface ColleagueChanges {
  /** The fields that took the colleague's value, as nobody had changed them here. */
  updated: readonly string[];
  /** The fields that both have changed and that are still to be answered. */
  asked: readonly string[];
  /** What the server had when they were found. */
  saved: FormValues;
}

const noColleagueChanges: ColleagueChanges = { updated: [], asked: [], saved: {} };

/**
 * Merges what a colleague has saved into a form. `seen`, what the user has seen of the server, is for the form's initial
 * values: fields that the user has not changed follow.
 */
export function useColleagueChanges<Values extends FormValues>(
  initial: Values,
  earlier: Values | null = null,
  toSent?: (values: Values) => object,
) {
  const [merged, setMerged] = useState(earlier);
  const [changes, setChanges] = useState(noColleagueChanges);
  const seen = merged ?? initial;
  const see = (names: readonly string[], saved: FormValues) => {
    const news = names.map((name) => [name, saved[name] ?? '']);
    setMerged({ ...seen, ...Object.fromEntries(news) } as Values);
  };
  return {
    seen,
    changes,
    /** What to send, and the fields that a colleague has updated; null where fields have to be answered first. */
    merge: (typed: Values, now: FormValues) => {
      const { values, updated, asked } = mergeChanges({ before: seen, typed, now, toSent });
      const all = [...new Set([...changes.updated, ...updated])];
      see(updated, now);
      setChanges({ updated: all, asked, saved: now });
      if (asked.length > 0) return null;
      const unsaved = mergeChanges({ before: values, typed: values, now, toSent }).updated;
      return {
        values,
        updated: all,
        hasNews: updated.length > 0,
        /** The server has all of it. */
        isSaved: unsaved.length === 0,
      };
    },
    /** Notes that the user has seen what the server has. True when it was the last question. */
    answer: (name: string): boolean => {
      const asked = changes.asked.filter((other) => other !== name);
      see([name], changes.saved);
      setChanges({ ...changes, asked });
      return asked.length === 0;
    },
  };
}

interface Versions<Values extends object> {
  /** What the user has seen of the server. */
  before: Readonly<Record<string, unknown>>;
  typed: Values;
  /** What the server has. */
  now: Readonly<Record<string, unknown>>;
  /** The values as they are sent, by the same names: two ways to write the same are no change. */
  toSent?: ((values: Values) => object) | undefined;
}

export interface Merge<Values extends object> {
  /** What the user changed, on top of what the server has. A field in `asked` is as it was typed. */
  values: Values;
  /** The fields that only the colleague changed. */
  updated: readonly string[];
  /** The fields that both changed, each to something else. */
  asked: readonly string[];
}

const decimal = /^-?\d+(?:\.\d+)?$/;

/** Blanks around a text make no difference, nor do zeros at the end of a decimal: 26000 is 26000.00. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return (one ?? '') === (other ?? '');
  const isAmount = decimal.test(one) && decimal.test(other) && (one + other).includes('.');
  if (isAmount) return compare(fraction(one), fraction(other)) === 0;
  return one.trim() === other.trim();
}

/** A three-way merge, field by field. A field that only one side has changed takes that side's value. */
export function mergeChanges<Values extends object>(versions: Versions<Values>): Merge<Values> {
  const { before, typed, now, toSent } = versions;
  const asSent = (side: object): Record<string, unknown> => ({
    ...side,
    ...toSent?.({ ...typed, ...side }),
  });
  const was = asSent(before);
  const mine = asSent(typed);
  const theirs = asSent(now);
  const values = { ...typed } as Record<string, unknown>;
  const updated: string[] = [];
  const asked: string[] = [];
  // The server may have more fields than the form.
  for (const name of Object.keys(typed)) {
    if (isSame(theirs[name], was[name]) || isSame(theirs[name], mine[name])) continue;
    if (isSame(mine[name], was[name])) {
      values[name] = now[name];
      updated.push(name);
    } else asked.push(name);
  }
  return { values: values as Values, updated, asked };
}
