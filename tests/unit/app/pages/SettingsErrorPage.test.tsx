import { render, screen } from '@testing-library/react';
import { SettingsErrorPage } from '@/app/pages/SettingsErrorPage';
import { initI18n } from '@/i18n/i18n';

it('SettingsErrorPage says that the site is not set up, the wrong setting and a reference number', async () => {
  await initI18n('da');
  render(<SettingsErrorPage reason="contact.phone is missing" reference="K7M2P3QX" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Siden er ikke sat rigtigt op',
  );
  expect(screen.getByRole('main')).toHaveTextContent('contact.phone is missing');
  expect(screen.getByText(/K7M2P3QX/)).toHaveTextContent('Referencenummer: K7M2P3QX.');
});
