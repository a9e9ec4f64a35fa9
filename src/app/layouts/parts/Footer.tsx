import { useTranslation } from 'react-i18next';
import { emailHref, phoneHref } from '@/shared/contact/contact';
import { useSettings } from '@/shared/hooks/useSettings';
import { Icon } from '@/shared/ui/Icon';

/** The contact details, at the same place on every page. */
export function Footer() {
  const { t } = useTranslation();
  const { company, phone, email, openingHours } = useSettings().contact;
  return (
    <footer className="footer" aria-label={t('a11y.footer')}>
      <div className="footer-inner">
        <div>
          <h2 className="footer-title">{t('a11y.help')}</h2>
          <p className="mb-0 text-body-secondary">{company}</p>
        </div>
        <address className="footer-contact mb-0">
          <a className="footer-link" href={phoneHref(phone) ?? 'tel:'}>
            <Icon name="phone" />
            <span className="visually-hidden">{t('contact.phone')}: </span>
            {phone}
          </a>
          <a className="footer-link" href={emailHref(email) ?? 'mailto:'}>
            <Icon name="mail" />
            <span className="visually-hidden">{t('contact.email')}: </span>
            {email}
          </a>
          {openingHours && (
            <span className="text-body-secondary">
              {t('contact.hours')}: {openingHours}
            </span>
          )}
        </address>
      </div>
    </footer>
  );
}
