import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/i18n/i18n';
import { formatAmount, formatChange } from '@/shared/money/formatAmount';
import { subtract, type Fraction } from '@/shared/money/fraction';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import './price.scss';

interface PricePanelProps {
  label: string;
  /** Kroner per month; null if it is unknown. */
  amount: Fraction | null;
  /** Shown instead of an unknown amount. */
  text: string;
  /** The difference to the last known amount; '' if there is none. */
  change: string;
  isUpdating: boolean;
  /** On a phone it takes the place of the text. */
  advice?: string | undefined;
  /** Another try, or the way to other choices. */
  action?: ReactNode;
  /** The button that sends the step, where the line at the foot of a phone has it. */
  submit?: ReactNode;
  /** What it is made of. */
  children: ReactNode;
}

/**
 * The price of steps 2 and 3: beside the questions on a desktop, in a line at the foot of a phone. The line unfolds. It keeps its
 * height, so that no choice moves under a finger.
 */
export function PricePanel(props: PricePanelProps) {
  const { label, amount, text, change, isUpdating, advice, action, submit, children } = props;
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isOutdated = isUpdating && amount !== null;
  return (
    <div className="price-foot">
      <section
        className={isOutdated ? 'price-panel is-outdated' : 'price-panel'}
        tabIndex={-1}
        aria-label={label}
        aria-busy={isUpdating || undefined}
      >
        <div className="price-panel-line">
          <span className="price-panel-label">{label}</span>
          <strong className="price-panel-amount">
            {amount ? (
              <span key={formatAmount(amount, language)} className="price-panel-roll">
                {t('summary.amount', { amount: formatAmount(amount, language) })}
              </span>
            ) : (
              text
            )}
            {amount && (
              <small>
                {' '}
                {t(isOutdated ? 'step2.premiumRefreshing' : 'step2.perMonth')}
                {change && !isOutdated && (
                  // The announcement of the price says it, too. The style sheet takes it away again.
                  <span key={formatAmount(amount, language)} aria-hidden="true">
                    {change}
                  </span>
                )}
              </small>
            )}
          </strong>
          {advice && (
            <span className="price-panel-advice">
              <UnbrokenText text={advice} />
            </span>
          )}
          {action}
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
          {children}
        </div>
      </section>
      {submit}
    </div>
  );
}

export interface PricePart {
  id: string;
  label: ReactNode;
  /** As it is read. */
  amount: string;
  isTotal?: boolean;
}

export function PriceParts({ parts }: { parts: readonly PricePart[] }) {
  return (
    <dl className="price-panel-parts">
      {parts.map(({ id, label, amount, isTotal }) => (
        <div key={id} className={isTotal ? 'is-total' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the difference to the last known amount, with its sign; '' if there is none. */
export function useAmountChange(amount: Fraction | null): string {
  const language = useLanguage();
  const [last, setLast] = useState({ amount, change: '' });
  if (amount && (!last.amount || isOther(amount, last.amount))) {
    const change = last.amount && subtract(amount, last.amount);
    setLast({ amount, change: change ? formatChange(change, language) : '' });
  }
  return last.change;
}

const isOther = (one: Fraction, other: Fraction) =>
  formatAmount(one, 'da') !== formatAmount(other, 'da');
