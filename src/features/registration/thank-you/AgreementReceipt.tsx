import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguage, type Language } from '@/config/languages';
import { Audience, currentLanguage } from '@/i18n/i18n';
import { formatCalendarDate } from '@/shared/dates/calendarDate';
import { useSettings } from '@/shared/hooks/useSettings';
import { formatAmount, formatDecimal } from '@/shared/money/formatAmount';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { Receipt } from './signedAgreement';

/** A row of the receipt. `lang` is the language of the value if it is not the page's. */
interface Row {
  label: string;
  value: string;
  lang?: Language;
}

/** The signed agreement, on the screen and in print. */
export function AgreementReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const language = currentLanguage();
  const { insurer, facts } = useSettings();
  const { choices, headcount, roadAssistanceFrom, termination } = receipt;
  const roadAssistance = t('step2.roadAssistance');
  const chosen = (label: string, value: string): Row => ({ label, value, lang: contentLanguage });
  const parties: Row[] = [
    {
      label: t('thankYou.signedAt'),
      value: `${formatCalendarDate(receipt.date)} ${receipt.time}`,
    },
    { label: t('field.name'), value: receipt.name },
    { label: t('field.cvr'), value: receipt.cvr },
    { label: t('field.regNumber'), value: receipt.numberPlate },
    { label: t('termination.insurer'), value: insurer },
  ];
  const counts = headcount && [
    { label: t('step3.cars'), value: formatDecimal(headcount.cars, language) },
    { label: t('step3.employees'), value: formatDecimal(headcount.employees, language) },
    { label: t('step3.drivers'), value: formatDecimal(headcount.drivers, language) },
  ];
  const answers: Row[] = [
    chosen(t('step2.area', { context }), choices.area),
    chosen(t('step2.newValue'), choices.newValue),
    chosen(t('step2.ownRisk'), choices.ownRisk),
    chosen(t('step2.injuries'), choices.injury),
    ...(counts ?? []),
  ];
  const terms: Row[] = [
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
    <section className="answer-list receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{t('thankYou.agreement')}</h2>
      {receipt.reference && <p>{t('thankYou.reference', { ref: receipt.reference })}</p>}
      <dl>
        <ReceiptRows rows={parties} />
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
        <ReceiptRows rows={answers} />
        <div>
          <dt>{t('thankYou.price')}</dt>
          <dd>
            <span className="d-block fw-semibold">
              {t('common.perMonth', { amount: formatAmount(receipt.pricePerMonth, language) })},
            </span>{' '}
            <span className="d-block">
              {t('thankYou.perYear', { amount: formatAmount(receipt.pricePerYear, language) })}
            </span>
          </dd>
        </div>
        <ReceiptRows rows={terms} />
      </dl>
    </section>
  );
}

/** The rows of the receipt that have a value. */
function ReceiptRows({ rows }: { rows: readonly Row[] }) {
  return rows
    .filter(({ value }) => value !== '')
    .map(({ label, value, lang }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd lang={lang}>
          <UnbrokenText text={value} />
        </dd>
      </div>
    ));
}
