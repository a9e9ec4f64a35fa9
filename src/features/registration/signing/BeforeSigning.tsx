import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { formatPhone } from '@/shared/contact/contact';
import { currentLanguage } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import { useSettings } from '@/shared/hooks/useSettings';
import { NamedText } from '@/shared/ui/NamedText';
import { PhoneText } from '@/shared/ui/PhoneText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { ChosenWork } from '@/domain/insurancePrice';

interface BeforeSigningProps {
  chosenWork: ChosenWork;
  phone: string;
  isPhoneVerified: boolean;
}

/** Explains before signing: the content of the agreement, its binding period, the contact, and the next step. */
export function BeforeSigning({ chosenWork, phone, isPhoneVerified }: BeforeSigningProps) {
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const { contact, signing, termsUrl, privacyUrl } = useSettings();
  const { openingHours } = contact;
  const { hasWorkInjury, workAddOns } = chosenWork;
  // Step 1 requires car insurance, so it is always part of the agreement.
  const names = [
    t('signing.whatCar'),
    ...(hasWorkInjury ? [t('signing.whatWork')] : []),
    ...workAddOns,
  ];
  // These links open in a new tab, so that the haulier's input is not lost. Their texts announce the new tab.
  const links = [
    { href: termsUrl, text: t('signing.terms') },
    { href: privacyUrl, text: t('signing.privacy') },
  ];
  const afterPhone = t(signing ? 'signing.nextFrame' : 'signing.nextAtOnce');
  const afterCode = t(signing ? 'signing.nextByFrame' : 'signing.nextByCode');
  return (
    <section className="before-signing" aria-labelledby="before-signing">
      <h2 className="h5" id="before-signing">
        {t('signing.before')}
      </h2>
      <ul>
        <li>
          <NamedText
            text={t('signing.what', { names: joinNames(names, language) })}
            names={workAddOns}
            lang={contentLanguage}
          />
        </li>
        <li>
          <UnbrokenText text={t('step3.bindingInfo')} />
        </li>
        <li>{t('signing.wrongDetails')}</li>
        <li>
          <PhoneText text={t('signing.ask')} />
          {openingHours && ` ${t('contact.hours')}: ${openingHours}.`}
        </li>
        {links.map(
          ({ href, text }) =>
            href && (
              <li key={text}>
                <a href={href} target="_blank" rel="noreferrer">
                  {text}
                </a>
              </li>
            ),
        )}
      </ul>
      <p>
        <UnbrokenText
          text={
            isPhoneVerified
              ? afterPhone
              : `${t('signing.nextCode', { phone: formatPhone(phone) })} ${afterCode}`
          }
        />
      </p>
    </section>
  );
}
