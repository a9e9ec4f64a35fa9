/** `assertive` interrupts; it is for what went wrong. */
export type Urgency = 'polite' | 'assertive';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Says a text to screen readers, once, without showing it. The text is already translated. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  listeners.forEach((listener) => listener(text, urgency));
}

/** Listens to announcements. Returns what ends it. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
