import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { Alert } from '../Alert';
import { Button } from '../Button';

export interface ErrorStateProps {
  message: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** Announced when it appears. */
export function ErrorState({ message, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <Alert tone="danger" title={message}>
        {onRetry && (
          <Button variant="secondary" iconName="refresh" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Alert>
    </div>
  );
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{title}</p>
      {children}
    </div>
  );
}

/** `reference` is the number of the report, '' where there is none. */
export interface ErrorFallbackProps {
  reference: string;
  onRetry: () => void;
  messageKey?: TextKey;
}

export function ErrorFallback(props: ErrorFallbackProps) {
  const { reference, onRetry, messageKey = 'SOMETHING_WENT_WRONG' } = props;
  const { t } = useTranslation();
  return (
    <>
      <ErrorState message={t(messageKey)} onRetry={onRetry} retryLabel={t('common.tryAgain')} />
      {reference && <p>{t('common.errorReference', { id: reference })}</p>}
    </>
  );
}
