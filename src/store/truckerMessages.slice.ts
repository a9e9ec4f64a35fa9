import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message that staff can send to a haulier, from the list or in a run. */
export type TruckerMessage = 'certificate' | 'email';

interface PendingMessage {
  message: TruckerMessage;
  truckerId: number;
}

const isSame = (one: PendingMessage, other: PendingMessage) =>
  one.message === other.message && one.truckerId === other.truckerId;

/**
 * The messages that are being sent. They are in the store so that the list and a run cannot both send one, and so that
 * they survive leaving the list.
 */
export const truckerMessagesSlice = createSlice({
  name: 'truckerMessages',
  initialState: [] as PendingMessage[],
  reducers: {
    messageSendingStarted: (state, { payload }: PayloadAction<PendingMessage>) => [
      ...state,
      payload,
    ],
    messageSendingEnded: (state, { payload }: PayloadAction<PendingMessage>) =>
      state.filter((one) => !isSame(one, payload)),
  },
  selectors: {
    selectIsSending: (state, message: TruckerMessage, truckerId: number) =>
      state.some((one) => isSame(one, { message, truckerId })),
  },
});

export const { messageSendingStarted, messageSendingEnded } = truckerMessagesSlice.actions;
export const { selectIsSending } = truckerMessagesSlice.selectors;
