import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Price } from '@/api/prices/price.model';
import { MatrixField } from '@/features/prices/matrix/MatrixField';

const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const titles = { areaTitle: '', newValueTitle: '', ownRiskTitle: '', injuryTitle: '' };
const kickbacks = { ensurePercent: '2.5', dantaxiPercent: '1' };
const price: Price = { id: 1, ...place, ...titles, premium: '100.00', ...kickbacks };

describe('a field of the price matrix', () => {
  it('renders again only if the content of its price changes, not with each copy of it', () => {
    // Rendering asks for texts.
    const t = jest.fn(() => '');
    const rest = {
      t: t as unknown as ComponentProps<typeof MatrixField>['t'],
      name: '',
      inArea: [],
      usual: null,
      row: 1,
      column: 1,
      draft: undefined,
      savedAs: undefined,
      act: jest.fn(),
      onSave: jest.fn(),
      onEditKickback: jest.fn(),
    } as const;
    const fieldOf = (now: Price) => (
      <MatrixField {...rest} place={{ ...place }} price={now} prices={[now]} />
    );
    const { rerender } = render(fieldOf(price));
    const before = t.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    rerender(fieldOf({ ...price }));
    expect(t).toHaveBeenCalledTimes(before);
    rerender(fieldOf({ ...price, ensurePercent: '3' }));
    expect(t.mock.calls.length).toBeGreaterThan(before);
  });
});
