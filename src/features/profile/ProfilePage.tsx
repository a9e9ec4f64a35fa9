import { useTranslation } from 'react-i18next';
import { currentLanguage, languageKeys } from '@/i18n/i18n';
import { emailHref, phoneHref } from '@/shared/contact/contact';
import { useSettings } from '@/shared/hooks/useSettings';
import { DetailList } from '@/shared/ui/details/DetailList';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session.slice';
import './profile.scss';

/** The profile of the logged-in user, which is read-only, and the contact details of the deployment. */
export function ProfilePage() {
  const { t } = useTranslation('staff');
  const user = useAppSelector(selectUser);
  const { company, phone, email, openingHours } = useSettings().contact;
  const contact = [
    { label: t('profile.company'), value: company },
    { label: t('contact.phone'), value: <a href={phoneHref(phone)}>{phone}</a> },
    { label: t('contact.email'), value: <a href={emailHref(email)}>{email}</a> },
    ...(openingHours ? [{ label: t('contact.hours'), value: openingHours }] : []),
  ];
  return (
    <>
      <PageHeading title={t('nav.profile')} />
      <div className="profile">
        {user && (
          <Panel title={t('profile.details')}>
            <DetailList
              details={[
                { label: t('field.name'), value: user.name },
                { label: t('field.email'), value: user.email },
                { label: t('profile.language'), value: t(languageKeys[currentLanguage()]) },
              ]}
            />
            <p className="form-text">{t('profile.readOnly')}</p>
          </Panel>
        )}
        <Panel title={t('profile.contact')}>
          <DetailList details={contact} />
        </Panel>
      </div>
    </>
  );
}
