/** What can be sent to a haulier from its row. */
export type TruckerMessage = 'certificate' | 'email';

/** Which messages are on their way, and a way to hear of changes (`useSyncExternalStore`). */
export interface Sending {
  subscribe: (listener: () => void) => () => void;
  has: (message: TruckerMessage, id: number) => boolean;
}

/** The same for who sends. */
export interface SendingSource extends Sending {
  begin: (message: TruckerMessage, id: number) => void;
  end: (message: TruckerMessage, id: number) => void;
}

/** Kept beside React's state, so that the row which sends renders anew and no other does. */
export function createSending(): SendingSource {
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  const tell = () => listeners.forEach((listener) => listener());
  const keyOf = (message: TruckerMessage, id: number) => `${message}${id}`;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (message, id) => sending.has(keyOf(message, id)),
    begin: (message, id) => {
      sending.add(keyOf(message, id));
      tell();
    },
    end: (message, id) => {
      sending.delete(keyOf(message, id));
      tell();
    },
  };
}
