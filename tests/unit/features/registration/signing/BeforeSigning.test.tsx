import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Settings } from '@/config/settings';
import { BeforeSigning } from '@/features/registration/signing/BeforeSigning';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { signing } from '@tests/support/fakes/signingFrame';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { sentence } from '@tests/support/assertions/sentence';

beforeAll(async () => {
  await initI18n('da', [], { ...testSettings.facts, phone: testSettings.contact.phone });
  await loadTexts(['registration']);
});

const nothing = { hasWorkInjury: false, workAddOns: [] };
const toSign = { chosenWork: nothing, phone: '28456712', isPhoneVerified: false };

function show(
  props: Partial<ComponentProps<typeof BeforeSigning>> = {},
  settings: Partial<Settings> = {},
) {
  render(
    <SettingsContext value={{ ...testSettings, ...settings }}>
      <BeforeSigning {...toSign} {...props} />
    </SettingsContext>,
  );
  return screen.getByRole('region', { name: 'Før du underskriver' });
}

const said = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the text before signing', () => {
  it('says what is signed, for how long, the cost of wrong data and whom to ask [2-step-3-before-signing]', () => {
    expect(said(show())).toEqual([
      'Du underskriver en aftale om bilforsikring med svarene og prisen på denne side.',
      'Policen er bindende for et kalenderår (01.01.2022-31.12.2022).',
      'Forkerte oplysninger kan betyde, at forsikringen ikke dækker. Ret dem, før du underskriver.',
      'Er du i tvivl, så ring til os på +45 70 00 00 00.',
    ]);
  });

  it.each([
    ['bilforsikring og arbejdsskadeforsikring', true, []],
    ['bilforsikring og Krisehjælp', false, ['Krisehjælp']],
    ['bilforsikring, arbejdsskadeforsikring og Krisehjælp', true, ['Krisehjælp']],
  ])('names what is signed as “%s” [2-step-3-work-names]', (named, hasWorkInjury, workAddOns) => {
    expect(show({ chosenWork: { hasWorkInjury, workAddOns } })).toHaveTextContent(
      `en aftale om ${named} med svarene`,
    );
  });

  it('has opening hours and links to the terms when the deployment sets them (D36) [2-step-3-terms]', () => {
    const region = show(
      {},
      {
        contact: { ...testSettings.contact, openingHours: 'Hverdage 9-15' },
        termsUrl: 'https://taxa.example/vilkaar',
        privacyUrl: 'https://taxa.example/privatliv',
      },
    );
    expect(region).toHaveTextContent('+45 70 00 00 00. Åbningstider: Hverdage 9-15.');
    const terms = screen.getByRole('link', { name: 'Læs vilkårene (åbner i en ny fane)' });
    expect(terms).toHaveAttribute('href', 'https://taxa.example/vilkaar');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(terms).toHaveAttribute('rel', 'noreferrer');
    expect(
      screen.getByRole('link', {
        name: 'Sådan behandler vi dine oplysninger (åbner i en ny fane)',
      }),
    ).toHaveAttribute('href', 'https://taxa.example/privatliv');
  });

  it.each<[string, boolean, Settings['signing'], string]>([
    [
      'a code',
      false,
      null,
      'Når du trykker på knappen herunder, sender vi en sms-kode til 28 45 67 12. Aftalen er underskrevet, når du har bekræftet koden.',
    ],
    [
      'a code, then the frame',
      false,
      signing,
      'Når du trykker på knappen herunder, sender vi en sms-kode til 28 45 67 12. Derefter underskriver du med dit digitale id.',
    ],
    ['the signature', true, null, 'Du underskriver, når du trykker på knappen herunder.'],
    [
      'the frame',
      true,
      signing,
      'Når du trykker på knappen herunder, underskriver du med dit digitale id.',
    ],
  ])(
    'says that the button leads to %s [2-step-3-what-follows]',
    (_, isPhoneVerified, frame, next) => {
      const region = show({ isPhoneVerified }, { signing: frame });
      expect(within(region).getByText(sentence(next))).toBeInTheDocument();
    },
  );
});
