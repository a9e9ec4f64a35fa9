import { DomainError, type DomainErrorKind } from '@mocks/domain/domainError';

/** What the domain says when it refuses; fails where it does not. */
export function domainErrorOf(run: () => unknown): {
  kind: DomainErrorKind;
  messageKey: string;
  fields: object | null;
} {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError)
      return { kind: error.kind, messageKey: error.messageKey, fields: error.fields };
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** A clock that tests move by hand. */
export function movableClock(start = '2022-06-01T08:00:00.000Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    passMinutes: (minutes: number) => {
      time += minutes * 60_000;
    },
  };
}
