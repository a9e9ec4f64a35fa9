import {
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { typingRestMs } from '@/config/constants';
import { Audience } from '@/i18n/i18n';
import { useLanguage } from '@/i18n/useLanguage';
import type { Message } from '@/shared/errors/failureMessage';
import { useMessageText } from '@/shared/errors/MessageText';
import type { PriceStatus } from '@/domain/insurancePrice';
import { formatAmount, formatChange } from '@/shared/money/formatAmount';
import { subtract, type Fraction } from '@/shared/money/fraction';
import { useAnnounce } from '@/shared/notifications/useNotify';
import { Button } from '@/shared/ui/Button';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import './price.scss';

interface PricePanelProps {
  label: string;
  /** The amount in kroner per month; null if it is unknown. */
  amount: Fraction | null;
  /** Shown instead of the amount if that is unknown. */
  text: string;
  /** The difference from the last known amount; '' if there is none. */
  change: string;
  isUpdating: boolean;
  /** On a phone, shown in place of the amount while the panel is collapsed. */
  advice?: string | undefined;
  /** A button to retry, or to change the choices. */
  action?: ReactNode;
  /** The submit button of the step, if it is part of the line at the foot of the window on a phone. */
  submit?: ReactNode;
  /** The details: the parts of the price. */
  children: ReactNode;
}

/**
 * The price of steps 2 and 3: beside the questions on a desktop, in an expandable line at the foot of the window on a
 * phone. The line keeps its height, so that no choice moves while the user presses it.
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
              <span>{text}</span>
            )}
            {amount && (
              <small>
                {' '}
                <span>{t(isOutdated ? 'step2.premiumRefreshing' : 'step2.perMonth')}</span>
                {change && !isOutdated && (
                  // The change since the last price, hidden by CSS after 3 s. It is also announced to screen readers.
                  <span
                    key={formatAmount(amount, language)}
                    className="price-panel-change"
                    aria-hidden="true"
                  >
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

interface PricePart {
  id: string;
  label: ReactNode;
  /** An amount in kroner, or a text if it is unknown. */
  amount: Fraction | string;
  isTotal?: boolean;
}

export function PriceParts({ parts }: { parts: readonly PricePart[] }) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  return (
    <dl className="price-panel-parts">
      {parts.map(({ id, label, amount, isTotal }) => (
        <div key={id} className={isTotal ? 'is-total' : undefined}>
          <dt>{label}</dt>
          <dd>
            {typeof amount === 'string'
              ? amount
              : t('summary.amount', { amount: formatAmount(amount, language) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface UnknownPriceProps {
  /** `none`: the choices have no price. Any other status is a failure. */
  premium: { status: PriceStatus; failure: Message | null; isRetrying: boolean };
  onRetry: () => void;
}

/** Explains what the user can do about an unknown price. */
export function UnknownPrice({ premium, onRetry }: UnknownPriceProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const { status, failure } = premium;
  const text =
    status === 'none'
      ? t('step2.premiumMissing', { context })
      : `${failure ? toText(failure) : ''} ${t('common.callUs', { context })}`;
  return (
    <>
      <div className="mb-2">
        <PhoneText text={text} />
      </div>
      {status === 'none' && (
        <div className="mb-2">
          <RetryPrice premium={premium} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}

export function RetryPrice({ premium: { status, isRetrying }, onRetry }: UnknownPriceProps) {
  const { t } = useTranslation('registration');
  const handleRetry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so focus the section around it. Do not scroll: if the section sticks to the foot of the
    // window, the browser would scroll to its place below the choices.
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

/** Returns the formatted difference from the last known amount, with its sign; '' if there is none. */
export function useAmountChange(amount: Fraction | null): string {
  const language = useLanguage();
  const [last, setLast] = useState<Record<'amount' | 'change', Fraction | null>>({
    amount,
    change: null,
  });
  if (amount && (!last.amount || isOther(amount, last.amount))) {
    setLast({ amount, change: last.amount && subtract(amount, last.amount) });
  } else if (!amount && last.change) {
    // Forget the change while the amount is not known. Otherwise the next response with the same amount would show it
    // again.
    setLast({ ...last, change: null });
  }
  return last.change ? formatChange(last.change, language) : '';
}

/** Returns the announcement of a price with its change; '' if the price is unknown. */
export function useSpokenAmount(amount: Fraction | null, change: string): string {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = useLanguage();
  if (!amount) return '';
  const now = t('step2.premiumAnnounce', { context, amount: formatAmount(amount, language) });
  return change ? `${now}, ${t('summary.amount', { amount: change })}` : now;
}

/**
 * Announces each new text about the price, but not the first one. Returns a function to call before a retry, so that
 * its outcome is announced even if the text is the same.
 */
export function useSpokenPrice(text: string): () => void {
  const { announce, withdraw } = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (text === '' || text === said.current) return;
    withdraw(said.current);
    said.current = text;
    announce(text);
  }, [text, announce, withdraw]);
  useEffect(() => () => withdraw(said.current), [withdraw]);
  return () => {
    said.current = '';
  };
}

/** The amount, once it has not changed for a while; otherwise null. So it is not announced after each typed digit. */
export function useRestedAmount(amount: Fraction | null): Fraction | null {
  const shown = amount && formatAmount(amount, 'da');
  const [rested, setRested] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => setRested(shown), typingRestMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === rested ? amount : null;
}

const isOther = (one: Fraction, other: Fraction) =>
  formatAmount(one, 'da') !== formatAmount(other, 'da');
