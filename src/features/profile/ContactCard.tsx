import './profile.scss';
import type { Settings } from '@/config/settings';
import { useTexts } from '@/i18n/useTexts';
import { Panel } from '@/shared/ui/Panel';
import { DetailList } from '@/shared/ui/details/DetailList';

/** Whom to turn to, as the deployment has it (D27). */
export function ContactCard({ company, phone, email, openingHours }: Settings['contact']) {
  const { t } = useTexts();
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
