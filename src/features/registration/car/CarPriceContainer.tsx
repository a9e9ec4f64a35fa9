import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import type { ReferenceLists } from '@/api/lookups/lookups.model';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { useMessageText } from '@/shared/errors/MessageText';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { carPriceParts, chosenPrices, knownCarPrice, toYearly } from '../pricing/insurancePrice';
import type { PriceStatus } from '../pricing/insurancePrice';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';
import type { PremiumState } from '../pricing/usePremium';
import type { GivenAnswer } from '../step/steps';
import {
  addOnQuestions,
  premiumAnswers,
  countOpenChoices,
  toPremiumQuery,
  type CarValues,
} from './car.mapper';
import '../pricing/price.scss';

interface CarPriceContainerProps {
  values: CarValues;
  premium: PremiumState;
  lists: ReferenceLists;
  /** The car add-ons in order: road assistance, glass. */
  addOns: readonly AddOn[];
  onRetryAddOns: () => void;
}

/**
 * The car price for the current choices and its parts, announced whenever it changes. It stands beside the choices on a desktop and
 * in a line at the foot of a phone, which unfolds. The line keeps its height, so that no choice moves under a finger.
 */
export function CarPriceContainer(props: CarPriceContainerProps) {
  const { values, premium, lists, addOns, onRetryAddOns } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const toText = useMessageText();
  const { phone } = useSettings().contact;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const answers = [values.hasRoadAssistance === 'yes', values.hasGlassCover === 'yes'];
  const prices = chosenPrices(addOns, answers);
  const { outdated, isRetrying } = premium;
  // While the next price is looked up, the last one stays, marked as outdated.
  const shown = outdated ? ({ status: 'known', premium: outdated } as const) : premium;
  const price = knownCarPrice(shown, prices);
  const format = (amount: Fraction | null) => (amount ? formatAmount(amount, language) : '');
  const amount = format(price);
  // Without the price of a chosen add-on the total is unknown.
  const status = premium.status === 'known' && !price ? 'unknown' : premium.status;

  const [askedAgain, setAskedAgain] = useState<CarValues | null>(null);
  const why = premium.failure ? toText(premium.failure) : '';
  const news = {
    open: '',
    updating: '',
    known: t('step2.premiumAnnounce', { context, amount }),
    // The notice beside the button announces it first. Announce it here only after another try.
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
  useEffect(() => () => withdraw(said.current), [withdraw]);

  const handleRetry = () => {
    setAskedAgain(values);
    // Announce the outcome even if it is the same failure again.
    said.current = '';
    if (premium.status === 'unknown' || premium.status === 'none') premium.retry();
    if (!prices) onRetryAddOns();
  };
  const chosenLabels = addOnQuestions
    .filter((_, index) => answers[index])
    .map(({ labelKey }) => t(labelKey));
  const parts = carPriceParts(shown, prices);
  const lines = [
    ...[t('step2.carPremium'), ...chosenLabels].map((label, index) => ({
      label,
      amount: format(parts?.[index] ?? null),
    })),
    { label: t('summary.total'), amount },
    { label: t('step2.yearlyPrice'), amount: format(price && toYearly(price)) },
  ];
  const query = toPremiumQuery(values);
  const isUpdating = status === 'updating';
  const isOutdated = isUpdating && amount !== '';
  const texts: Record<PriceStatus, string> = {
    open: t('step2.choicesMissing', { count: countOpenChoices(values) }),
    updating: isOutdated ? t('common.perMonth', { amount }) : t('step2.premiumUpdating'),
    known: t('common.perMonth', { amount }),
    none: t('step2.premiumUnknown'),
    unknown: t('step2.premiumUnknown'),
  };
  return (
    <section
      className={isOutdated ? 'price-panel is-outdated' : 'price-panel'}
      tabIndex={-1}
      aria-label={t('step2.premium', { context })}
      aria-busy={isUpdating || undefined}
    >
      <div className="price-panel-line">
        <span className="price-panel-label">
          {t('step2.premium', { context })}
          {isOutdated && <span> {t('step2.premiumRefreshing')}</span>}
        </span>
        <strong className="price-panel-amount">{texts[status]}</strong>
        {status === 'none' && (
          <span className="price-panel-advice">
            <UnbrokenText text={t('step2.premiumMissing', { context, phone })} />
          </span>
        )}
        {status === 'unknown' && (
          <RetryPrice status={status} isRetrying={isRetrying} onRetry={handleRetry} />
        )}
        <button
          type="button"
          className="price-panel-toggle"
          aria-label={t('step2.priceDetails')}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div className="price-panel-details" id={detailsId}>
        {(status === 'known' || isUpdating) && (
          <KnownPrice lines={lines} basis={query ? premiumAnswers(query, lists) : []} />
        )}
        {status === 'open' && <p>{t('step2.premiumPending', { context })}</p>}
        {(status === 'none' || status === 'unknown') && <UnknownPrice status={status} why={why} />}
        {status === 'none' && (
          <RetryPrice status={status} isRetrying={isRetrying} onRetry={handleRetry} />
        )}
      </div>
    </section>
  );
}

interface KnownPriceProps {
  /** Kroner per month or per year, as they are read. */
  lines: readonly { label: string; amount: string }[];
  basis: readonly GivenAnswer[];
}

/** Has a place for each amount already while the price is looked up, so that the panel keeps its size. */
function KnownPrice({ lines, basis }: KnownPriceProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  return (
    <>
      <dl className="price-panel-parts">
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.amount ? t('summary.amount', { amount: line.amount }) : '…'}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('step2.priceBasis')}</h2>
      <dl>
        {basis.map(({ field, labelKey, value, lang }) => (
          <div key={field}>
            <dt>{t(labelKey, { context })}</dt>
            <dd lang={value ? lang : undefined}>{value ?? t('summary.notShown')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
