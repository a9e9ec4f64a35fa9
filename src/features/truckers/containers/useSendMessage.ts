import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { useGenericErrorText } from '@/shared/errors/MessageText';
import { useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch, RootState } from '@/store/store';
import {
  messageAnswered,
  messageSent,
  selectIsSending,
  type TruckerMessage,
} from '@/store/truckerMessages.slice';
import { readTrucker } from './useReadTrucker';

const { sendCertificate, resendEmail } = truckerApi.endpoints;

const untracked = { track: false } as const;

/** The store has the message until it is answered, so that it is not sent twice. */
const sendOnce =
  (message: TruckerMessage, truckerId: number, send: () => Promise<void>) =>
  async (dispatch: AppDispatch, getState: () => RootState) => {
    if (selectIsSending(getState(), message, truckerId)) return;
    dispatch(messageSent({ message, truckerId }));
    await send();
    dispatch(messageAnswered({ message, truckerId }));
  };

/** Sends a haulier a message and says how it went. */
export type SendMessage = (message: TruckerMessage, trucker: Trucker) => void;

/** Called once for all rows of a list. The function stays the same until the language changes. */
export function useSendMessage(): SendMessage {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const failureText = useGenericErrorText();
  const dispatch = useAppDispatch();

  return useCallback(
    (message, { id, name, email }) => {
      const about = { about: name, kind: message };

      async function sendTheCertificate() {
        try {
          const answer = await dispatch(sendCertificate.initiate(id, untracked)).unwrap();
          notify.success(t('truckers.certificateSentTo', { email }), {
            ...about,
            details: answer ?? t('truckers.certificateSent'),
          });
        } catch (error) {
          const answer = isApiError(error) ? error.message : null;
          const text =
            outcomeOf(error) === 'unknown'
              ? 'truckers.certificateUnknown'
              : 'truckers.certificateNotSent';
          notify.failure(error, t(text), {
            ...about,
            details: answer ?? t('SOMETHING_WENT_WRONG'),
          });
        }
      }

      async function resendTheEmail() {
        let isSent = false;
        try {
          // The address may have been corrected a moment ago, here or elsewhere.
          const now = await readTrucker(dispatch, id);
          if (!now) return;
          const mail = { truckerId: id, email: now.email, name: now.name };
          isSent = true;
          const answer = await dispatch(resendEmail.initiate(mail, untracked)).unwrap();
          notify.success(t('truckers.emailResentTo', { email: mail.email }), {
            ...about,
            about: mail.name,
            details: answer ?? undefined,
          });
        } catch (error) {
          const text =
            isSent && outcomeOf(error) === 'unknown'
              ? 'truckers.emailUnknown'
              : 'truckers.emailNotResent';
          notify.failure(error, t(text), { ...about, details: failureText(error) });
        }
      }

      const send = message === 'certificate' ? sendTheCertificate : resendTheEmail;
      void dispatch(sendOnce(message, id, send));
    },
    [t, notify, failureText, dispatch],
  );
}
