// Made by "npm run record" from the recordings beside it.
import type { Recording } from './recording';
import one0 from './registration.json' with { type: 'json' };

export const recorded = {
  'registration': one0,
} as unknown as Readonly<Record<string, Recording>>;
