import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';

/** The page of a deployment whose settings are wrong. `reason` names the setting, for whoever deploys. */
export function SettingsFailed({ reason }: { reason: string }) {
  const { t } = useTexts();
  return (
    <main className="settings-failed">
      <h1>{t('errors.settingsTitle')}</h1>
      <Alert tone="danger" title={t('errors.settingsBody')}>
        <code>{reason}</code>
      </Alert>
    </main>
  );
}
