import { useTranslation } from 'react-i18next';
import type { Settings } from '@/config/settings';
import { currentLanguage, languageKeys } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { DetailList } from '@/shared/ui/details/DetailList';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import './profile.scss';

/** The profile of the signed-in user, read-only, with a contact card (specification, section 2). */
export function ProfilePage() {
  const { t } = useTranslation('staff');
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

/** Whom to turn to, as the deployment has it (D27). */
export function ContactCard({ company, phone, email, openingHours }: Settings['contact']) {
  const { t } = useTranslation('staff');
  const details = [
    { label: t('profile.company'), value: company },
    {
      label: t('contact.phone'),
      value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
    },
    { label: t('contact.email'), value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <Panel title={t('profile.contact')}>
      <DetailList
        details={
          openingHours ? [...details, { label: t('contact.hours'), value: openingHours }] : details
        }
      />
    </Panel>
  );
}

/** Name and e-mail of a user, and the language that the interface has; none of it can be changed here. */
export function UserDetails({ name, email }: { name: string; email: string }) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  return (
    <Panel title={t('profile.details')}>
      <DetailList
        details={[
          { label: t('profile.name'), value: name },
          { label: t('profile.email'), value: email },
          { label: t('profile.language'), value: t(languageKeys[language]) },
        ]}
      />
      <p className="form-text">{t('profile.readOnly')}</p>
    </Panel>
  );
}
