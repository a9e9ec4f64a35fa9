import { useState } from 'react';
import { mergeChanges } from './mergeChanges';
import type { FormValues } from './validation';

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
 * Merges what a colleague has saved into a form. `seen` is what the form's user knows of the server, field by field: the form's
 * initial values, so that fields which nobody has changed follow.
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
    /** What is to be sent, and which fields a colleague has updated; null where fields have to be answered before. */
    merge: (typed: Values, now: FormValues) => {
      const { values, updated, asked } = mergeChanges({ before: seen, typed, now, toSent });
      const all = [...new Set([...changes.updated, ...updated])];
      see(updated, now);
      setChanges({ updated: all, asked, saved: now });
      return asked.length > 0 ? null : { values, updated: all };
    },
    /** The field is answered: what the server has is known from here on. True when it was the last one. */
    answer: (name: string): boolean => {
      const asked = changes.asked.filter((other) => other !== name);
      see([name], changes.saved);
      setChanges({ ...changes, asked });
      return asked.length === 0;
    },
  };
}
