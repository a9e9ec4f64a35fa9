import { placeNow } from '../browser/walk';
import type { LinkSettings } from '../control/openScenario';
import { defaultSeed } from '../db/database';
import type { MockStanding } from './useMockData';
import { roleOf } from './sections/Visitor';

/** What a link has to say for the mock to stand elsewhere as it does here; what is as usual goes unsaid. */
export function settingsOf({ state, visitor, language }: MockStanding): LinkSettings {
  const { seed, clock } = state;
  const step = placeNow();
  const isFrozen = clock.frozenAt !== null;
  return {
    as: roleOf(visitor),
    lang: language,
    ...(seed !== defaultSeed && { seed: String(seed) }),
    ...(step !== null && step !== '1' && { step }),
    ...((isFrozen || clock.offsetMs !== 0) && { clock: clock.now + (isFrozen ? ',frozen' : '') }),
  };
}
