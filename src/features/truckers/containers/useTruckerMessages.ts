import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerMessagesApi } from '@/api/truckers/trucker.api';
import { notify } from '@/shared/notifications/notify';
import { notifyFailure } from '@/shared/errors/notifyFailure';
import { useGenericErrorText } from '@/shared/errors/MessageText';
import { useAppDispatch } from '@/store/hooks';
import { createSending, type TruckerMessage } from '../components/sending';
import { readTrucker } from './useReadTrucker';

const { sendCertificate, resendEmail } = truckerMessagesApi.endpoints;

// Nobody looks for it in the store.
const untracked = { track: false } as const;

/** Who leaves the list and comes back finds on its way what still is. */
const sending = createSending();

async function whileSending(message: TruckerMessage, id: number, send: () => Promise<void>) {
  sending.begin(message, id);
  await send();
  sending.end(message, id);
}

/**
 * Sends a haulier's certificate or its e-mail again and says what came of it (specification,
 * section 8). `sending` has a message from the click to the answer, so that nothing is sent twice.
 */
export function useTruckerMessages() {
  const { t } = useTranslation('staff');
  const failureText = useGenericErrorText();
  const dispatch = useAppDispatch();

  return useMemo(
    () => ({
      sending,
      sendCertificate: ({ id, name, email }: Trucker) =>
        whileSending('certificate', id, async () => {
          const about = { about: name, kind: 'certificate' };
          try {
            const message = await dispatch(sendCertificate.initiate(id, untracked)).unwrap();
            notify.success(t('truckers.certificateSentTo', { email }), {
              ...about,
              details: message ?? t('truckers.certificateSent'),
            });
          } catch (error) {
            const message = isApiError(error) ? error.message : null;
            const text =
              outcomeOf(error) === 'unknown'
                ? 'truckers.certificateUnknown'
                : 'truckers.certificateNotSent';
            notifyFailure(error, t(text), {
              ...about,
              details: message ?? t('SOMETHING_WENT_WRONG'),
            });
          }
        }),
      resendEmail: ({ id, name: listedName }: Trucker) =>
        whileSending('email', id, async () => {
          let isSent = false;
          try {
            // Its link must not go to an address that was corrected a moment ago, here or elsewhere.
            const now = await readTrucker(dispatch, id);
            if (!now) return;
            const { email, name } = now;
            const mail = resendEmail.initiate({ truckerId: id, email, name }, untracked);
            isSent = true;
            const message = await dispatch(mail).unwrap();
            notify.success(t('truckers.emailResentTo', { email }), {
              about: name,
              kind: 'email',
              details: message ?? undefined,
            });
          } catch (error) {
            const text =
              isSent && outcomeOf(error) === 'unknown'
                ? 'truckers.emailUnknown'
                : 'truckers.emailNotResent';
            notifyFailure(error, t(text), {
              about: listedName,
              kind: 'email',
              details: failureText(error),
            });
          }
        }),
    }),
    [dispatch, t, failureText],
  );
}
