import { inPairs } from '@/domain/inPairs';
import { useTexts } from '@/i18n/useTexts';
import { useSettings } from '@/shared/hooks/settings';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';

interface BeforeSigningProps {
  /** The work-injury insurance is part of what is signed. */
  hasWorkInjury: boolean;
  /** Where the code goes. */
  phone: string;
  isPhoneVerified: boolean;
}

/** What a haulier is about to sign, what it binds to, whom to ask, and what the button does. */
export function BeforeSigning({ hasWorkInjury, phone, isPhoneVerified }: BeforeSigningProps) {
  const { t } = useTexts();
  const { contact, signing, termsUrl, privacyUrl } = useSettings();
  const { openingHours } = contact;
  const afterPhone = t(signing ? 'signing.nextFrame' : 'signing.nextAtOnce');
  const afterCode = t(signing ? 'signing.nextByFrame' : 'signing.nextByCode');
  return (
    <section className="before-signing" aria-labelledby="before-signing">
      <h2 className="h5" id="before-signing">
        {t('signing.before')}
      </h2>
      <ul>
        <li>{t(hasWorkInjury ? 'signing.whatCarAndWork' : 'signing.whatCar')}</li>
        <li>{t('step3.bindingInfo')}</li>
        <li>{t('signing.wrongDetails')}</li>
        <li>
          <UnbrokenText text={t('signing.ask', { phone: contact.phone })} />
          {openingHours && ` ${t('contact.hours')}: ${openingHours}.`}
        </li>
        {termsUrl && (
          <li>
            <NewTabLink href={termsUrl}>{t('signing.terms')}</NewTabLink>
          </li>
        )}
        {privacyUrl && (
          <li>
            <NewTabLink href={privacyUrl}>{t('signing.privacy')}</NewTabLink>
          </li>
        )}
      </ul>
      <p>
        <UnbrokenText
          text={
            isPhoneVerified
              ? afterPhone
              : `${t('signing.nextCode', { phone: inPairs(phone) })} ${afterCode}`
          }
        />
      </p>
    </section>
  );
}

/** Its text says that it opens a new tab: what has been typed stays in this one. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
