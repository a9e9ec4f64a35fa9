import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';

interface LoadFailureProps {
  /** The server's, where it sent one. */
  message: string;
  /** The link itself is at fault, not the connection or the server. */
  isLinkInvalid?: boolean;
  /** Staff are signed in: the login page sends them on to the haulier list. */
  isForStaff?: boolean;
}

/** The wizard could not be loaded: what happened, and where the visitor is being sent (section 4). */
export function LoadFailure({ message, isLinkInvalid, isForStaff }: LoadFailureProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('wizard.title')} />
      <div role="alert">
        <Alert tone="danger" title={message}>
          {isLinkInvalid && <p>{t('wizard.invalidLink')}</p>}
          <p className="mb-0">
            {t(isForStaff ? 'wizard.backToList' : 'wizard.redirecting')}{' '}
            <Link to={isForStaff ? paths.truckers.href() : paths.login.href()}>
              {t('common.goNow')}
            </Link>
          </p>
        </Alert>
      </div>
    </>
  );
}
