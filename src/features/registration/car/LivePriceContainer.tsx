import { useEffect, useRef } from 'react';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useTexts } from '@/i18n/useTexts';
import { useMessageText } from '@/shared/errors/useMessageText';
import { formatAmount } from '@/shared/money/formatAmount';
import { announce } from '@/shared/notifications/announce';
import { carPricePerMonth, chosenPrices } from '../pricing/insurancePrice';
import { usePremium } from '../pricing/usePremium';
import { toPremiumQuery } from './car.mapper';
import type { CarValues } from './car.mapper';
import { PriceBar } from './PriceBar';

interface LivePriceContainerProps {
  values: CarValues;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly AddOn[];
}

/** The car price per month for the choices as they are now, said aloud once whenever it has changed. */
export function LivePriceContainer({ values, addOns }: LivePriceContainerProps) {
  const { t, language } = useTexts();
  const toText = useMessageText();
  const { status, premium, failure, retry } = usePremium(toPremiumQuery(values));
  const answers = [values.hasRoadAssistance === 'yes', values.hasGlassCover === 'yes'];
  const amount = formatAmount(carPricePerMonth(premium, chosenPrices(addOns, answers)), language);

  const why = failure ? toText(failure) : '';
  const news = {
    open: '',
    updating: '',
    known: t('step2.premiumAnnounce', { amount }),
    missing: t('step2.premiumMissing'),
    failed: why,
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
    retry();
  };
  return <PriceBar status={status} amount={amount} failure={why} onRetry={handleRetry} />;
}
