import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { Link } from 'react-router';
import type { CalendarDate } from '@/api/core/values';
import { paths } from '@/config/paths';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import { readReceipt } from './keptReceipt';

interface SignedBeforeProps {
  token: string;
  date: CalendarDate;
  onChange: () => void;
}

/** The link was opened again in the browser that signed its agreement (D46): there is nothing left to do, and a way to change it. */
export function SignedBefore({ token, date, onChange }: SignedBeforeProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  useDocumentTitle(t('wizard.title', { context }));
  const when = t('signedBefore.when', { date: formatCalendarDate(date) });
  return (
    <div className="narrow">
      <PageHeading title={t('wizard.title', { context })} />
      <Alert tone="success" title={<UnbrokenText text={when} />}>
        <p className="mb-0">{t('signedBefore.done')}</p>
      </Alert>
      {readReceipt(token) && (
        <p>
          <Link to={paths.thankYou.href(token)}>{t('signedBefore.receipt')}</Link>
        </p>
      )}
      <p>{t('signedBefore.changeInfo')}</p>
      <Button variant="secondary" onClick={onChange}>
        {t('signedBefore.change')}
      </Button>
    </div>
  );
}
