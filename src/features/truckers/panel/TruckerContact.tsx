import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { numberPlateOf } from '@/domain/truckerFields.mapper';
import { currentLanguage } from '@/i18n/i18n';
import { emailHref, phoneHref } from '@/shared/contact/contact';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import { CopyButton } from '@/shared/ui/details/CopyButton';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';

/** The value with a button that copies it; '' if the value is empty. */
export function copied(what: string, value: string, shown: ReactNode = value): ReactNode {
  if (value === '') return '';
  return (
    <span className="trucker-panel-copied">
      <span>{shown}</span>
      <CopyButton what={what} value={value} />
    </span>
  );
}

/** A price in kroner per month; null if it is unknown, undefined while it loads. */
export type PriceToShow = Fraction | null | undefined;

interface TruckerContactProps {
  trucker: Trucker;
  /** False while only the data from the list is loaded, and not the whole haulier. */
  isLoaded: boolean;
  price: PriceToShow;
}

/** The data that staff need first on the phone: phone number, e-mail, price and covers. */
export function TruckerContact({ trucker, isLoaded, price }: TruckerContactProps) {
  const { t } = useTranslation('staff');
  const { phone, email, agreement, hasCarInsurance } = trucker;
  const contact = (label: string, value: string, href: string | undefined) => (
    <div>
      <dt className="visually-hidden">{label}</dt>
      <dd>
        {value === ''
          ? t('common.notProvided')
          : copied(label, value, href === undefined ? value : <a href={href}>{value}</a>)}
      </dd>
    </div>
  );
  const numberPlate = numberPlateOf(trucker);
  const hasRoad = hasCarInsurance !== false && agreement?.hasRoadAssistance;
  const roadFrom = hasRoad ? agreement.roadAssistanceFrom : null;
  const covers = [
    numberPlate,
    roadFrom && t('truckerPanel.roadAssistance', { date: formatCalendarDate(roadFrom) }),
  ].filter(Boolean);
  return (
    <>
      <dl className="trucker-panel-contact">
        {contact(t('field.phone'), phone, phoneHref(phone))}
        {contact(t('field.email'), email, emailHref(email))}
      </dl>
      {/* Rendered before the price has loaded, so that the actions below do not move. */}
      <p className="trucker-panel-price">
        {isLoaded && agreement && (
          <>
            <strong className="d-block">
              <Price price={price} />
            </strong>
            {covers.map((cover, index) => (
              <span key={cover}>
                <span className={index === 0 ? 'visually-hidden' : undefined}>{'\u00a0· '}</span>
                <UnbrokenText text={cover ?? ''} />
              </span>
            ))}
          </>
        )}
      </p>
    </>
  );
}

function Price({ price }: { price: PriceToShow }) {
  const { t } = useTranslation('staff');
  if (price === undefined) return t('common.loading');
  if (price === null) return t('truckerPanel.priceUnknown');
  return t('truckerPanel.price', { amount: formatAmount(price, currentLanguage()) });
}
