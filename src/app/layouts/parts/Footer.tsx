import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languages } from '@/config/languages';
import { languageKeys } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { useLanguageSwitch } from '@/features/session/useLanguageSwitch';
import { ThemeChoice } from '@/shared/preferences/ThemeChoice';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { Spinner } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/IconButton';
import { useIsOnline } from '@/store/hooks';

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
            <span className="text-body-secondary">
              {t('contact.hours')}: {openingHours}
            </span>
          )}
        </address>
      </div>
    </footer>
  );
}

/** The company name and mark. With `to`, for staff, they are a link. */
export function Brand({ to }: { to?: string }) {
  const { contact } = useSettings();
  const brand = (
    <>
      <svg className="brand-mark" viewBox="0 0 40 28" aria-hidden="true" focusable="false">
        <path className="brand-sign" d="M9 2h22l7 18H2z" />
        <path fill="#12282b" d="M13 8h4v4h-4zm8 0h4v4h-4zm-4 4h4v4h-4zm8 0h4v4h-4z" />
        <path d="M4 23h32v4H4z" />
      </svg>
      <span className="brand-name">{contact.company}</span>
    </>
  );
  return to ? (
    <Link className="brand" to={to}>
      {brand}
    </Link>
  ) : (
    <span className="brand">{brand}</span>
  );
}

/** The id of the element that contains the page. */
export const contentId = 'content';

function skip(event: MouseEvent) {
  // Move only the focus. The address must not change, because it holds the state of the page.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first focusable element of a page: skips everything that all pages repeat. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${contentId}`} onClick={skip}>
      {t('common.skipToContent')}
    </a>
  );
}

/** The theme and the language, on staff and public pages. */
export function DisplayChoices() {
  return (
    <div className="display-choices">
      <ThemeChoice />
      <LanguageSwitch />
    </div>
  );
}

/** Shows each language by its own name. */
function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, pending, onChoose } = useLanguageSwitch();
  return (
    <div
      className="d-flex"
      role="group"
      aria-label={t('topbar.language')}
      aria-busy={pending !== null}
    >
      {languages.map((choice) => (
        <button
          key={choice}
          type="button"
          className="language-choice"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => onChoose(choice)}
        >
          {t(languageKeys[choice])}
          {choice === pending && <Spinner />}
        </button>
      ))}
    </div>
  );
}

/** Shown on every page while the browser is offline. */
export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const text = t('connection.offline');
  if (isOnline) return null;
  return (
    <p className="offline-bar">
      <Icon name="warning" />
      {text}
      <LiveMessage text={text} />
    </p>
  );
}
