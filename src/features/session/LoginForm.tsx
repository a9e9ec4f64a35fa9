import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppForm } from '@/shared/forms/AppForm';
import { TextField } from '@/shared/forms/fields/TextField';
import type { FormHandle } from '@/shared/forms/formContext';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';

/** E-mail and password, hidden again as it is sent; Enter in either submits (specification, section 2). */
export function LoginForm({ form }: { form: FormHandle }) {
  const { t } = useTranslation('session');
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  // Nobody looks over a shoulder at a password that was sent, nor does the browser take it for a text to remember.
  const submit = () => {
    setIsPasswordShown(false);
    form.submit();
  };
  return (
    <AppForm form={{ ...form, submit }}>
      <TextField
        name="email"
        label={t('login.email')}
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
        // Shown, it is a text like any other to a browser, whose spelling may be looked up elsewhere.
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
