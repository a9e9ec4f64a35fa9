import type { RawRequest } from '../contract/validators';
import type { OperationId } from '../contract/document';
import type { Database } from '../db/database';
import { send } from '../domain/mail.domain';
import type { RecordedExchange, Recording } from './recording';
import { recorded } from './recordings.generated';

/** The prefix of a scenario term that plays back a recording. */
export const recordedPrefix = 'recorded:';

const library = new Map<string, Recording>(Object.entries(recorded));

export function allRecordings(): readonly (readonly [name: string, recording: Recording])[] {
  return [...library];
}

export function addRecording(name: string, recording: Recording): void {
  library.set(name, recording);
}

function valuesOf(params: object, query: object, body: unknown): Map<string, string> {
  const parts = Object.entries({ params, query, body: typeof body === 'object' ? body : {} });
  const entries = parts.flatMap(([part, fields]) =>
    Object.entries(fields ?? {}).map(([name, value]): [string, string] => [
      `${part} ${name}`,
      JSON.stringify(value),
    ]),
  );
  return new Map(entries);
}

/**
 * Finds the recorded request that has the most values in common with a request. If several have equally many, it uses
 * one after the other. Once all are used, it repeats the last one.
 */
export class Replay {
  private recording: Recording | null = null;
  private played = new Set<RecordedExchange>();

  /** Plays a recording from its start; null stops playing. */
  start(recording: Recording | null): void {
    this.recording = recording;
    this.played.clear();
  }

  /** Plays a recording, and continues if it is already playing. */
  follow(recording: Recording | null): void {
    if (recording !== this.recording) this.start(recording);
  }

  next(db: Database, call: OperationId, request: RawRequest): RecordedExchange | null {
    if (this.recording === null) return null;
    const { params, query, body } = request;
    const asked = valuesOf(params, Object.fromEntries(query), body);
    const likeness = (exchange: RecordedExchange) => {
      const known = valuesOf(exchange.params, exchange.query, exchange.request);
      return [...known].filter(([place, value]) => asked.get(place) === value).length;
    };
    const own = this.recording.exchanges.filter((exchange) => exchange.call === call);
    const most = Math.max(...own.map(likeness));
    const alike = own.filter((exchange) => likeness(exchange) === most);
    const found = alike.find((exchange) => !this.played.has(exchange)) ?? alike.at(-1);
    if (found === undefined) return null;
    this.played.add(found);
    if (call === 'generateSmsCode') {
      // Tell the tester which SMS code to enter: a recorded visit does not send one.
      const text = 'This visit is a recording. Any code works, such as 123456';
      send(db, { kind: 'sms', truckerId: 0, to: '', subject: '', text, attachment: null });
    }
    return found;
  }
}
