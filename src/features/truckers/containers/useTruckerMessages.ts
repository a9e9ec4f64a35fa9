import { useMemo, useState } from 'react';
import { isApiError } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import {
  useResendEmailMutation,
  useSendCertificateMutation,
} from '@/api/truckers/truckerMessages.api';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import { notifyFailure } from '@/shared/errors/notifyFailure';
import { useGenericErrorText } from '@/shared/errors/useMessageText';
import { createSending } from '../components/sending';
import type { TruckerMessage } from '../components/sending';

/**
 * Sends a haulier's certificate or its e-mail again and says what came of it (specification,
 * section 8). `sending` has a message from the click to the answer, so that nothing is sent twice.
 */
export function useTruckerMessages() {
  const { t } = useTexts();
  const failureText = useGenericErrorText();
  const [sendCertificate] = useSendCertificateMutation();
  const [resendEmail] = useResendEmailMutation();
  const [sending] = useState(createSending);

  return useMemo(() => {
    const whileSending = async (message: TruckerMessage, id: number, send: () => Promise<void>) => {
      sending.begin(message, id);
      await send();
      sending.end(message, id);
    };
    return {
      sending,
      sendCertificate: ({ id }: Trucker) =>
        whileSending('certificate', id, async () => {
          try {
            notify.success((await sendCertificate(id).unwrap()) ?? t('truckers.certificateSent'));
          } catch (error) {
            const message = isApiError(error) ? error.message : null;
            notifyFailure(error, message ?? t('SOMETHING_WENT_WRONG'));
          }
        }),
      resendEmail: ({ id, email, name }: Trucker) =>
        whileSending('email', id, async () => {
          try {
            const message = await resendEmail({ truckerId: id, email, name }).unwrap();
            notify.success(message ?? t('truckers.emailResent'));
          } catch (error) {
            notifyFailure(error, failureText(error));
          }
        }),
    };
  }, [sending, sendCertificate, resendEmail, t, failureText]);
}
