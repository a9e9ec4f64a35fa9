import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/settings';
import { useNotify } from '@/shared/notifications/useNotify';
import { readReceipt } from './keptReceipt';
import { useSignedDate } from './signedHere';
import { ThankYou } from './ThankYou';
import { useSendXmlOnce } from './useSendXmlOnce';

const failureNotice = 'SOMETHING_WENT_WRONG';

/**
 * The confirmation at /thank-you/{token?}. It calls send-xml once when it loads (specification, section 2; D28), and says
 * nothing of the agreement but what came of that (D29).
 */
export function ThankYouPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('registration');
  const notify = useNotify();
  const { contact } = useSettings();
  const receipt = useMemo(() => readReceipt(token), [token]);
  const signedDate = useSignedDate(token);
  const { delivery, words, isRetrying, retry } = useSendXmlOnce(token, () =>
    notify.error(t(failureNotice), { kind: failureNotice }),
  );
  useEffect(() => {
    // The one of completion, too: a failure that was overcome is none any more.
    if (delivery === 'done') notify.dismiss(failureNotice);
  }, [delivery, notify]);
  useDocumentTitle(t('thankYou.title'), {
    hasError: delivery === 'failed' || delivery === 'unknown',
  });
  const handleRetry = async () => {
    // Its button goes when there is nothing left to try.
    if (await retry()) document.getElementById('page-title')?.focus();
  };
  return (
    <ThankYou
      delivery={delivery}
      words={words}
      isBusy={isRetrying}
      contact={contact}
      receipt={receipt}
      isSigned={receipt !== null || signedDate !== null}
      onRetry={() => void handleRetry()}
    />
  );
}
