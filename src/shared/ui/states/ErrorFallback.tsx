import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from './ErrorState';

/** `reference` is the number of the report, '' where there is none; `messageKey` says more than that it went wrong. */
export interface ErrorFallbackProps {
  reference: string;
  onRetry: () => void;
  messageKey?: TextKey;
}

/** Stands in for what broke or did not come: what to refer to, and another try. */
export function ErrorFallback(props: ErrorFallbackProps) {
  const { reference, onRetry, messageKey = 'SOMETHING_WENT_WRONG' } = props;
  const { t } = useTexts();
  return (
    <>
      <ErrorState message={t(messageKey)} onRetry={onRetry} retryLabel={t('common.tryAgain')} />
      {reference && <p>{t('common.errorReference', { id: reference })}</p>}
    </>
  );
}
