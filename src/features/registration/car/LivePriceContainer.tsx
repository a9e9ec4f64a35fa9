import { useEffect, useRef } from 'react';
import type { OfferedAddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { useMessageText } from '@/shared/errors/useMessageText';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import { announce } from '@/shared/notifications/announce';
import { chosenPrices, knownCarPrice } from '../pricing/insurancePrice';
import { usePremium } from '../pricing/usePremium';
import { toPremiumQuery } from './car.mapper';
import type { CarValues } from './car.mapper';
import { PriceBar } from './PriceBar';

interface LivePriceContainerProps {
  values: CarValues;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly OfferedAddOn[];
  onRetryAddOns: () => void;
}

/** The car price per month for the choices as they are now, said aloud once whenever it has changed. */
export function LivePriceContainer({ values, addOns, onRetryAddOns }: LivePriceContainerProps) {
  const { t, language } = useTexts();
  const toText = useMessageText();
  const { phone } = useSettings().contact;
  const premium = usePremium(toPremiumQuery(values));
  const answers = [values.hasRoadAssistance === 'yes', values.hasGlassCover === 'yes'];
  const prices = chosenPrices(addOns, answers);
  const price = knownCarPrice(premium, prices);
  const amount = price ? formatAmount(price, language) : '';
  // Without the price of an add-on that was chosen there is none either.
  const status = premium.status === 'known' && !price ? 'unknown' : premium.status;

  const why = premium.failure ? toText(premium.failure) : '';
  const news = {
    open: '',
    updating: '',
    known: t('step2.premiumAnnounce', { amount }),
    unknown: `${t('step2.premiumUnknown')}. ${why}`,
  };
  const text = news[status];
  const said = useRef('');
  useEffect(() => {
    if (text === '' || text === said.current) return;
    said.current = text;
    announce(text);
  }, [text]);

  const handleRetry = () => {
    // Whatever comes of it is news, also the same failure again.
    said.current = '';
    if (premium.status === 'unknown') premium.retry();
    if (!prices) onRetryAddOns();
  };
  return <PriceBar status={status} amount={amount} why={why} phone={phone} onRetry={handleRetry} />;
}
