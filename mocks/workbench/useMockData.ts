import { useCallback, useEffect, useState } from 'react';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';
import { currentPlace } from '../browser/walk';
import type { CallRecord } from '../calls';
import type { ScenarioVisitor } from '../control/catalog';
import type { MockRemote, MockState } from '../control/control';
import type { LinkSettings } from '../control/openScenario';
import { defaultSeed } from '../db/database';
import type { OutboxRow } from '../db/tables';

interface StoredVisitor {
  name: string;
  role: string;
}

export interface MockStatus {
  state: MockState;
  outbox: readonly OutboxRow[];
  /** The stored user, whom the application adopts on its next load; null if logged out. */
  visitor: StoredVisitor | null;
  language: Language;
}

interface MockData {
  calls: readonly CallRecord[];
  mock: MockStatus | null;
}

const pauseMs = 1000;

/** Polls the mock while active: immediately, then one second after each response. */
export function useMockData(
  remote: MockRemote,
  isActive: boolean,
  isLive: boolean,
): { data: MockData | null; problem: string | null; refresh: () => Promise<void> } {
  const [data, setData] = useState<MockData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    try {
      const [calls, mock] = await Promise.all([
        remote.calls(),
        isLive ? null : fetchStatus(remote),
      ]);
      setData({ calls: calls.toReversed(), mock });
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [remote, isLive]);
  useEffect(() => {
    if (!isActive) return;
    let isCancelled = false;
    let timer: number | undefined;
    const poll = async () => {
      await refresh();
      if (!isCancelled) timer = window.setTimeout(() => void poll(), pauseMs);
    };
    void poll();
    return () => {
      isCancelled = true;
      window.clearTimeout(timer);
    };
  }, [isActive, refresh]);
  return { data, problem, refresh };
}

async function fetchStatus(remote: MockRemote): Promise<MockStatus> {
  const [state, outbox] = await Promise.all([remote.state(), remote.outbox()]);
  const stored = localStorage.getItem('language');
  const language = isLanguage(stored) ? stored : defaultLanguage;
  return { state, outbox: outbox.toReversed(), visitor: readVisitor(), language };
}

/** Returns the user that the browser has stored; null if nobody is logged in or the stored data is invalid. */
function readVisitor(): StoredVisitor | null {
  try {
    if (localStorage.getItem('token') === null) return null;
    const user = JSON.parse(
      localStorage.getItem('user') ?? 'null',
    ) as Partial<StoredVisitor> | null;
    return user && { name: String(user.name), role: String(user.role) };
  } catch {
    return null;
  }
}

export function roleOf({ visitor }: MockStatus): ScenarioVisitor {
  if (visitor === null) return 'guest';
  return visitor.role === 'admin' ? 'admin' : 'user';
}

/** The settings that reproduce this mock's state in a link. Defaults are left out. */
export function linkSettingsOf(mock: MockStatus): LinkSettings {
  const { seed, clock } = mock.state;
  const step = currentPlace();
  const isFrozen = clock.frozenAt !== null;
  return {
    as: roleOf(mock),
    lang: mock.language,
    ...(seed !== defaultSeed && { seed: String(seed) }),
    ...(step !== null && step !== '1' && { step }),
    ...((isFrozen || clock.offsetMs !== 0) && { clock: clock.now + (isFrozen ? ',frozen' : '') }),
  };
}
