import { useCallback, useEffect, useState } from 'react';
import type { MockRemote } from '../../control/ask';
import { readMockData, type MockData } from './mockData';
import { reasonOf } from './reasonOf';

const pauseMs = 1000;

/** What was read last, why the last reading failed, and a way to read at once. */
export interface MockReading {
  data: MockData | null;
  problem: string | null;
  refresh: () => Promise<void>;
}

/** Reads the mock while it is looked at: at once, and then a second after each answer. */
export function useMockData(remote: MockRemote, isActive: boolean, isLive: boolean): MockReading {
  const [data, setData] = useState<MockData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    try {
      setData(await readMockData(remote, isLive));
      setProblem(null);
    } catch (error) {
      setProblem(reasonOf(error));
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
