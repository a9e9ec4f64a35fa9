/** A message to show for a while. The text is already translated. */
export interface Notification {
  tone: 'success' | 'error';
  text: string;
}

type Listener = (notification: Notification) => void;

const listeners = new Set<Listener>();

function send(tone: Notification['tone'], text: string): void {
  listeners.forEach((listener) => listener({ tone, text }));
}

/** Tells the user what came of something. Success goes by itself, an error stays until it is closed. */
export const notify = {
  success: (text: string) => send('success', text),
  error: (text: string) => send('error', text),
};

/** Listens to notifications. Returns what ends it. */
export function onNotify(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
