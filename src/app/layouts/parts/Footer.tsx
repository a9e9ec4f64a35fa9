import { useTexts } from '@/i18n/useTexts';
import { useSettings } from '@/shared/hooks/settings';
import { Icon } from '@/shared/ui/Icon';

/** Help, at the same place on every page: whom to call or write to. */
export function Footer() {
  const { t } = useTexts();
  const { company, phone, email, openingHours } = useSettings().contact;
  return (
    <footer className="footer" aria-label={t('a11y.footer')}>
      <div className="footer-inner">
        <div>
          <h2 className="footer-title">{t('a11y.help')}</h2>
          <p className="footer-text">{company}</p>
        </div>
        <address className="footer-contact">
          <a className="footer-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{t('contact.phone')}: </span>
            {phone}
          </a>
          <a className="footer-link" href={`mailto:${email}`}>
            <Icon name="mail" />
            <span className="visually-hidden">{t('contact.email')}: </span>
            {email}
          </a>
          {openingHours && (
            <span className="footer-text">
              {t('contact.hours')}: {openingHours}
            </span>
          )}
        </address>
      </div>
    </footer>
  );
}
