import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';

/** The sign message, and that a copy follows (specification, section 4). It can be printed. */
export function ThankYou() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('thankYou.title')} />
      <Alert tone="success" title={t('thankYou.signed')} />
      <h2 className="h5">{t('thankYou.next')}</h2>
      <p>{t('thankYou.copy')}</p>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('thankYou.printCopy')}
      </Button>
    </>
  );
}
