import { useLogout } from '@/features/session/useLogout';
import { useTexts } from '@/i18n/useTexts';
import { useAskBeforeLeaving } from '@/shared/drafts/unsavedWork';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { useApplication } from '../../start/application';

/** Who is signed in, and the way out. */
export function Account() {
  const { t } = useTexts();
  const user = useAppSelector(selectUser);
  const { sessionEnd } = useApplication();
  const logOut = useLogout(sessionEnd.expectLogout);
  const askBeforeLeaving = useAskBeforeLeaving();
  const name = user?.name === '' ? user.email : user?.name;
  return (
    <>
      {name && (
        <span className="tools-user" title={t('topbar.signedInAs', { name })}>
          <span className="visually-hidden">
            <NamedText text={t('topbar.signedInAs', { name })} names={[name]} />
          </span>
          <bdi aria-hidden="true">{name}</bdi>
        </span>
      )}
      <Button variant="quiet" iconName="logout" onClick={() => askBeforeLeaving(logOut)}>
        {t('topbar.logout')}
      </Button>
    </>
  );
}
