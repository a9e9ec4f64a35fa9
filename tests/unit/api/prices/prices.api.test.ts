import { parseResponse, UnreadableResponse } from '@/api/core/wire/parse';
import { parsePremium, parsePrices } from '@/api/prices/prices.api';

const onWire = {
  id: 5,
  area_id: 2,
  new_value_id: '3',
  own_risk_id: 1,
  injury_id: 2,
  premium: '18450.50',
  ensure: 7.5,
  dantaxi: null,
  area_title: 'København',
  new_value_title: '300.001-400.000 kr.',
  own_risk_title: '5.000 kr.',
  injury_id_title: '1 skade',
};

const price = {
  id: 5,
  areaId: 2,
  newValueId: 3,
  ownRiskId: 1,
  injuryId: 2,
  areaTitle: 'København',
  newValueTitle: '300.001-400.000 kr.',
  ownRiskTitle: '5.000 kr.',
  injuryTitle: '1 skade',
  premium: '18450.50',
  ensurePercent: '7.5',
  dantaxiPercent: '0',
};

describe('parsePrices', () => {
  it.each([
    ['with', { data: { price_plans: [onWire] } }],
    ['without', { price_plans: [onWire] }],
  ])('parses the list %s an outer "data" (D5)', (_with, body) => {
    expect(parsePrices(body)).toEqual([price]);
  });

  it('leaves out rows without an id and values that are not rows', () => {
    const rows = [{ ...onWire, id: null }, null, onWire];
    expect(parsePrices({ price_plans: rows })).toEqual([price]);
  });

  it('keeps a row with unreadable amounts, and sets each of them to null [2-prices-unreadable]', () => {
    const damaged = { ...onWire, premium: 'soon', ensure: '12,5 %', dantaxi: {} };
    expect(parseResponse(() => parsePrices({ price_plans: [damaged] }))).toEqual({
      data: [{ ...price, premium: null, ensurePercent: null, dantaxiPercent: null }],
      unreadable: ['premium', 'ensure', 'dantaxi'].map((name) => `price_plans[].${name}`),
    });
  });

  it('keeps a row with missing fields, and reports a premium that is missing [2-prices-unreadable]', () => {
    const { data, unreadable } = parseResponse(() => parsePrices({ price_plans: [{ id: 9 }] }));
    expect(unreadable).toEqual(['price_plans[].premium']);
    expect(data).toEqual([
      {
        id: 9,
        areaId: 0,
        newValueId: 0,
        ownRiskId: 0,
        injuryId: 0,
        areaTitle: '',
        newValueTitle: '',
        ownRiskTitle: '',
        injuryTitle: '',
        premium: null,
        ensurePercent: '0',
        dantaxiPercent: '0',
      },
    ]);
  });

  it('throws when the list is missing', () => {
    expect(() => parsePrices({ data: {} })).toThrow(UnreadableResponse);
  });
});

describe('parsePremium', () => {
  const plan = { premium: '18450.50', ensure: '7.50', dantaxi: null };
  const premium = { premium: '18450.50', ensurePercent: '7.50', dantaxiPercent: '0' };

  it.each([
    ['in data.price_plans', { data: { price_plans: plan } }],
    ['in price_plans', { price_plans: plan }],
    ['first in a list in data.price_plans', { data: { price_plans: [plan, { premium: 1 }] } }],
    ['in a list in price_plans', { price_plans: [plan] }],
    ['in data', { data: plan }],
    ['in a list in data', { data: [plan] }],
    ['without an envelope', plan],
    ['beside a status', { status: 200, ...plan }],
    ['in data.data.price_plans', { data: { data: { price_plans: plan } } }],
    ['under a numeric key in price_plans', { price_plans: { 0: plan } }],
    ['in Danish number format', { price_plans: { ...plan, premium: '18.450,50' } }],
  ])('finds a premium %s', (_place, body) => {
    expect(parsePremium(body)).toEqual(premium);
  });

  it.each([
    [{ data: { price_plans: null } }],
    [{ price_plans: null }],
    [{ price_plans: [] }],
    [{ price_plans: {} }],
    [{ price_plans: { premium: null, ensure: 5 } }],
    [{ price_plans: { premium: '' } }],
    [{ data: null }],
    [{}],
    [[]],
  ])('finds no premium in %j', (body) => {
    expect(parsePremium(body)).toBeNull();
  });

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['a status alone', { status: 200 }],
    ['a price plan under another name', { prices: plan }],
    ['an unreadable premium', { price_plans: { premium: 'soon' } }],
    ['an unreadable ensure percentage', { price_plans: { ...plan, ensure: 'x' } }],
    ['an unreadable dantaxi percentage', { price_plans: { ...plan, dantaxi: [] } }],
  ])('throws for %s', (_what, body) => {
    expect(() => parsePremium(body)).toThrow(UnreadableResponse);
  });
});
