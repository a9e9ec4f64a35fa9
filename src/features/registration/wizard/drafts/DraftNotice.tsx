import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';

/** Says that what was typed in an earlier visit is back, and offers to drop it. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTexts();
  return (
    <Alert tone="info" title={t('wizard.draftRestored')}>
      <Button variant="secondary" onClick={onStartOver}>
        {t('wizard.startOver')}
      </Button>
    </Alert>
  );
}
