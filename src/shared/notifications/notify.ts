/** A message to show for a while. The text is already translated. */
export interface Notification {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** By this name it can be taken away again, in whatever language it was said. */
  id?: string | undefined;
}

type Listener = (notification: Notification) => void;

/** Takes messages away again: those of this name, or all. */
type Dismiss = (id?: string) => void;

const listeners = new Map<Listener, Dismiss>();

function send(notification: Notification): void {
  listeners.forEach((_dismiss, listener) => listener(notification));
}

/** Tells the user what came of something, or `info` where nothing failed. An error stays until it is closed, others go by themselves. */
export const notify = {
  success: (text: string, id?: string) => send({ tone: 'success', text, id }),
  info: (text: string, id?: string) => send({ tone: 'info', text, id }),
  error: (text: string, id?: string) => send({ tone: 'error', text, id }),
  /** Takes away what is not so any more, as a failure that was overcome. */
  dismiss: (id: string) => listeners.forEach((dismiss) => dismiss(id)),
  /** Takes all away that is shown or was said, as when the session is over that it was about. */
  clear: () => listeners.forEach((dismiss) => dismiss()),
};

/** Listens to notifications; `dismiss` is called when those so far of a name, or all of them, are to go. Returns what ends it. */
export function onNotify(listener: Listener, dismiss: Dismiss = () => undefined): () => void {
  listeners.set(listener, dismiss);
  return () => {
    listeners.delete(listener);
  };
}
