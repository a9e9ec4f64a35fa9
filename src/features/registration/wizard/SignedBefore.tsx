import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { Audience } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { Signed } from '../machine/wizard.state';
import { readReceipt, receiptOfSigned } from '../thank-you/signedAgreement';

interface SignedBeforeProps {
  token: string;
  signed: Signed;
  /** Undefined if the server has refused the link. */
  onChange: (() => void) | undefined;
}

/**
 * Shown if the link's agreement was signed in this browser, before the link was opened or in another tab meanwhile.
 */
export function SignedBefore({ token, signed, onChange }: SignedBeforeProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  useDocumentTitle(t('wizard.title', { context }));
  const { isUnsent, isChanged } = signed;
  const what = t(isChanged ? 'signedBefore.changed' : 'signedBefore.done');
  const when = t('signedBefore.when', { date: formatCalendarDate(signed.date) });
  return (
    <div className="narrow">
      <PageHeading title={t('wizard.title', { context })} />
      <Alert
        tone={isUnsent || isChanged ? 'warning' : 'success'}
        title={<UnbrokenText text={when} />}
      >
        <p className="mb-0">
          <PhoneText text={isUnsent ? t('thankYou.neverSent') : what} />
        </p>
      </Alert>
      {!isChanged && receiptOfSigned(readReceipt(token), signed) && (
        <p>
          <Link to={paths.thankYou.href(token)}>{t('signedBefore.receipt')}</Link>
        </p>
      )}
      {onChange ? (
        <>
          <p>{t('signedBefore.changeInfo')}</p>
          <Button variant="secondary" onClick={onChange}>
            {t('signedBefore.change')}
          </Button>
        </>
      ) : (
        <p>
          <PhoneText text={t('wizard.linkEnded')} />
        </p>
      )}
    </div>
  );
}
