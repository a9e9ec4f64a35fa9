import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { carPriceParts, chosenPrices, knownCarPrice, toYearly } from '../pricing/insurancePrice';
import { usePremium } from '../pricing/usePremium';
import { premiumAnswers, countOpenChoices, toPremiumQuery, type CarValues } from './car.mapper';
import { PricePanel } from './PricePanel';

interface CarPriceContainerProps {
  values: CarValues;
  lists: ReferenceLists;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly OfferedAddOn[];
  onRetryAddOns: () => void;
}

/** The car price for the choices as they are now and what it is made of, said aloud once whenever it has changed. */
export function CarPriceContainer(props: CarPriceContainerProps) {
  const { values, lists, addOns, onRetryAddOns } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const toText = useMessageText();
  const { phone } = useSettings().contact;
  const query = toPremiumQuery(values);
  const premium = usePremium(query);
  const answers = [values.hasRoadAssistance === 'yes', values.hasGlassCover === 'yes'];
  const prices = chosenPrices(addOns, answers);
  const { outdated, isRetrying } = premium;
  // While the next price is looked up, the last one stands, marked as such.
  const shown = outdated ? ({ status: 'known', premium: outdated } as const) : premium;
  const price = knownCarPrice(shown, prices);
  const format = (amount: Fraction | null) => (amount ? formatAmount(amount, language) : '');
  const amount = format(price);
  // Without the price of an add-on that was chosen there is none either.
  const status = premium.status === 'known' && !price ? 'unknown' : premium.status;

  const [askedAgain, setAskedAgain] = useState<CarValues | null>(null);
  const why = premium.failure ? toText(premium.failure) : '';
  const news = {
    open: '',
    updating: '',
    known: t('step2.premiumAnnounce', { context, amount }),
    // The notice beside the button says it when it comes; here it is said when it was asked for again.
    none: askedAgain === values ? t('step2.premiumMissing', { context, phone }) : '',
    unknown: `${t('step2.premiumUnknown')}. ${why}`,
  };
  const text = isRetrying ? '' : news[status];
  const { announce, withdraw } = useAnnounce();
  const said = useRef('');
  useEffect(() => {
    if (text === '' || text === said.current) return;
    withdraw(said.current);
    said.current = text;
    announce(text);
  }, [text, announce, withdraw]);
  // Step 1 and step 3 are not about this price.
  useEffect(() => () => withdraw(said.current), [withdraw]);

  const handleRetry = () => {
    setAskedAgain(values);
    // Whatever comes of it is news, also the same failure again.
    said.current = '';
    if (premium.status === 'unknown' || premium.status === 'none') premium.retry();
    if (!prices) onRetryAddOns();
  };
  const chosenLabels = [t('step2.roadAssistance'), t('step2.glassDamage')].filter(
    (_, index) => answers[index],
  );
  const labels = [t('step2.carPremium'), ...chosenLabels];
  const parts = carPriceParts(shown, prices);
  return (
    <PricePanel
      status={status}
      amount={amount}
      yearly={format(price && toYearly(price))}
      parts={labels.map((label, index) => ({ label, amount: format(parts?.[index] ?? null) }))}
      basis={query ? premiumAnswers(query, lists) : []}
      missing={countOpenChoices(values)}
      why={why}
      phone={phone}
      isRetrying={isRetrying}
      onRetry={handleRetry}
    />
  );
}
