import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { Alert } from '../Alert';
import { Button } from '../Button';

/** `retryLabel` names the button that `onRetry` brings; texts are already translated. */
export interface ErrorStateProps {
  message: string;
  retryLabel?: string;
  onRetry?: () => void;
}

/** Stands where content could not be had: what happened, and a way to try again. Announced when it appears. */
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

/** Stands where there is nothing to show: why, and as children what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {children}
    </div>
  );
}

/** `reference` is the number of the report, '' where there is none; `messageKey` says more than that it went wrong. */
export interface ErrorFallbackProps {
  reference: string;
  onRetry: () => void;
  messageKey?: TextKey;
}

/** Stands in for what broke or did not come: what to refer to, and another try. */
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
