import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';

/** The wizard could not be loaded: the server's message, and where the visitor is being sent (section 4). */
export function LoadFailure({ message }: { message: string }) {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('wizard.title')} />
      <div role="alert">
        <Alert tone="danger" title={message}>
          <p>{t('wizard.invalidLink')}</p>
          <p className="mb-0">
            {t('wizard.redirecting')} <Link to={paths.login.href()}>{t('common.goNow')}</Link>
          </p>
        </Alert>
      </div>
    </>
  );
}
