import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { PriceStatus } from '../pricing/insurancePrice';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';
import type { GivenAnswer } from '../step/steps';

/** One of the parts that the price is made of. */
export interface PricePart {
  label: string;
  /** Kroner per month, as it is read. */
  amount: string;
}

interface PricePanelProps {
  status: PriceStatus;
  /** Kroner per month, as it is read. While a price is looked up it is that of the choices before; '' where none is known. */
  amount: string;
  /** The same per year. */
  yearly: string;
  /** What the price is made of. */
  parts: readonly PricePart[];
  /** The choices that the premium is looked up for. */
  basis: readonly GivenAnswer[];
  /** How many of those choices are still to be made. */
  missing: number;
  /** Why the price is not known, as it is read; '' where that cannot be said. */
  why: string;
  /** Whom to call where it is not known. */
  phone: string;
  /** A price that is not known is being asked for again. */
  isRetrying: boolean;
  onRetry: () => void;
}

/**
 * The live price of step 2 and what it is made of. A desktop has it beside the choices, a phone at its foot, in one line
 * that unfolds: there the line is as high as ever, whatever is known, so that no choice moves under a press.
 */
export function PricePanel(props: PricePanelProps) {
  const { status, amount, isRetrying, onRetry } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isUpdating = status === 'updating';
  const isOutdated = isUpdating && amount !== '';
  const texts: Record<PriceStatus, string> = {
    open: t('step2.choicesMissing', { count: props.missing }),
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
            <UnbrokenText text={t('step2.premiumMissing', { context, phone: props.phone })} />
          </span>
        )}
        {status === 'unknown' && (
          <RetryPrice status={status} isRetrying={isRetrying} onRetry={onRetry} />
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
        {(status === 'known' || isUpdating) && <KnownPrice {...props} />}
        {status === 'open' && <p>{t('step2.premiumPending', { context })}</p>}
        {(status === 'none' || status === 'unknown') && (
          <UnknownPrice status={status} why={props.why} phone={props.phone} />
        )}
        {status === 'none' && (
          <RetryPrice status={status} isRetrying={isRetrying} onRetry={onRetry} />
        )}
      </div>
    </section>
  );
}

type KnownPriceProps = Pick<PricePanelProps, 'amount' | 'parts' | 'yearly' | 'basis'>;

/** While the first price is looked up, its amounts have their places already: the panel does not change its size when they come. */
function KnownPrice({ amount, parts, yearly, basis }: KnownPriceProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const lines = [
    ...parts,
    { label: t('summary.total'), amount },
    { label: t('step2.yearlyPrice'), amount: yearly },
  ];
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
