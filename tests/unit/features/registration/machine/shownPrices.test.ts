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
    ['an add-on that is not chosen', { car: [road, addOn(2, 'Glas', '700')] }],
    ['the name of an add-on that has a text of ours', { car: [{ ...road, name: 'Hjælp' }, glass] }],
    ['the name of the first work add-on', { work: [{ ...injury, name: 'Skade' }, crisis] }],
    ['the price of another work add-on', { work: [injury, { ...crisis, price: '1' }] }],
    ['a car add-on that is not asked about', { car: [road, glass, addOn(2, 'Ny', '1')] }],
  ])('count as unchanged if only this differs: %s', (_, now) => {
    expect(compare(now)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: { ...premium, premium: '9001' } }],
    ['a percentage', { premium: { ...premium, ensurePercent: '6' } }],
    ['a chosen car add-on', { car: [{ ...road, price: '1200' }, glass] }],
    ['a chosen work add-on', { work: [{ ...injury, price: '1' }, crisis] }],
  ])('count as changed if only this differs: %s', (_, now) => {
    expect(compare(now)).toEqual(changed);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: null }],
    ['a chosen car add-on', { car: [] }],
    ['an answer about a chosen car add-on', { car: pricedAddOns({ data: [road, glass], error }) }],
    [
      'an answer about a chosen work add-on',
      { work: pricedAddOns({ data: [injury, crisis], error }) },
    ],
    ['a readable price', { work: [{ ...injury, price: null }, crisis] }],
  ])('count as unknown without %s, even if an earlier response had it', (_, now) => {
    expect(compare(now)).toEqual(lost);
  });

  it('count as unknown but not as changed if they were already unknown before [4-price-for-staff]', () => {
    const unknown = { premium: null };
    expect(compare(unknown, unknown)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: null }],
    ['a price of an add-on', { car: [{ ...road, price: null }, glass] }],
  ])('count as found if this was unknown before: %s [4-price-for-staff]', (_, before) => {
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
    ['a new one', [injury, crisis, addOn(5, 'Ny', '1')], { newFields: ['addOnId5'] }],
    ['another name', [injury, { ...crisis, name: 'Samtaler' }], { changedAddOns: ['addOnId4'] }],
    ['one fewer, which was not chosen', [injury], { news: 'summary.addOnGone' }],
    [
      'one fewer, which was chosen, so that the next one takes its place',
      [crisis],
      { isChoiceGone: true, changedAddOns: ['addOnId4'] },
    ],
  ])('count as unchanged if the list of work add-ons has %s', (_, offered, difference) => {
    expect(compare({ work: offered })).toEqual({ ...same, ...difference });
  });

  it('compare chosen add-ons by id: their places change if one before them is deleted', () => {
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

  it('name an add-on that is gone before a price that is not known', () => {
    const now = { work: [injury], premium: null };
    expect(compare(now)).toEqual({ ...same, news: 'summary.addOnGone' });
  });
});
