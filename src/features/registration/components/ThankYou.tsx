import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';

/** The sign message, and that a copy follows (specification, section 4). */
export function ThankYou() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('thankYou.title')} />
      <Alert tone="success" title={t('thankYou.signed')}>
        <p className="mb-0">{t('thankYou.copy')}</p>
      </Alert>
    </>
  );
}
