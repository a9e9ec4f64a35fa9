import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { announcementReadMs } from '@/config/constants';

export type Tone = 'success' | 'info' | 'error';

/** How a text is announced. `assertive`, for failures, interrupts the screen reader. */
export type Urgency = 'polite' | 'assertive';

export interface Words {
  /** Shown before the text, such as the name of a haulier. */
  about?: string | undefined;
  text: string;
  /** A second line, such as the server's message. */
  details?: string | undefined;
}

export interface NotificationDetails extends Omit<Words, 'text'> {
  /** Notifications of one kind share a toast, and can be dismissed together in any language. Default: the text. */
  kind?: string;
}

/** A toast. It shows all notifications of one tone and kind, the newest first. */
export interface ToastState {
  id: number;
  tone: Tone;
  kind: string;
  notifications: Words[];
}

interface Announcement extends Words {
  id: number;
  urgency: Urgency;
  kind?: string;
  at: number;
}

interface NotificationsState {
  toasts: ToastState[];
  announcements: Announcement[];
  /** The failed loads that the user was told about, and that have not succeeded since. */
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

/** True if the text is old enough for screen readers to have noticed it. */
const isRead = (said: Announcement, now: number) => now - said.at >= announcementReadMs;

/** Adds an announcement. Drops earlier ones of the same urgency that were read, or that say the same. */
function announce(state: NotificationsState, announcement: Omit<Announcement, 'id'>): void {
  const { urgency, at } = announcement;
  state.lastId += 1;
  state.announcements = [
    ...state.announcements.filter(
      (said) => said.urgency !== urgency || (!isRead(said, at) && !isSame(said, announcement)),
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

function forgetLoad(state: NotificationsState, reader: string): string | undefined {
  const forgotten = state.failedLoads.find((load) => load.reader === reader);
  state.failedLoads = state.failedLoads.filter((load) => load.reader !== reader);
  return forgotten?.kind;
}

/** Loads that fail with the same text share one notification, which is removed when none of them fails any more. */
function takeBack(state: NotificationsState, kind: string | undefined): void {
  if (kind && !state.failedLoads.some((load) => load.kind === kind)) dismiss(state, kind);
}

/** Adds the current time to the action: reducers must not read the clock, because they are pure. */
const withTime = <Payload extends object>(payload: Payload) => ({
  payload: { ...payload, at: Date.now() },
});

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notified: {
      prepare: (tone: Tone, text: string, details: NotificationDetails = {}) =>
        withTime({ kind: text, ...details, tone, text }),
      reducer: (state, { payload }: PayloadAction<NewNotification>) => notify(state, payload),
    },
    /** Removes notifications that no longer apply, such as a failure that was overcome. */
    dismissed: (state, { payload }: PayloadAction<string>) => dismiss(state, payload),
    toastClosed: (state, { payload }: PayloadAction<number>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    allToastsClosed: (state) => {
      state.toasts = [];
    },
    loadFailed: {
      prepare: (reader: string, text: string) => withTime({ reader, text }),
      reducer: (
        state,
        { payload }: PayloadAction<{ reader: string; text: string; at: number }>,
      ) => {
        const { reader, text, at } = payload;
        const before = forgetLoad(state, reader);
        const kind = `load: ${text}`;
        state.failedLoads.push({ reader, kind });
        takeBack(state, before);
        notify(state, { tone: 'error', kind, text, at });
      },
    },
    loadOvercome: (state, { payload }: PayloadAction<string>) => {
      takeBack(state, forgetLoad(state, payload));
    },
    /** Called when the page of a failed load is left: the notification then stays until the user closes it. */
    loadLeft: (state, { payload }: PayloadAction<string>) => {
      forgetLoad(state, payload);
    },
    announced: {
      prepare: (text: string, urgency: Urgency = 'polite') => withTime({ text, urgency }),
      reducer: (state, { payload }: PayloadAction<Omit<Announcement, 'id'>>) =>
        announce(state, payload),
    },
    /** Removes an outdated polite text, which the user of a screen reader would still find at the end of the page. */
    withdrawn: (state, { payload }: PayloadAction<string>) => {
      state.announcements = state.announcements.filter(
        ({ text, urgency }) => text !== payload || urgency !== 'polite',
      );
    },
    silenced: (state, { payload }: PayloadAction<Urgency>) => {
      state.announcements = state.announcements.filter(({ urgency }) => urgency !== payload);
    },
    /**
     * Removes the announcements of the previous page that were read: users of screen readers would find them at the end
     * of this one.
     */
    pageReplaced: {
      prepare: () => withTime({}),
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => {
        state.announcements = state.announcements.filter((said) => !isRead(said, payload.at));
      },
    },
    notificationsCleared: ({ lastId }) => ({ ...initialState, lastId }),
  },
  selectors: {
    selectToasts: ({ toasts }) => toasts,
    selectAnnouncements: ({ announcements }) => announcements,
  },
});

export const {
  notified,
  dismissed,
  toastClosed,
  allToastsClosed,
  notificationsCleared,
  loadFailed,
  loadOvercome,
  loadLeft,
  announced,
  withdrawn,
  silenced,
  pageReplaced,
} = notificationsSlice.actions;
export const { selectToasts, selectAnnouncements } = notificationsSlice.selectors;
