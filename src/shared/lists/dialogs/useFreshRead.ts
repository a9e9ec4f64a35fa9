import { useEffect, useEffectEvent, useState } from 'react';
import { useWhenOnline } from '../../hooks/useWhenOnline';

/** Where a reading stands. `error` is the last try's and stays while `retry` is under way. */
export interface FreshRead<Entity> {
  entity: Entity | null;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * What the server has now, read once and then left alone: what somebody edits does not change under their hands. `read`
 * resolves with nothing where the end of the session cut it off. What is `known` from before that is not read.
 */
export function useFreshRead<Entity>(
  read: () => Promise<Entity | undefined>,
  known: Entity | null,
): FreshRead<Entity> {
  const [tries, setTries] = useState(known === null ? 1 : 0);
  const [reading, setReading] = useState<Omit<FreshRead<Entity>, 'retry'>>({
    entity: known,
    error: null,
    isLoading: known === null,
  });
  const readNow = useEffectEvent(read);

  useEffect(() => {
    if (tries === 0) return;
    let isWanted = true;
    readNow().then(
      (entity) => isWanted && entity && setReading({ entity, error: null, isLoading: false }),
      (error: unknown) => isWanted && setReading({ entity: null, error, isLoading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);

  const retry = () => {
    if (reading.isLoading) return;
    setReading((now) => ({ ...now, isLoading: true }));
    setTries((count) => count + 1);
  };
  useWhenOnline(reading.error === null ? undefined : retry);

  return { ...reading, retry };
}
