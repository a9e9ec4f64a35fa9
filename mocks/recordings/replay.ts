import type { OperationId } from '../contract/document';
import type { RawRequest } from '../contract/checkRequest';
import type { Database } from '../db/database';
import { send } from '../domain/outbox.domain';
import type { RecordedExchange, Recording } from './recording';

/** The values of a request, by their place in it. */
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
 * Plays a recording back. Of the answers to a call it gives that to the request most like the one that came, and of those
 * that are alike the next in turn, and the last again and again: what was typed then is not typed now.
 */
export class Replay {
  private recording: Recording | null = null;
  private played = new Set<RecordedExchange>();

  /** Plays this recording from its start; null plays none. */
  start(recording: Recording | null): void {
    this.recording = recording;
    this.played.clear();
  }

  /** The same for a mock that takes over what another has: what is played already goes on. */
  follow(recording: Recording | null): void {
    if (recording !== this.recording) this.start(recording);
  }

  /** The recorded exchange that answers a request; null where the call was never made. */
  next(call: OperationId, { params, query, body }: RawRequest): RecordedExchange | null {
    if (this.recording === null) return null;
    const asked = valuesOf(params, Object.fromEntries(query), body);
    const likeness = (exchange: RecordedExchange) => {
      const known = valuesOf(exchange.params, exchange.query, exchange.request);
      return [...known].filter(([place, value]) => asked.get(place) === value).length;
    };
    const own = this.recording.exchanges.filter((exchange) => exchange.call === call);
    const most = Math.max(...own.map(likeness));
    const alike = own.filter((exchange) => likeness(exchange) === most);
    const found = alike.find((exchange) => !this.played.has(exchange)) ?? alike.at(-1) ?? null;
    if (found) this.played.add(found);
    return found;
  }
}

/** No SMS is sent by a recording, and whoever plays the visit waits for one. */
export function tellOfCode(db: Database): void {
  const text = 'This is played back: any code will do, such as 123456.';
  send(db, { kind: 'sms', truckerId: 0, to: '', subject: '', text, attachment: null });
}
