import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/Alert';

/** `reason` names the setting, for whoever deploys; `reference` is the number of the report. */
interface SettingsErrorPageProps {
  reason: string;
  reference: string;
}

/** The page of a deployment whose settings are wrong. */
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
