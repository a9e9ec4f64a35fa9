import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { AgreementReceipt } from './AgreementReceipt';
import type { Delivery, Receipt } from './receipt';

interface ThankYouProps {
  delivery: Delivery;
  /** The server's own words on why it failed; '' where it sent none. */
  words: string;
  /** It failed and is being tried again. */
  isBusy: boolean;
  /** Whom to call, and when they answer. */
  contact: { company: string; phone: string; openingHours?: string };
  /** What was signed; null where this tab does not know. */
  receipt: Receipt | null;
  /** This browser knows that it was signed here. */
  isSigned: boolean;
  onRetry: () => void;
}

/** What became of the agreement (D29). That it is signed, what was signed and that a copy follows, can be printed. */
export function ThankYou(props: ThankYouProps) {
  const { delivery, words, isBusy, contact, receipt, isSigned, onRetry } = props;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const { company, phone, openingHours } = contact;
  const endsOn = receipt?.termination?.date;
  return (
    <>
      <PageHeading
        title={t(delivery === 'unknown' ? 'wizard.title' : 'thankYou.title', { context })}
      />
      {delivery === 'working' && <LoadingState label={t('thankYou.sending')} />}
      <div role="status">
        {delivery === 'done' && (
          <>
            <Alert tone="success" title={t(isSigned ? 'thankYou.signed' : 'thankYou.passedOn')} />
            <h2 className="h5">{t('thankYou.next')}</h2>
            <p>{t('thankYou.copy')}</p>
            {receipt && <p>{t('thankYou.copyTo', { email: receipt.email })}</p>}
            {endsOn && (
              <p>
                <UnbrokenText
                  text={t('thankYou.oldInsurance', { date: formatCalendarDate(endsOn) })}
                />
              </p>
            )}
            <p>
              <UnbrokenText text={t('thankYou.ask', { company, phone })} />
              {openingHours && ` ${t('contact.hours')}: ${openingHours}.`}
            </p>
          </>
        )}
        {delivery === 'failed' && (
          <Alert tone="warning" title={t('thankYou.notSent')}>
            {words && <p>{words}</p>}
            <p className="mb-0">
              <UnbrokenText text={t('common.callUs', { context, phone })} />
            </p>
          </Alert>
        )}
        {delivery === 'unknown' && <Alert tone="danger" title={t('wizard.invalidLink')} />}
      </div>
      {delivery === 'failed' && (
        <Button isBusy={isBusy} busyText={t('thankYou.sending')} onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
      {receipt && (delivery === 'done' || delivery === 'failed') && (
        <AgreementReceipt receipt={receipt} />
      )}
      {delivery === 'done' && (
        <Button variant="secondary" onClick={() => window.print()}>
          {t('thankYou.printCopy')}
        </Button>
      )}
    </>
  );
}
