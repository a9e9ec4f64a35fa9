import { render } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { defaultFacts } from '@/config/facts';
import { changeLanguage, currentLanguage, initI18n, loadTexts, type TextKey } from '@/i18n/i18n';

interface SayProps {
  text: TextKey;
  values?: Record<string, string | number>;
}

function Say({ text, values }: SayProps) {
  const { t } = useTranslation();
  return <p lang={currentLanguage()}>{t(text, values ?? {})}</p>;
}

function said(text: TextKey, values?: Record<string, string | number>): string {
  const { container, unmount } = render(<Say text={text} {...(values && { values })} />);
  const read = container.textContent;
  unmount();
  return read;
}

beforeEach(async () => {
  await initI18n('da', [], defaultFacts);
  await loadTexts(['staff', 'registration', 'session']);
});

describe('texts', () => {
  it('insert values as plain text', () => {
    expect(said('common.deleted', { name: '<b>Taxa & Søn</b>' })).toBe(
      '<b>Taxa & Søn</b> er slettet.',
    );
  });

  it('have a singular and a plural', () => {
    expect(said('table.resultCount', { count: 1 })).toBe('1 resultat');
    expect(said('table.resultCount', { count: 0 })).toBe('0 resultater');
    expect(said('table.resultCount', { count: 7 })).toBe('7 resultater');
  });

  // The first Intl.NumberFormat of a page costs up to 0.2 seconds on a slow phone.
  it('group the digits of a number without Intl', () => {
    const created = jest.spyOn(Intl, 'NumberFormat');
    const values = { from: 1, to: 1000, total: 1_234_567 };
    expect(said('table.rowCount', values)).toBe('Viser 1–1.000 af 1.234.567 rækker');
    expect(created).not.toHaveBeenCalled();
  });

  it('contain the policy facts, in the number format of each language (D21) [9-policy-facts-languages]', async () => {
    const facts: [TextKey, string, string][] = [
      [
        'step2.areaHint',
        'Taxiforsikringen er 50\u00a0% billigere, når højst 50\u00a0% af kørslen sker i postnumrene 1000-2450 (København).',
        'Taxi insurance is 50% cheaper when at most 50% of the driving is in postcodes 1000-2450 (Copenhagen).',
      ],
      [
        'step2.roadAssistanceInfo',
        'Vejhjælp koster 99\u00a0kr. pr. måned. Selvrisikoen er 500\u00a0kr., hver gang du får hjælp.',
        'Roadside assistance costs DKK\u00a099 per month. The excess is DKK\u00a0500 per call-out.',
      ],
      [
        'step2.glassInfo',
        'Selvrisikoen er 3.000\u00a0kr. ved udskiftning. Der er ingen selvrisiko ved reparation.',
        'The excess is DKK\u00a03,000 for a replacement. There is no excess for a repair.',
      ],
      [
        'step2.lossOfOperationInfo',
        'Driftstab: Er bilen ude af drift i mere end 2 dage, får du dækning i højst 10 dage.',
        'If the car is off the road for more than 2 days, you are covered for loss of earnings for up to 10 days.',
      ],
      [
        'step3.employeesHint',
        'Regn i kvarte stillinger, fx 1,25 eller 2,75. En fuldtidsansat svarer til 1.665 timer om året.',
        'Count in quarters, for example 1.25 or 2.75. One full-time employee works 1,665 hours a year.',
      ],
      [
        'step3.bindingInfo',
        'Policen er bindende for et kalenderår (01.01.2022-31.12.2022).',
        'The policy is binding for a calendar year (01.01.2022-31.12.2022).',
      ],
      [
        'step3.premiumInfo',
        'Præmien for arbejdsskadeforsikring i 2022 er 9.000\u00a0kr. pr. fuldtidsansat inkl. afgifter.',
        'The work injury insurance premium for 2022 is DKK\u00a09,000 per full-time employee, including taxes.',
      ],
    ];
    for (const [key, danish] of facts) expect(said(key)).toBe(danish);
    await changeLanguage('en');
    for (const [key, , english] of facts) expect(said(key)).toBe(english);
  });
});
