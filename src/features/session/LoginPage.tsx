import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { phoneHref } from '@/shared/contact/contact';
import { DraftStoreContext } from '@/shared/drafts/draftStore';
import { AppForm } from '@/shared/forms/AppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import type { FormHandle } from '@/shared/forms/formContext';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useSettings } from '@/shared/hooks/useSettings';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { parseLoginState } from '@/shared/routing/loginState';
import { forgetTruckerDrafts } from '@/shared/drafts/draftStorage';
import { readLanguage } from '@/store/storedSession';
import { isApiError } from '@/api/core/apiError';
import { useLoginMutation } from '@/api/session/session.api';
import type { Credentials } from '@/api/session/session.model';
import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppDispatch } from '@/store/hooks';
import { sessionStarted } from '@/store/session.slice';
import { loginSchema } from './login.schema';
import { useLanguageSwitch } from './useLanguageSwitch';

const initialValues = { email: '', password: '' };

/**
 * The login page always starts in Danish. Uses the language switch, so that the language on the server and in storage
 * changes, too.
 */
function useDanishOnLoad(): void {
  const { onChoose } = useLanguageSwitch();
  const chooseDanish = useEffectEvent(() => onChoose('da'));
  useEffect(() => {
    if (readLanguage() === 'en') chooseDanish();
  }, []);
}

const neverChanges = () => () => undefined;

/**
 * The state of the navigation that led here, such as a lost session. It is null until the page is mounted, because
 * screen readers do not read a live region that is added together with its text. Also, the prerendered HTML has no such
 * text, and the first render must match it.
 */
function useLoginState(): unknown {
  const { state } = useLocation() as { state: unknown };
  const isMounted = useIsMounted();
  // Null in the first render. React compares the snapshot again right after mounting, and then gets `state`.
  return useSyncExternalStore(
    neverChanges,
    () => (isMounted.current ? state : null),
    () => null,
  );
}

export function LoginPage() {
  const { t } = useTranslation('session');
  const { hasLostSession, refusedLink } = parseLoginState(useLoginState());
  const form = useAppForm({ initialValues, schema: loginSchema, onSubmit: useLogin() });
  const drafts = useContext(DraftStoreContext);
  const { phone } = useSettings().contact;
  useDanishOnLoad();
  useDocumentTitle(t('login.title'), { hasError: form.hasErrors });

  return (
    <div className="narrow">
      <PageHeading title={t('login.title')} />
      <p>{t(refusedLink ? 'login.introStaff' : 'login.intro')}</p>
      <div role="status">
        {hasLostSession && (
          <Alert tone="info" title={t('login.sessionExpired')}>
            {drafts.hasHeldDrafts() && <p>{t('login.workKept')}</p>}
            {drafts.hasHeldRun() && <p>{t('login.runGoesOn')}</p>}
          </Alert>
        )}
        {refusedLink && (
          <Alert tone="danger" title={refusedLink}>
            <p className="mb-0">
              {t('login.newLink')} <a href={phoneHref(phone)}>{phone}</a>
            </p>
          </Alert>
        )}
      </div>
      <Panel>
        <LoginForm form={form} />
      </Panel>
    </div>
  );
}

function LoginForm({ form }: { form: FormHandle }) {
  const { t } = useTranslation('session');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  // On submit, hide the password, so that nobody can read it and the browser does not remember it as plain text.
  const submit = () => {
    setIsPasswordShown(false);
    form.submit();
  };
  return (
    <AppForm form={{ ...form, submit }}>
      <TextField
        name="email"
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isRequired
      />
      <TextField
        name="password"
        label={t('login.password')}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        // While the password is shown, browsers treat it as text. Turn off the spelling checker, which may send it to a
        // server.
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        addon={
          <IconButton
            name={isPasswordShown ? 'eye-off' : 'eye'}
            label={t(isPasswordShown ? 'login.hidePassword' : 'login.showPassword')}
            onClick={() => setIsPasswordShown(!isPasswordShown)}
          />
        }
      />
      <Button type="submit" isBusy={form.isBusy} busyText={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </AppForm>
  );
}

/**
 * Logs in. Resolves with the failure, or with undefined once the session has started; the route guard then leaves the
 * login page.
 */
function useLogin(): (credentials: Credentials) => Promise<SubmitFailure | undefined> {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();

  return async (credentials) => {
    try {
      const result = await login(credentials).unwrap();
      if ('refusal' in result) {
        const { refusal } = result;
        return { message: refusal === null ? { key: 'login.refused' } : { text: refusal } };
      }
      forgetTruckerDrafts();
      dispatch(sessionStarted(result));
      return undefined;
    } catch (error) {
      const isDamaged = isApiError(error) && error.kind === 'malformed';
      return isDamaged ? { message: { key: 'login.damaged' } } : toSubmitFailure(error);
    }
  };
}
