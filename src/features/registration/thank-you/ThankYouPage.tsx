import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '@/i18n/useTexts';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/settings';
import { notify } from '@/shared/notifications/notify';
import { useKeptReceipt } from './useKeptReceipt';
import { ThankYou } from './ThankYou';
import { useSendXmlOnce } from './useSendXmlOnce';

/**
 * The confirmation at /thank-you/{token?}. It calls send-xml once when it loads (specification, section 2; D28), and says
 * nothing of the agreement but what came of that (D29).
 */
export function ThankYouPage() {
  const { token = '' } = useParams();
  const { t } = useTexts();
  const { contact } = useSettings();
  const { receipt, keep } = useKeptReceipt();
  const isAnothers = receipt !== null && receipt.tokenOrId !== token;
  useEffect(() => {
    if (isAnothers) void keep(null);
  }, [isAnothers, keep]);
  // What is on the screen stays there when a session of staff ends, which empties the store.
  const own = isAnothers ? null : receipt;
  const [shown, setShown] = useState(own);
  if (own !== shown && (own || shown?.tokenOrId !== token)) setShown(own);
  const { delivery, words, isRetrying, retry } = useSendXmlOnce(token, () =>
    notify.error(t('SOMETHING_WENT_WRONG')),
  );
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
      receipt={shown}
      onRetry={() => void handleRetry()}
    />
  );
}
