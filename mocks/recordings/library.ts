import type { Recording } from './recording';
import { recorded } from './recordings.generated';

/** What the names of recordings begin with, as scenarios. */
export const recordedPrefix = 'recorded:';

const library = new Map<string, Recording>(Object.entries(recorded));

/** The recordings that can be played back, by name. */
export function allRecordings(): readonly (readonly [name: string, recording: Recording])[] {
  return [...library];
}

/** The recording of this name. Throws one line where there is none. */
export function findRecording(name: string): Recording {
  const found = library.get(name);
  if (!found) throw new Error(`Nothing is recorded under "${name}".`);
  return found;
}

/** Adds a recording that is not in the build. */
export function addRecording(name: string, recording: Recording): void {
  library.set(name, recording);
}
