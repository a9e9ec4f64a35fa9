import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { LiveMessage } from '../../notifications/LiveRegion';
import { Alert } from '../Alert';
import { focusTargetAround, useKeptFocus } from '../../hooks/useKeptFocus';
import { Button, type ButtonProps } from '../Button';

interface ErrorStateProps {
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** An error message, with a retry button if `onRetry` is given. Screen readers announce it when it appears. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className="error-state" role="alert">
      <Alert tone="danger" title={message}>
        {onRetry && <RetryButton iconName="refresh" isBusy={isRetrying} onClick={onRetry} />}
      </Alert>
    </div>
  );
}

/**
 * The button "Try again". If it disappears while it has the focus, the focus moves to the nearest focusable element
 * around it; if that is the page, to the page's heading.
 */
export function RetryButton(props: Pick<ButtonProps, 'iconName' | 'isBusy' | 'onClick'>) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, { fallbackOnUnmount: focusTargetAround });
  return (
    <Button ref={button} variant="secondary" {...props}>
      {t('common.tryAgain')}
      {/* Keep the button's text while busy: screen readers read an alert again when a text in it changes. */}
      {props.isBusy && <LiveMessage text={t('common.loading')} />}
    </Button>
  );
}

/** `reference` is the reference of the error report, which the user can quote; '' if there is none. */
interface ErrorFallbackProps {
  reference: string;
  onRetry: () => void;
  messageKey?: TextKey;
}

export function ErrorFallback(props: ErrorFallbackProps) {
  const { reference, onRetry, messageKey = 'SOMETHING_WENT_WRONG' } = props;
  const { t } = useTranslation();
  return (
    <>
      <ErrorState message={t(messageKey)} onRetry={onRetry} />
      {reference && <p>{t('common.errorReference', { id: reference })}</p>}
    </>
  );
}
