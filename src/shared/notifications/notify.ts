/** What a notification says beside its text; all of it is already translated. */
export interface NotificationDetails {
  /** What it is about, such as the name of a haulier. Stands before the text. */
  about?: string;
  /** More words beneath, such as the server's own. */
  details?: string | undefined;
  /**
   * Notifications of one kind share one place on the screen, and can be taken away by it, in whatever language they were said; the
   * text unless said otherwise.
   */
  kind?: string;
}

/** A message to show for a while. The text is already translated. */
export interface Notification extends NotificationDetails {
  tone: 'success' | 'info' | 'error';
  text: string;
}

/** True for notifications that say the same. */
export function isSame(one: Notification, other: Notification): boolean {
  return one.about === other.about && one.text === other.text && one.details === other.details;
}

/** The kind of a notification. */
export function kindOf({ kind, text }: Notification): string {
  return kind ?? text;
}

type Listener = (notification: Notification) => void;

/** Takes messages away again: those of this kind, or all. */
type Dismiss = (kind?: string) => void;

const listeners = new Map<Listener, Dismiss>();

const sendAs =
  (tone: Notification['tone']) =>
  (text: string, details?: NotificationDetails): void =>
    listeners.forEach((_dismiss, listener) => listener({ ...details, tone, text }));

/** Tells the user what came of something, or `info` where nothing failed. An error stays until it is closed, others go by themselves. */
export const notify = {
  success: sendAs('success'),
  info: sendAs('info'),
  error: sendAs('error'),
  /** Takes away what is not so any more, as a failure that was overcome. */
  dismiss: (kind: string) => listeners.forEach((dismiss) => dismiss(kind)),
  /** Takes all away that is shown or was said, as when the session is over that it was about. */
  clear: () => listeners.forEach((dismiss) => dismiss()),
};

/** Listens to notifications; `dismiss` is called when those so far of a kind, or all of them, are to go. Returns what ends it. */
export function onNotify(listener: Listener, dismiss: Dismiss = () => undefined): () => void {
  listeners.set(listener, dismiss);
  return () => {
    listeners.delete(listener);
  };
}
