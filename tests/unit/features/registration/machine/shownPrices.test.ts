import { createApiError } from '@/api/core/apiError';
import type { AddOn } from '@/api/add-ons/addOn.model';
import {
  comparePrices,
  pricedAddOns,
  type PriceComparison,
} from '@/features/registration/machine/shownPrices';
import type { FetchedPrices, ShownPrices } from '@/features/registration/machine/wizard.state';
import { car } from '../wizardStates';

const addOn = (id: number, name: string, price: string | null): AddOn => ({
  id,
  name,
  price,
  type: id < 3 ? 'car' : 'work',
});
const premium = { premium: '9000', ensurePercent: '5', dantaxiPercent: '10' };
const road = addOn(1, 'Vejhjælp', '1188');
const glass = addOn(2, 'Glasskade', '600');
const injury = addOn(3, 'Arbejdsskadeforsikring', '9000');
const crisis = addOn(4, 'Krisehjælp', '240');
const error = createApiError('server', { status: 500 });

const shown: ShownPrices = {
  premium,
  car: [road, glass],
  work: [injury, crisis],
  chosenWork: [injury.id],
};

/** Compares with prices of which road assistance and work injury are chosen. */
const compare = (now: Partial<FetchedPrices>, before: Partial<ShownPrices> = {}) =>
  comparePrices({ car }, { ...shown, ...before }, { ...shown, ...now });

const same = { news: null, changedAddOns: [], newFields: [], isChoiceGone: false };
const changed = { ...same, news: 'summary.priceChanged' };
const lost = { ...same, news: 'summary.noPriceNoSigning' };
const found = { ...same, news: 'summary.priceKnown' };

describe('prices fetched before signing [4-sign-price-read-again]', () => {
  it.each<[string, Partial<FetchedPrices>]>([
    ['nothing', {}],
    ['only an add-on that is not chosen', { car: [road, addOn(2, 'Glas', '700')] }],
    [
      'only the name of an add-on that has a text of ours',
      { car: [{ ...road, name: 'Hjælp' }, glass] },
    ],
    ['only the name of the first work add-on', { work: [{ ...injury, name: 'Skade' }, crisis] }],
    ['only the price of another work add-on', { work: [injury, { ...crisis, price: '1' }] }],
    ['only a car add-on that is not asked about', { car: [road, glass, addOn(2, 'Ny', '1')] }],
  ])('count as unchanged if %s differs', (_, now) => {
    expect(compare(now)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: { ...premium, premium: '9001' } }],
    ['a percentage', { premium: { ...premium, ensurePercent: '6' } }],
    ['a chosen car add-on', { car: [{ ...road, price: '1200' }, glass] }],
    ['a chosen work add-on', { work: [{ ...injury, price: '1' }, crisis] }],
  ])('count as changed if only %s differs', (_, now) => {
    expect(compare(now)).toEqual(changed);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: null }],
    ['a chosen car add-on', { car: [] }],
    [
      'a new response about a chosen car add-on',
      { car: pricedAddOns({ data: [road, glass], error }) },
    ],
    [
      'a new response about a chosen work add-on',
      { work: pricedAddOns({ data: [injury, crisis], error }) },
    ],
    ['a readable price', { work: [{ ...injury, price: null }, crisis] }],
  ])('count as unknown without %s, although known before', (_, now) => {
    expect(compare(now)).toEqual(lost);
  });

  it('count as unchanged if they are unknown and were unknown before [4-price-for-staff]', () => {
    const unknown = { premium: null };
    expect(compare(unknown, unknown)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: null }],
    ['a price of an add-on', { car: [{ ...road, price: null }, glass] }],
  ])('count as found if %s was unknown before [4-price-for-staff]', (_, before) => {
    expect(compare({}, before)).toEqual(found);
  });

  it('count as found or unknown if the check page was still waiting for the premium [4-price-for-staff]', () => {
    const awaited = { premium: undefined };
    expect(compare({}, awaited)).toEqual(found);
    expect(compare({ premium: null }, awaited)).toEqual(lost);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['car', { car: pricedAddOns({ data: [road, glass], error }) }],
    ['work', { work: pricedAddOns({ data: [injury, crisis], error }) }],
  ])(
    'count as unchanged if the add-ons of type %s fail and none of them is chosen',
    (_, failed) => {
      const none = { car: { ...car, hasRoadAssistance: false } };
      const before = { ...shown, chosenWork: [] };
      expect(comparePrices(none, before, { ...shown, ...failed })).toEqual(same);
    },
  );

  it.each<[string, FetchedPrices['work'], Partial<PriceComparison>]>([
    ['one is new', [injury, crisis, addOn(5, 'Ny', '1')], { newFields: ['addOnId5'] }],
    [
      'one has another name',
      [injury, { ...crisis, name: 'Samtaler' }],
      { changedAddOns: ['addOnId4'] },
    ],
    ['one is gone that was not chosen', [injury], { news: 'summary.addOnGone' }],
    [
      'a chosen one is gone and the next takes its place',
      [crisis],
      { isChoiceGone: true, changedAddOns: ['addOnId4'] },
    ],
  ])('differ in the work add-ons, but in no amount, if %s', (_, offered, difference) => {
    expect(compare({ work: offered })).toEqual({ ...same, ...difference });
  });

  it('match chosen add-ons by id, as their places change if one before them is deleted', () => {
    const before = { chosenWork: [crisis.id] };
    const moved = { changedAddOns: ['addOnId4'] };
    expect(compare({ work: [crisis] }, before)).toEqual({
      ...same,
      ...moved,
      news: 'summary.addOnGone',
    });
    const raised = { ...crisis, price: '300' };
    expect(compare({ work: [raised] }, before)).toEqual({ ...changed, ...moved });
  });

  it('tell of an add-on that is gone rather than of a price that is unknown', () => {
    const now = { work: [injury], premium: null };
    expect(compare(now)).toEqual({ ...same, news: 'summary.addOnGone' });
  });
});
