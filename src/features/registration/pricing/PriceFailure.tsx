import type { MouseEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '@/shared/ui/Button';

interface PriceFailureProps {
  /** Why the price could not be looked up, as it is read. */
  message: string;
  className: string;
  onRetry: () => void;
}

/** A price that could not be looked up, which is not one that does not exist: it can be asked for again. */
export function PriceFailure({ message, className, onRetry }: PriceFailureProps) {
  const { t } = useTexts();
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the failure: the prices around it keep the focus.
    currentTarget.closest('section')?.focus();
    onRetry();
  };
  return (
    <>
      <div className={className}>{message}</div>
      <Button variant="secondary" onClick={handleRetry}>
        {t('common.tryAgain')}
      </Button>
    </>
  );
}
