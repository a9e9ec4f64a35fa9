/** `assertive` interrupts; it is for what went wrong. */
export type Urgency = 'polite' | 'assertive';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();
let lastPolite = '';

/** Says a text to screen readers, once, without showing it. The text is already translated. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (urgency === 'polite') lastPolite = text;
  listeners.forEach((listener) => listener(text, urgency));
}

/** Takes a polite text away that is not so any more: who reads on to the end of the page would find it there. */
export function withdraw(text: string): void {
  if (lastPolite === text) announce('');
}

/** Listens to announcements. Returns what ends it. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
