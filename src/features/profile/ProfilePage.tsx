import { useTexts } from '@/i18n/useTexts';
import { useSettings } from '@/shared/hooks/settings';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import { ContactCard } from './ContactCard';
import { UserDetails } from './UserDetails';

/** The profile of the signed-in user, read-only, with a contact card (specification, section 2). */
export function ProfilePage() {
  const { t } = useTexts();
  const user = useAppSelector(selectUser);
  const { contact } = useSettings();
  return (
    <>
      <PageHeading title={t('profile.title')} />
      <div className="profile">
        {user && <UserDetails name={user.name} email={user.email} />}
        <ContactCard {...contact} />
      </div>
    </>
  );
}
