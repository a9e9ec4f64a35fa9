import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { announcementReadMs } from '@/config/constants';

export type Tone = 'success' | 'info' | 'error';

/** `assertive` interrupts; it is for what went wrong. */
export type Urgency = 'polite' | 'assertive';

/** What is shown or said; all of it is already translated. */
export interface Words {
  /** What it is about, such as the name of a haulier. Stands before the text. */
  about?: string | undefined;
  text: string;
  /** More words beneath, such as the server's own. */
  details?: string | undefined;
}

/** What a notification says beside its text. */
export interface NotificationDetails extends Omit<Words, 'text'> {
  /**
   * Notifications of one kind share one place on the screen, and can be taken away by it, in whatever language they were said; the
   * text unless said otherwise.
   */
  kind?: string;
}

/** The notifications of one tone and kind, which share one place on the screen; the newest first. */
export interface ToastState {
  id: number;
  tone: Tone;
  kind: string;
  notifications: Words[];
}

/** What a live region says; `kind` is that of a notification. */
interface Announcement extends Words {
  id: number;
  urgency: Urgency;
  kind?: string;
  at: number;
}

interface NotificationsState {
  toasts: ToastState[];
  announcements: Announcement[];
  /** Loads that have failed and are not overcome: who asked, and the kind of the notice. */
  failedLoads: { reader: string; kind: string }[];
  lastId: number;
}

const initialState: NotificationsState = {
  toasts: [],
  announcements: [],
  failedLoads: [],
  lastId: 0,
};

const isSame = (one: Words, other: Words) =>
  one.about === other.about && one.text === other.text && one.details === other.details;

/** Says something once. What has been read by now goes; what comes in the same moment is read, too. */
function announce(state: NotificationsState, announcement: Omit<Announcement, 'id'>): void {
  const { urgency, at } = announcement;
  state.lastId += 1;
  state.announcements = [
    ...state.announcements.filter(
      (said) =>
        said.urgency !== urgency ||
        (at - said.at < announcementReadMs && !isSame(said, announcement)),
    ),
    { ...announcement, id: state.lastId },
  ];
}

interface NewNotification extends Words {
  tone: Tone;
  kind: string;
  at: number;
}

function notify(state: NotificationsState, { tone, kind, at, ...words }: NewNotification): void {
  announce(state, { ...words, kind, at, urgency: tone === 'error' ? 'assertive' : 'polite' });
  const shown = state.toasts.find((toast) => toast.tone === tone && toast.kind === kind);
  if (shown) {
    shown.notifications = [words, ...shown.notifications.filter((one) => !isSame(one, words))];
  } else {
    state.lastId += 1;
    state.toasts.push({ id: state.lastId, tone, kind, notifications: [words] });
  }
}

function dismiss(state: NotificationsState, kind: string): void {
  state.toasts = state.toasts.filter((toast) => toast.kind !== kind);
  state.announcements = state.announcements.filter((said) => said.kind !== kind);
}

/** Forgets the failed load of a reader. Returns the kind of its notice. */
function forgetLoad(state: NotificationsState, reader: string): string | undefined {
  const forgotten = state.failedLoads.find((load) => load.reader === reader);
  state.failedLoads = state.failedLoads.filter((load) => load.reader !== reader);
  return forgotten?.kind;
}

/** Loads that fail with the same words share one notice, which goes with the last of them. */
function takeBack(state: NotificationsState, kind: string | undefined): void {
  if (kind && !state.failedLoads.some((load) => load.kind === kind)) dismiss(state, kind);
}

/** What is shown for a while and what is said to screen readers. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (tone: Tone, text: string, details: NotificationDetails = {}) => ({
        payload: { kind: text, ...details, tone, text, at: Date.now() },
      }),
      reducer: (state, { payload }: PayloadAction<NewNotification>) => notify(state, payload),
    },
    /** Takes away what no longer holds, such as a failure that was overcome. */
    dismissed: (state, { payload }: PayloadAction<string>) => dismiss(state, payload),
    /** Its reader has closed a toast, or its time is over. */
    toastClosed: (state, { payload }: PayloadAction<number>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    allToastsClosed: (state) => {
      state.toasts = [];
    },
    loadFailed: {
      prepare: (reader: string, text: string, isTold: boolean) => ({
        payload: { reader, text, isTold, at: Date.now() },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ reader: string; text: string; isTold: boolean; at: number }>,
      ) => {
        const { reader, text, isTold, at } = payload;
        const before = forgetLoad(state, reader);
        const kind = `load: ${text}`;
        state.failedLoads.push({ reader, kind });
        takeBack(state, before);
        if (isTold) notify(state, { tone: 'error', kind, text, at });
      },
    },
    loadOvercome: (state, { payload }: PayloadAction<string>) => {
      takeBack(state, forgetLoad(state, payload));
    },
    /** The notice stays for its reader where the page is left. */
    loadLeft: (state, { payload }: PayloadAction<string>) => {
      forgetLoad(state, payload);
    },
    announced: {
      prepare: (text: string, urgency: Urgency = 'polite') => ({
        payload: { text, urgency, at: Date.now() },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<{ text: string; urgency: Urgency; at: number }>,
      ) => announce(state, payload),
    },
    /** Removes a text that no longer holds, so that nobody who reads to the end of the page finds it. */
    withdrawn: (state, { payload }: PayloadAction<string>) => {
      state.announcements = state.announcements.filter(
        ({ text, urgency }) => text !== payload || urgency !== 'polite',
      );
    },
    silenced: (state, { payload }: PayloadAction<Urgency>) => {
      state.announcements = state.announcements.filter(({ urgency }) => urgency !== payload);
    },
    /** Everything goes, as when the session is over that it was about. */
    notificationsCleared: ({ lastId }) => ({ ...initialState, lastId }),
  },
  selectors: {
    selectToasts: ({ toasts }) => toasts,
    selectAnnouncements: ({ announcements }) => announcements,
  },
});

export const { notified, dismissed, toastClosed, allToastsClosed, notificationsCleared } =
  notificationsSlice.actions;
export const { loadFailed, loadOvercome, loadLeft } = notificationsSlice.actions;
export const { announced, withdrawn, silenced } = notificationsSlice.actions;
export const { selectToasts, selectAnnouncements } = notificationsSlice.selectors;
