import { useCallback, useEffect, useState } from 'react';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';
import type { CallRecord } from '../calls';
import type { MockRemote } from '../control/mockRemote';
import type { MockState } from '../control/control';
import type { OutboxRow } from '../db/tables';
import { readVisitor, type StoredVisitor } from './sections/Visitor';

/** How a mock stands; a live API has none of this. */
export interface MockStanding {
  state: MockState;
  /** Newest first. */
  outbox: readonly OutboxRow[];
  /** Who the application will be used by after its next load; null is nobody. */
  visitor: StoredVisitor | null;
  /** What the application will be read in after its next load. */
  language: Language;
}

interface MockData {
  calls: readonly CallRecord[];
  /** Null where a live API is watched. */
  mock: MockStanding | null;
}

const pauseMs = 1000;

/** What was read last, why the last reading failed, and a way to read at once. */
export interface MockReading {
  data: MockData | null;
  problem: string | null;
  refresh: () => Promise<void>;
}

async function readStanding(remote: MockRemote): Promise<MockStanding> {
  const [state, outbox] = await Promise.all([remote.state(), remote.outbox()]);
  const stored = localStorage.getItem('language');
  const language = isLanguage(stored) ? stored : defaultLanguage;
  return { state, outbox: outbox.toReversed(), visitor: readVisitor(), language };
}

/** Reads the mock while it is looked at: at once, and then a second after each answer. */
export function useMockData(remote: MockRemote, isActive: boolean, isLive: boolean): MockReading {
  const [data, setData] = useState<MockData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    try {
      const [calls, mock] = await Promise.all([
        remote.calls(),
        isLive ? null : readStanding(remote),
      ]);
      // A copy: a mock in the page hands out the very list that it goes on writing to.
      setData({ calls: calls.toReversed(), mock });
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [remote, isLive]);
  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let timer: number | undefined;
    const readOn = async () => {
      await refresh();
      if (!isOver) timer = window.setTimeout(() => void readOn(), pauseMs);
    };
    void readOn();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [isActive, refresh]);
  return { data, problem, refresh };
}
