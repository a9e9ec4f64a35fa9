import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message that staff can send to a haulier from its row. */
export type TruckerMessage = 'certificate' | 'email';

interface PendingMessage {
  message: TruckerMessage;
  truckerId: number;
}

const isSame = (one: PendingMessage, other: PendingMessage) =>
  one.message === other.message && one.truckerId === other.truckerId;

/**
 * The pending messages to hauliers. They are in the store so that a message cannot be sent twice by leaving the list
 * and coming back.
 */
export const truckerMessagesSlice = createSlice({
  name: 'truckerMessages',
  initialState: [] as PendingMessage[],
  reducers: {
    sendingStarted: (state, { payload }: PayloadAction<PendingMessage>) => [...state, payload],
    sendingEnded: (state, { payload }: PayloadAction<PendingMessage>) =>
      state.filter((one) => !isSame(one, payload)),
  },
  selectors: {
    selectIsSending: (state, message: TruckerMessage, truckerId: number) =>
      state.some((one) => isSame(one, { message, truckerId })),
  },
});

export const { sendingStarted, sendingEnded } = truckerMessagesSlice.actions;
export const { selectIsSending } = truckerMessagesSlice.selectors;
