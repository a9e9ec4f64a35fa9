import { useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { contentLanguage } from '@/config/languages';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import { useNotify } from '@/shared/notifications/useNotify';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { readReceipt, useSignedDate, type Receipt } from './signedAgreement';
import { useSendXmlOnce } from './useSendXmlOnce';

const failureNotice = 'SOMETHING_WENT_WRONG';

/** The confirmation at /thank-you/{token?}. It calls send-xml once (D28) and says what came of that alone (D29). */
export function ThankYouPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation('registration');
  const notify = useNotify();
  const context = useContext(Audience);
  const { company, phone, openingHours } = useSettings().contact;
  const receipt = useMemo(() => readReceipt(token), [token]);
  const signedDate = useSignedDate(token);
  const { delivery, words, isRetrying, retry } = useSendXmlOnce(token, () =>
    notify.error(t(failureNotice), { kind: failureNotice }),
  );
  useEffect(() => {
    // Also the notice of completion: the failure is resolved.
    if (delivery === 'done') notify.dismiss(failureNotice);
  }, [delivery, notify]);
  useDocumentTitle(t('thankYou.title'), {
    hasError: delivery === 'failed' || delivery === 'unknown',
  });
  const handleRetry = async () => {
    // The button goes when there is nothing left to try.
    if (await retry()) document.getElementById('page-title')?.focus();
  };
  const isSigned = receipt !== null || signedDate !== null;
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
            <p>{receipt ? t('thankYou.copyTo', { email: receipt.email }) : t('thankYou.copy')}</p>
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
        <Button
          isBusy={isRetrying}
          busyText={t('thankYou.sending')}
          onClick={() => void handleRetry()}
        >
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

/** What was signed, for the haulier to read and to print. */
function AgreementReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const { insurer, facts } = useSettings();
  const { roadAssistanceFrom, termination } = receipt;
  const roadAssistance = t('step2.roadAssistance');
  const rows = [
    { label: t('thankYou.date'), value: formatCalendarDate(receipt.date) },
    { label: t('field.name'), value: receipt.name },
    { label: t('field.cvr'), value: receipt.cvr },
    { label: t('field.regNumber'), value: receipt.registrationNumber },
    { label: t('termination.insurer'), value: insurer },
    {
      label: t('thankYou.price'),
      value: [
        t('common.perMonth', { amount: formatAmount(receipt.pricePerMonth, language) }),
        t('thankYou.perYear', { amount: formatAmount(receipt.pricePerYear, language) }),
      ].join(', '),
    },
    { label: t('thankYou.period'), value: facts.policyPeriod },
    {
      label: t('summary.termination'),
      value: termination
        ? [termination.insurer, termination.policyNumber, formatCalendarDate(termination.date)]
            .filter(Boolean)
            .join(', ')
        : '',
    },
  ];
  return (
    <section className="answer-list" aria-labelledby="receipt-title">
      <h2 className="h5" id="receipt-title">
        {t('thankYou.agreement')}
      </h2>
      <dl>
        <div>
          <dt>{t('thankYou.covers')}</dt>
          <dd>
            <ul className="list-unstyled mb-0">
              <li>{t('wizard.step2')}</li>
              {receipt.hasRoadAssistance && (
                <li>
                  <UnbrokenText
                    text={
                      roadAssistanceFrom
                        ? t('thankYou.coverFrom', {
                            cover: roadAssistance,
                            date: formatCalendarDate(roadAssistanceFrom),
                          })
                        : roadAssistance
                    }
                  />
                </li>
              )}
              {receipt.hasGlassCover && <li>{t('step2.glassDamage')}</li>}
              {receipt.hasWorkInjury && <li>{t('step3.workInjury')}</li>}
              {receipt.workAddOns.map((name) => (
                <li key={name} lang={contentLanguage}>
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <UnbrokenText text={value} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
