import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/Alert';

/** `reason` names the setting, for the person who deploys; `reference` identifies the error report. */
interface SettingsErrorPageProps {
  reason: string;
  reference: string;
}

/** Shown if the settings of the deployment are invalid. */
export function SettingsErrorPage({ reason, reference }: SettingsErrorPageProps) {
  const { t } = useTranslation();
  return (
    <main className="settings-failed">
      <h1>{t('errors.settingsTitle')}</h1>
      <Alert tone="danger" title={t('errors.settingsBody')}>
        <code>{reason}</code>
        {reference && <p>{t('common.errorReference', { id: reference })}</p>}
      </Alert>
    </main>
  );
}
