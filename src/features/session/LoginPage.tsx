import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { changeLanguage } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { Alert } from '@/shared/ui/Alert';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { readLanguage, writeLanguage } from '@/store/storedSession';
import { LoginForm } from './LoginForm';
import { hasLostSession } from './loginState';
import { useLogin } from './useLogin';

const initialValues = { email: '', password: '' };
const loadSchema = () => import('./login.schema');

/** Login starts in Danish, whatever was stored (specification, section 2). */
function useDanishOnLoad(): void {
  useEffect(() => {
    if (readLanguage() !== 'en') return;
    changeLanguage('da').then(
      () => writeLanguage('da'),
      // The page stays readable in English.
      () => undefined,
    );
  }, []);
}

/** The login page of the staff (specification, sections 2 and 4). */
export function LoginPage() {
  const { t } = useTexts();
  const location = useLocation();
  const form = useAppForm({ initialValues, loadSchema, onSubmit: useLogin() });
  useDanishOnLoad();
  useDocumentTitle(t('login.title'), { hasError: form.hasErrors });

  return (
    <div className="narrow">
      <PageHeading title={t('login.title')} />
      <p>{t('login.intro')}</p>
      <div role="status">
        {hasLostSession(location.state) && <Alert tone="info" title={t('login.sessionExpired')} />}
      </div>
      <Panel>
        <LoginForm form={form} />
      </Panel>
    </div>
  );
}
