import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isNotFound } from '@/api/core/apiError';
import { defaultLanguage } from '@/config/languages';
import { paths } from '@/config/paths';
import { Audience } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useSettings } from '@/shared/hooks/useSettings';
import { parseId } from '@/shared/routing/parseId';
import { useNotify } from '@/shared/notifications/useNotify';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { focusPageHeading, PageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { NewLinkContact } from '../step/NewLinkContact';
import { AgreementReceipt } from './AgreementReceipt';
import { readReceipt, readSigned, receiptOfSigned, useSigned } from './signedAgreement';
import { useSendXmlOnce } from './useSendXmlOnce';
import './thankYou.scss';

const failureNotice = 'SOMETHING_WENT_WRONG';

/**
 * The confirmation at /thank-you/{token?}. Sends the send-xml request once. The page only reports the outcome of that
 * request: the URL alone does not prove that an agreement was signed.
 */
export function ThankYouPage() {
  const { token = '' } = useParams();
  // Another link has another agreement: start with new state.
  return <ThankYou key={token} token={token} />;
}

function ThankYou({ token }: { token: string }) {
  const { t } = useTranslation('registration');
  const notify = useNotify();
  const context = useContext(Audience);
  const { company, openingHours } = useSettings().contact;
  const [stored] = useState(() => readReceipt(token));
  const signed = useSigned(token);
  const receipt = receiptOfSigned(stored, signed);
  const notifyFailure = async (failure: unknown) => {
    // If the link of a signed agreement is not found, it is used up, which is not a failure.
    if (isNotFound(failure) && (receipt || (await readSigned(token)))) return;
    notify.error(t(failureNotice), { kind: failureNotice });
  };
  const { delivery, words, isUnsent, isRetrying, retry } = useSendXmlOnce(
    token,
    (failure) => void notifyFailure(failure),
  );
  const signedOn = receipt?.date ?? signed?.date ?? null;
  const isSigned = signedOn !== null;
  const isDeadLink = delivery === 'notFound' && !isSigned;
  /** The server accepts a link only until its agreement is signed. */
  const isUsedUp = delivery === 'notFound' && isSigned;
  const isNeverSent = isUsedUp && (isUnsent ?? signed?.isUnsent ?? false);
  const isSent = delivery === 'done' || (isUsedUp && !isNeverSent);
  useEffect(() => {
    // Once the agreement is sent, remove the notification that the wizard showed about its failure.
    if (isSent) notify.dismiss(failureNotice);
  }, [isSent, notify]);
  const hasError = delivery === 'failed' || isDeadLink || isNeverSent;
  useDocumentTitle(t('thankYou.title'), { hasError });
  const handleRetry = async () => {
    // If there is nothing left to retry, the pressed button disappears, so focus the heading.
    if (await retry()) focusPageHeading();
  };
  const dated = [
    { date: receipt?.termination?.date, key: 'thankYou.oldInsurance' },
    { date: receipt?.roadAssistanceFrom, key: 'thankYou.roadAssistanceFrom' },
  ] as const;
  const next = [
    receipt ? t('thankYou.copyTo', { email: receipt.email }) : t('thankYou.copy'),
    ...dated
      .flatMap(({ date, key }) => (date ? [{ date, key }] : []))
      .sort((one, other) => one.date.localeCompare(other.date))
      .map(({ date, key }) => t(key, { date: formatCalendarDate(date) })),
  ];
  return (
    <>
      <PageHeading title={t(isDeadLink ? 'wizard.title' : 'thankYou.title', { context })} />
      {delivery === 'working' && <LoadingState label={t('thankYou.sending')} />}
      <div role="status">
        {delivery === 'done' && (
          <>
            {signed?.isChanged && <Alert tone="warning" title={t('signedBefore.changed')} />}
            <div className="thank-you-moment">
              <Tick />
              <p className="mb-0">{t(isSigned ? 'thankYou.signed' : 'thankYou.passedOn')}</p>
            </div>
            <h2>{t('thankYou.next')}</h2>
            <ol className="timeline list-unstyled">
              {next.map((text) => (
                <li key={text}>
                  <UnbrokenText text={text} />
                </li>
              ))}
            </ol>
            <p>
              <PhoneText text={t('thankYou.ask', { company })} />
              {openingHours && ` ${t('contact.hours')}: ${openingHours}.`}
            </p>
          </>
        )}
        {delivery === 'failed' && (
          <Alert tone="warning" title={t('thankYou.notSent')}>
            {words && <p lang={defaultLanguage}>{words}</p>}
            {words && !isSigned && parseId(token) === null && (
              <p>
                <Link to={paths.registration.href(token)}>{t('thankYou.toAgreement')}</Link>
              </p>
            )}
            <p className="mb-0">
              <PhoneText text={t('common.callUs', { context })} />
            </p>
          </Alert>
        )}
        {isDeadLink && (
          <Alert tone="danger" title={t('wizard.invalidLink')}>
            <NewLinkContact />
          </Alert>
        )}
        {isNeverSent && (
          <Alert tone="warning" title={<PhoneText text={t('thankYou.neverSent')} />} />
        )}
        {isUsedUp && isSent && (
          <Alert
            tone={signed?.isChanged ? 'warning' : 'success'}
            title={t('signedBefore.when', { date: formatCalendarDate(signedOn) })}
          >
            <p className="mb-0">
              {t(signed?.isChanged ? 'signedBefore.changed' : 'signedBefore.done')}
            </p>
          </Alert>
        )}
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
      {receipt && delivery !== 'working' && <AgreementReceipt receipt={receipt} />}
      {receipt && isSent && (
        <Button variant="secondary" onClick={() => window.print()}>
          {t('thankYou.printCopy')}
        </Button>
      )}
    </>
  );
}

/** A tick that is drawn with an animation. */
function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.5" />
      <path d="m7 12.5 3.5 3.5L17 8.5" pathLength="1" />
    </svg>
  );
}
