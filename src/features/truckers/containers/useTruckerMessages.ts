import { useState } from 'react';
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

/** What can be sent to a haulier from its row. */
export type TruckerMessage = 'certificate' | 'email';

/**
 * Sends a haulier's certificate or its e-mail again and says what came of it (specification,
 * section 8). `isSending` is true from the click to the answer, so that nothing is sent twice.
 */
export function useTruckerMessages() {
  const { t } = useTexts();
  const failureText = useGenericErrorText();
  const [sendCertificate] = useSendCertificateMutation();
  const [resendEmail] = useResendEmailMutation();
  const [sending, setSending] = useState<readonly string[]>([]);

  const whileSending = async (key: string, send: () => Promise<void>) => {
    setSending((keys) => [...keys, key]);
    await send();
    setSending((keys) => keys.filter((other) => other !== key));
  };

  return {
    isSending: (message: TruckerMessage, { id }: Trucker) => sending.includes(`${message}${id}`),
    sendCertificate: ({ id }: Trucker) =>
      whileSending(`certificate${id}`, async () => {
        try {
          notify.success((await sendCertificate(id).unwrap()) ?? t('truckers.certificateSent'));
        } catch (error) {
          const message = isApiError(error) ? error.message : null;
          notifyFailure(error, message ?? t('SOMETHING_WENT_WRONG'));
        }
      }),
    resendEmail: ({ id, email, name }: Trucker) =>
      whileSending(`email${id}`, async () => {
        try {
          const message = await resendEmail({ truckerId: id, email, name }).unwrap();
          notify.success(message ?? t('truckers.emailResent'));
        } catch (error) {
          notifyFailure(error, failureText(error));
        }
      }),
  };
}
