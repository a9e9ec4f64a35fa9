import { screen } from '@testing-library/react';
import { AgreementReceipt } from '@/features/registration/thank-you/AgreementReceipt';
import type { Receipt } from '@/features/registration/thank-you/signedAgreement';
import { initI18n, loadTexts } from '@/i18n/i18n';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { render } from '@tests/support/fixtures/render';
import { testSettings } from '@tests/support/fixtures/testSettings';

const receipt: Receipt = {
  tokenOrId: 'link-token',
  reference: '7',
  at: Date.UTC(2026, 10, 22, 13, 5),
  date: '2026-11-22',
  time: '14:05',
  name: 'Ærø Taxa',
  cvr: '10486115',
  email: 'taxa@example.dk',
  numberPlate: 'AB 12 345',
  choices: { area: 'Sjælland', newValue: '400.000 kr.', ownRisk: '5.000 kr.', injury: '1 skade' },
  hasRoadAssistance: false,
  roadAssistanceFrom: null,
  hasGlassCover: false,
  hasWorkInjury: true,
  workAddOns: [],
  headcount: { cars: '2', employees: '1.50', drivers: '3' },
  pricePerMonth: '1234.57',
  pricePerYear: '14814.78',
  termination: null,
};

it('the receipt shows the head counts like the check page, without trailing zeros [2-thank-you-receipt]', async () => {
  await initI18n('da');
  await loadTexts(['registration']);
  render(
    <SettingsContext value={testSettings}>
      <AgreementReceipt receipt={receipt} />
    </SettingsContext>,
  );
  const shown = screen.getByRole('region', { name: 'Din aftale' });
  expect(shown).toHaveTextContent(/Antal biler2Antal medarbejdere \(fuldtid\)1,5Antal chauffører3/);
});
