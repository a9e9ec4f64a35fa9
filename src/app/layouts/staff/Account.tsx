import { useLogout } from '@/features/session/useLogout';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '@/shared/ui/Button';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { useApplication } from '../../start/application';

/** Who is signed in, and the way out. */
export function Account() {
  const { t } = useTexts();
  const user = useAppSelector(selectUser);
  const { sessionEnd } = useApplication();
  const logOut = useLogout(sessionEnd.expectLogout);
  const name = user?.name === '' ? user.email : user?.name;
  return (
    <>
      {name && (
        <span className="tools-user" title={t('topbar.signedInAs', { name })}>
          <span className="visually-hidden">{t('topbar.signedInAs', { name })}</span>
          <span aria-hidden="true">{name}</span>
        </span>
      )}
      <Button variant="quiet" iconName="logout" onClick={logOut}>
        {t('topbar.logout')}
      </Button>
    </>
  );
}
