import { createDatabase } from '@mocks/db/database';
import { priceHole } from '@mocks/db/demo';
import {
  addAddOn,
  addPrice,
  changeAddOn,
  changeKickback,
  changePrice,
  deleteAddOn,
  deletePrice,
  findPremium,
  searchAddOns,
} from '@mocks/domain/products.domain';
import { domainErrorOf } from '../domainError';

const first = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };

describe('prices', () => {
  it('are found by their four choices, and null in the hole', () => {
    const db = createDatabase();
    expect(findPremium(db, first)?.id).toBe(1);
    expect(findPremium(db, priceHole)).toBeNull();
  });

  it('are kept with two decimals; percentages that are left out are 0', () => {
    const db = createDatabase();
    addPrice(db, { ...priceHole, premium: 12_345.5 });
    expect(findPremium(db, priceHole)).toMatchObject({
      premium: '12345.50',
      ensure: '0.00',
      dantaxi: '0.00',
    });
  });

  it('refuse a second price for the same choices, and choices that do not exist', () => {
    const db = createDatabase();
    expect(domainErrorOf(() => addPrice(db, { ...first, premium: 1 })).kind).toBe('conflict');
    const wrong = { ...priceHole, areaId: 99, injuryId: 99, premium: 1 };
    expect(domainErrorOf(() => addPrice(db, wrong))).toMatchObject({
      kind: 'invalid',
      fields: { area_id: 'choiceUnknown', injury_id: 'choiceUnknown' },
    });
  });

  it('keep their percentages when a change leaves them out', () => {
    const db = createDatabase();
    changeKickback(db, 1, { ensure: 4.25, dantaxi: 1 });
    changePrice(db, 1, { ...first, premium: 100 });
    expect(db.prices.get(1)).toMatchObject({ premium: '100.00', ensure: '4.25', dantaxi: '1.00' });
  });

  it('are gone once deleted', () => {
    const db = createDatabase();
    deletePrice(db, 1);
    expect(findPremium(db, first)).toBeNull();
    for (const act of [
      () => deletePrice(db, 1),
      () => changePrice(db, 1, { ...first, premium: 1 }),
      () => changeKickback(db, 1, { ensure: 0, dantaxi: 0 }),
    ]) {
      expect(domainErrorOf(act)).toMatchObject({ kind: 'notFound', messageKey: 'priceUnknown' });
    }
  });
});

describe('add-ons', () => {
  it('are read by type, first one first, without looking at the text', () => {
    const names = searchAddOns(createDatabase(), 1, 'type', 'whatever').map((row) => row.name);
    expect(names).toEqual(['Vejhjælp', 'Glasskade']);
  });

  it('are searched by name and by price', () => {
    const db = createDatabase();
    expect(searchAddOns(db, 1, 'name', 'GLAS').map((row) => row.id)).toEqual([2]);
    expect(searchAddOns(db, 2, 'price', '9000').map((row) => row.id)).toEqual([3]);
  });

  it('are added at the end, changed and deleted', () => {
    const db = createDatabase();
    addAddOn(db, { name: 'Ny', price: 10, type: 1 });
    changeAddOn(db, 5, { name: 'Nyere', price: 10.5, type: 1 });
    expect(searchAddOns(db, 1, 'type', '').at(-1)).toEqual({
      id: 5,
      name: 'Nyere',
      price: '10.50',
      type: 1,
    });
    deleteAddOn(db, 5);
    expect(domainErrorOf(() => deleteAddOn(db, 5)).messageKey).toBe('addOnUnknown');
    expect(domainErrorOf(() => changeAddOn(db, 5, { name: '', price: 1, type: 1 })).kind).toBe(
      'notFound',
    );
  });
});
