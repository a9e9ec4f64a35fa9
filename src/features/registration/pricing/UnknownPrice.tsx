import type { MouseEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '@/shared/ui/Button';

interface UnknownPriceProps {
  /** Why it is not known, as it is read; '' where that cannot be said. */
  why: string;
  /** Whom to call. */
  phone: string;
  className: string;
  onRetry: () => void;
}

/** What to do about a price that is not known: ask for it again, or call. */
export function UnknownPrice({ why, phone, className, onRetry }: UnknownPriceProps) {
  const { t } = useTexts();
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the failure: the prices around it keep the focus.
    currentTarget.closest('section')?.focus();
    onRetry();
  };
  return (
    <>
      <div className={className}>
        {why} {t('common.callUs', { phone })}
      </div>
      <Button variant="secondary" onClick={handleRetry}>
        {t('common.tryAgain')}
      </Button>
    </>
  );
}
