import { render, screen } from '@testing-library/react';
import { DetailsGaps } from '@/features/registration/details/card/DetailsCard';
import { emptyDetails } from '@/features/registration/details/details.mapper';
import { initI18n, loadTexts } from '@/i18n/i18n';

beforeAll(async () => {
  await initI18n('da');
  await loadTexts(['registration']);
});

it('DetailsGaps says how many digits a CVR number has, and names an empty field [2-step-1-gaps]', () => {
  const gaps = {
    cvr: { key: 'REQUIRED_FIELD_MIN_8' },
    truckNumber: { key: 'REQUIRED_FIELD_MIN_6' },
  } as const;
  render(<DetailsGaps gaps={gaps} values={{ ...emptyDetails, cvr: '12 34 567' }} />);
  expect(screen.getByText('Vi mangler 2 oplysninger')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CVR-nummer: 1234567 skal have 8 cifre (har 7)',
    'Vognmandsnummer',
  ]);
});
