/** A message to show for a while. The text is already translated. */
export interface Notification {
  tone: 'success' | 'info' | 'error';
  text: string;
}

type Listener = (notification: Notification) => void;

/** Each with what takes its messages away again. */
const listeners = new Map<Listener, () => void>();

function send(tone: Notification['tone'], text: string): void {
  listeners.forEach((_clear, listener) => listener({ tone, text }));
}

/** Tells the user what came of something, or `info` where nothing failed. An error stays until it is closed, others go by themselves. */
export const notify = {
  success: (text: string) => send('success', text),
  info: (text: string) => send('info', text),
  error: (text: string) => send('error', text),
  /** Takes all away that is shown or was said, as when the session is over that it was about. */
  clear: () => listeners.forEach((clear) => clear()),
};

/** Listens to notifications; `clear` is called when those so far are to go. Returns what ends it. */
export function onNotify(listener: Listener, clear: () => void = () => undefined): () => void {
  listeners.set(listener, clear);
  return () => {
    listeners.delete(listener);
  };
}
