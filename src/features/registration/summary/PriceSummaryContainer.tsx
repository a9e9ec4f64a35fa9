import { useLanguage } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import type { AgreementPrice } from '../pricing/insurancePrice';
import type { PremiumState } from '../pricing/usePremium';
import { PriceSummary } from './PriceSummary';

interface PriceSummaryContainerProps {
  price: AgreementPrice;
  premium: PremiumState;
  onRetryAddOns: () => void;
  /** Leads to the choices of step 2. */
  onChange: () => void;
}

/** What the agreement costs per month, with the answers of step 3 as they are now (section 9). */
export function PriceSummaryContainer(props: PriceSummaryContainerProps) {
  const { price, premium, onRetryAddOns, onChange } = props;
  const language = useLanguage();
  const toText = useMessageText();
  const { phone } = useSettings().contact;
  const format = (amount: Fraction | null) => amount && formatAmount(amount, language);
  const handleRetry = () => {
    if (premium.status === 'unknown' || premium.status === 'none') premium.retry();
    if (price.lacksAddOns) onRetryAddOns();
  };
  return (
    <PriceSummary
      amounts={{ car: format(price.car), work: format(price.work), total: format(price.total) }}
      chosenWork={price.chosenWork}
      lacksCounts={price.lacksCounts}
      status={premium.status}
      why={premium.failure ? toText(premium.failure) : ''}
      phone={phone}
      isRetrying={premium.isRetrying}
      onRetry={handleRetry}
      onChange={onChange}
    />
  );
}
