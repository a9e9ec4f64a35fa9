import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, isNotFound, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { truckerListTag } from '@/api/truckers/trucker.tags';
import { genericMessage } from '@/shared/errors/failureMessage';
import { useErrorText } from '@/shared/errors/MessageText';
import { useAnnounce, useNotify } from '@/shared/notifications/useNotify';
import { useAppDispatch } from '@/store/hooks';
import type { TruckerMessage } from '@/store/truckerMessages.slice';
import { leftOutAs } from '../runs/planMessages';
import { fetchTrucker, sendMessage, sendOnce } from '../truckerRequests';

const { invalidateTags } = truckerApi.util;

const texts = {
  certificate: {
    sentTo: 'truckers.certificateSentTo',
    notSent: 'truckers.certificateNotSent',
    unknown: 'truckers.certificateUnknown',
  },
  email: {
    sentTo: 'truckers.emailResentTo',
    notSent: 'truckers.emailNotResent',
    unknown: 'truckers.emailUnknown',
  },
} as const;

/** Sends a haulier a message and notifies of the result. */
export type SendMessage = (message: TruckerMessage, trucker: Trucker) => void;

/** Call this hook once for all rows of a list. The returned function is stable until the language changes. */
export function useSendMessage(): SendMessage {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const failureText = useErrorText(genericMessage);
  const dispatch = useAppDispatch();
  const { announce, withdraw } = useAnnounce();

  return useCallback(
    (message, { id, name }) => {
      const isCertificate = message === 'certificate';
      const { sentTo, notSent, unknown } = texts[message];

      async function send() {
        // While offline, do not even fetch the haulier: its open panel would report the failure, too.
        if (!navigator.onLine) {
          notify.error(t(notSent), { about: name, kind: message, details: t('errors.network') });
          return;
        }
        let isSent = false;
        announce(t('truckers.sending'));
        try {
          // Fetch the haulier first: its name and e-mail may have been corrected meanwhile, here or by a colleague.
          const now = await fetchTrucker(dispatch, id);
          if (!now) return;
          const about = { about: now.name, kind: message };
          const reason = leftOutAs(message, now);
          if (reason) {
            dispatch(invalidateTags([truckerListTag]));
            notify.error(t(notSent), { ...about, details: t(reason) });
            return;
          }
          isSent = true;
          const answer = await sendMessage(dispatch, message, now);
          const ownWords = isCertificate ? t('truckers.certificateSent') : undefined;
          notify.success(t(sentTo, { email: now.email }), {
            ...about,
            details: answer ?? ownWords,
          });
        } catch (error) {
          const answer = isCertificate && isApiError(error) ? error.message : null;
          // Once the message was sent, a 404 does not mean that the haulier is gone: it existed just before.
          if (isNotFound(error) && !isSent) {
            dispatch(invalidateTags([truckerListTag]));
            notify.error(t(notSent), { about: name, kind: message, details: t('truckers.gone') });
            return;
          }
          const isUnknown = isSent && outcomeOf(error) === 'unknown';
          notify.failure(error, t(isUnknown ? unknown : notSent), {
            about: name,
            kind: message,
            details: answer ?? failureText(error),
          });
        } finally {
          withdraw(t('truckers.sending'));
        }
      }

      void dispatch(sendOnce(message, id, send));
    },
    [t, notify, failureText, dispatch, announce, withdraw],
  );
}
