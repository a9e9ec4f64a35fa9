import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';

/** The agreement is saved, and staff are being sent back to the list (section 4). `name` is the haulier's. */
export function AgreementSaved({ name }: { name: string }) {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('wizard.adminTitle', { name })} names={[name]} />
      <Alert tone="success" title={t('MSG_UPDATE_SUCC')}>
        <p className="mb-0">
          {t('wizard.backToList')} <Link to={paths.truckers.href()}>{t('common.goNow')}</Link>
        </p>
      </Alert>
    </>
  );
}
