import { useMemo, useRef, useState } from 'react';
import { mergeChanges, unsavedFields } from './mergeChanges';
import type { FormValues } from './validation';

/** Changes that a colleague saved while the form was open. */
export interface ColleagueChanges {
  /** The fields that took the colleague's value because the user had not changed them. */
  updated: readonly string[];
  /** The fields that both have changed and that the user still has to decide. */
  asked: readonly string[];
  /** The server's values when the changes were found. */
  saved: FormValues;
}

/** The parts of a restored draft that affect the merge. */
interface Earlier<Values> {
  seen?: Values;
  /**
   * The values of each save in the restored draft whose response was lost. Pass the same array on every render until
   * another draft is restored, because effects depend on it.
   */
  lost?: readonly Partial<Values>[];
}

const noColleagueChanges: ColleagueChanges = { updated: [], asked: [], saved: {} };

/**
 * Merges a colleague's saved changes into a form. Pass `seen`, the server's values that the user has seen, to the form
 * as its initial values: fields that the user has not changed then follow. `toSent` maps the values to their form in
 * the request, see `mergeChanges`.
 */
export function useColleagueChanges<Values extends FormValues>(
  initial: Values,
  earlier: Earlier<Values> | null = null,
  toSent?: (values: Values) => object,
) {
  const [merged, setMerged] = useState(earlier?.seen ?? null);
  const [changes, setChanges] = useState(noColleagueChanges);
  /** The values of each save since the form was opened whose response was lost. */
  const [noted, setNoted] = useState<readonly Values[]>([]);
  const lost = useMemo(() => [...(earlier?.lost ?? []), ...noted], [earlier?.lost, noted]);
  const lastMerged = useRef<Values | null>(null);
  const seen = merged ?? initial;
  const markSeen = (names: readonly string[], saved: FormValues) => {
    const entries = names.map((name) => [name, saved[name] ?? '']);
    setMerged({ ...seen, ...Object.fromEntries(entries) } as Values);
  };
  return {
    seen,
    changes,
    lost,
    /** Call it when the response to a save was lost: the server may have the values of the last merge. */
    noteLost: () => {
      const { current } = lastMerged;
      if (current) setNoted((earlierOnes) => [...earlierOnes, current]);
    },
    /**
     * Returns the values to send and the fields that a colleague has updated; null if the user has to decide about
     * fields first.
     */
    merge: (typed: Values, now: FormValues) => {
      const { values, updated, asked } = mergeChanges({ before: seen, typed, now, lost, toSent });
      const all = [...new Set([...changes.updated, ...updated])];
      markSeen(updated, now);
      setChanges({ updated: all, asked, saved: now });
      if (asked.length > 0) return null;
      lastMerged.current = values;
      return {
        values,
        /** Without a field whose colleague's value the user has replaced after a save that failed. */
        updated: all.filter((name) => updated.includes(name) || typed[name] === seen[name]),
        /** True if this merge has updated fields; `updated` also contains those of earlier merges. */
        hasUpdates: updated.length > 0,
        /** True if the server already has all values. */
        isSaved: unsavedFields({ typed: values, now, toSent }).length === 0,
      };
    },
    /** Notes that the user has seen the server's value of a field. Returns true if no other field is left to decide. */
    answer: (name: string): boolean => {
      const asked = changes.asked.filter((other) => other !== name);
      markSeen([name], changes.saved);
      setChanges({ ...changes, asked });
      return asked.length === 0;
    },
  };
}
