import { useContext, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { Button } from '@/shared/ui/Button';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { PriceStatus } from '@/domain/insurancePrice';

interface UnknownPriceProps {
  /** `none` where the choices have no price; anything else is a failure. */
  status: PriceStatus;
  /** '' where the reason is not known. */
  why: string;
}

/** What to do about a price that is not known. */
export function UnknownPrice({ status, why }: UnknownPriceProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { phone } = useSettings().contact;
  const text =
    status === 'none'
      ? t('step2.premiumMissing', { context, phone })
      : `${why} ${t('common.callUs', { context, phone })}`;
  return (
    <div className="mb-2">
      <UnbrokenText text={text} />
    </div>
  );
}

interface RetryPriceProps {
  status: PriceStatus;
  isRetrying: boolean;
  onRetry: () => void;
}

export function RetryPrice({ status, isRetrying, onRetry }: RetryPriceProps) {
  const { t } = useTranslation('registration');
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes, so focus the prices around it. Do not scroll: where they stick to the foot of the window, scrolling would
    // lead to their place below the choices.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Button
      variant="secondary"
      isBusy={isRetrying}
      busyText={t('step2.premiumUpdating')}
      onClick={handleRetry}
    >
      {t(status === 'none' ? 'step2.lookUpAgain' : 'common.tryAgain')}
    </Button>
  );
}
