/** `assertive` interrupts; it is for what went wrong. */
export type Urgency = 'polite' | 'assertive';

/** What a live region does: `say` a text, or `withdraw` one that no longer holds. */
export interface Announcement {
  kind: 'say' | 'withdraw';
  text: string;
  urgency: Urgency;
}

type Listener = (announcement: Announcement) => void;

const listeners = new Set<Listener>();

/**
 * Says a text to screen readers, once, without showing it. The text is already translated; an empty one clears the region.
 * Texts that come in the same moment are all read.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  listeners.forEach((listener) => listener({ kind: 'say', text, urgency }));
}

/** Removes a text that no longer holds, so that nobody who reads to the end of the page finds it. */
export function withdraw(text: string, urgency: Urgency = 'polite'): void {
  listeners.forEach((listener) => listener({ kind: 'withdraw', text, urgency }));
}

/** Listens to announcements. Returns a function that stops listening. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
