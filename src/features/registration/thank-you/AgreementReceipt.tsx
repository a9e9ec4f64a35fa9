import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { currentLanguage } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useSettings } from '@/shared/hooks/settings';
import { formatAmount } from '@/shared/money/formatAmount';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { Receipt } from './receipt';

/** What was signed, for the haulier to read and to print. */
export function AgreementReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const { insurer, facts } = useSettings();
  const { roadAssistanceFrom, termination } = receipt;
  const roadAssistance = t('step2.roadAssistance');
  const rows = [
    { label: t('thankYou.date'), value: formatCalendarDate(receipt.date) },
    { label: t('field.name'), value: receipt.name },
    { label: t('field.cvr'), value: receipt.cvr },
    { label: t('field.regNumber'), value: receipt.registrationNumber },
    { label: t('termination.insurer'), value: insurer },
    {
      label: t('thankYou.price'),
      value: [
        t('common.perMonth', { amount: formatAmount(receipt.pricePerMonth, language) }),
        t('thankYou.perYear', { amount: formatAmount(receipt.pricePerYear, language) }),
      ].join(', '),
    },
    { label: t('thankYou.period'), value: facts.policyPeriod },
    {
      label: t('summary.termination'),
      value: termination
        ? [termination.insurer, termination.policyNumber, formatCalendarDate(termination.date)]
            .filter(Boolean)
            .join(', ')
        : '',
    },
  ];
  return (
    <section className="answer-list" aria-labelledby="receipt-title">
      <h2 className="h5" id="receipt-title">
        {t('thankYou.agreement')}
      </h2>
      <dl>
        <div>
          <dt>{t('thankYou.covers')}</dt>
          <dd>
            <ul className="list-unstyled mb-0">
              <li>{t('wizard.step2')}</li>
              {receipt.hasRoadAssistance && (
                <li>
                  <UnbrokenText
                    text={
                      roadAssistanceFrom
                        ? t('thankYou.coverFrom', {
                            cover: roadAssistance,
                            date: formatCalendarDate(roadAssistanceFrom),
                          })
                        : roadAssistance
                    }
                  />
                </li>
              )}
              {receipt.hasGlassCover && <li>{t('step2.glassDamage')}</li>}
              {receipt.hasWorkInjury && <li>{t('step3.workInjury')}</li>}
              {receipt.workAddOns.map((name) => (
                <li key={name} lang={contentLanguage}>
                  {name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <UnbrokenText text={value} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
