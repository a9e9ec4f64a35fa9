import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { Audience } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { add, type Fraction } from '@/shared/money/fraction';
import { carPriceParts, chosenPrices, toYearly, type PriceStatus } from '@/domain/insurancePrice';
import {
  PricePanel,
  PriceParts,
  RetryPrice,
  UnknownPrice,
  useAmountChange,
  useSpokenAmount,
  useSpokenPrice,
} from '../pricing/PricePanel';
import type { PremiumState } from '../pricing/usePremium';
import { addOnQuestions, countOpenChoices, type CarValues } from './car.mapper';

interface CarPriceContainerProps {
  values: CarValues;
  premium: PremiumState;
  /** The offered car add-ons, in this order: road assistance, glass cover. */
  addOns: readonly AddOn[];
  onRetryAddOns: () => void;
  submit: ReactNode;
}

/** Shows the price of the car insurance for the current choices, with its parts. Announces every change. */
export function CarPriceContainer(props: CarPriceContainerProps) {
  const { values, premium, addOns, onRetryAddOns, submit } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const answers = [values.hasRoadAssistance === 'yes', values.hasGlassCover === 'yes'];
  const prices = chosenPrices(addOns, answers);
  const { outdated, isRetrying } = premium;
  // While the new price is fetched, keep showing the last one, marked as outdated.
  const shown = outdated ? ({ status: 'known', premium: outdated } as const) : premium;
  const amounts = carPriceParts(shown, prices);
  const price = amounts && add(...amounts);
  // If the price of a chosen add-on is unknown, so is the total.
  const status = premium.status === 'known' && !price ? 'unknown' : premium.status;
  const isUpdating = status === 'updating';
  const change = useAmountChange(status === 'known' ? price : null);
  const spokenAmount = useSpokenAmount(price, change);

  const [askedAgain, setAskedAgain] = useState<CarValues | null>(null);
  const why = premium.failure ? toText(premium.failure) : '';
  const missing = t('step2.premiumMissing', { context });
  const textOfStatus = {
    open: '',
    updating: '',
    known: spokenAmount,
    // The form's notice announces that there is no price. Announce it here only after a retry.
    none: askedAgain === values ? missing : '',
    unknown: `${t('step2.premiumUnknown')}. ${why}`,
  };
  const text = isRetrying ? '' : textOfStatus[status];
  const speakAgain = useSpokenPrice(text);

  const handleRetry = () => {
    setAskedAgain(values);
    speakAgain();
    premium.retry();
    if (!prices) onRetryAddOns();
  };
  const chosenLabels = addOnQuestions
    .filter((_, index) => answers[index])
    .map(({ labelKey }) => t(labelKey));
  // Keep a row for each amount while the price is fetched, so that the panel keeps its size.
  const part = (label: string, value: Fraction | null | undefined, isTotal = false) => ({
    id: label,
    label,
    amount: value ?? '…',
    isTotal,
  });
  const parts = [
    part(t('step2.carPremium'), amounts?.[0]),
    ...chosenLabels.map((label, index) => part(label, amounts?.[index + 1])),
    part(t('summary.total'), price, true),
    part(t('step2.yearlyPrice'), price && toYearly(price), true),
  ];
  const texts: Partial<Record<PriceStatus, string>> = {
    open: t('step2.choicesMissing', { count: countOpenChoices(values) }),
    updating: t('step2.premiumUpdating'),
  };
  return (
    <PricePanel
      label={t('step2.premium', { context })}
      amount={price}
      text={texts[status] ?? t('step2.premiumUnknown')}
      change={change}
      isUpdating={isUpdating}
      advice={status === 'none' ? missing : undefined}
      action={status === 'unknown' && <RetryPrice premium={premium} onRetry={handleRetry} />}
      submit={submit}
    >
      {(status === 'known' || isUpdating) && <PriceParts parts={parts} />}
      {status === 'open' && <p>{t('step2.premiumPending', { context })}</p>}
      {(status === 'none' || status === 'unknown') && (
        <UnknownPrice premium={premium} onRetry={handleRetry} />
      )}
    </PricePanel>
  );
}
