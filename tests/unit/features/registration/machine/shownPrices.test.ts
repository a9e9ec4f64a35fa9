import { createApiError } from '@/api/core/apiError';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { comparePrices, type PriceComparison } from '@/features/registration/machine/shownPrices';
import type { FetchedPrices } from '@/features/registration/machine/wizard.state';
import { car, work } from '../wizardStates';

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

const shown: FetchedPrices = {
  premium: { data: premium },
  car: { data: [road, glass] },
  work: { data: [injury, crisis] },
};

/** Compares with prices of which road assistance and work injury are chosen. */
const compare = (now: Partial<FetchedPrices>, before: Partial<FetchedPrices> = {}) =>
  comparePrices({ car, work }, { ...shown, ...before }, { ...shown, ...now });

const same = { news: null, changedAddOns: [], newFields: [], isChoiceGone: false };
const changed = { ...same, news: 'summary.priceChanged' };
const lost = { ...same, news: 'summary.noPriceNoSigning' };
const found = { ...same, news: 'summary.priceKnown' };

describe('prices fetched before signing [4-sign-price-read-again]', () => {
  it.each<[string, Partial<FetchedPrices>]>([
    ['nothing', {}],
    ['an add-on that is not chosen', { car: { data: [road, addOn(2, 'Glas', '700')] } }],
    [
      'the name of an add-on that has a text of ours',
      { car: { data: [{ ...road, name: 'Hjælp' }, glass] } },
    ],
    [
      'the name of the first work add-on',
      { work: { data: [{ ...injury, name: 'Skade' }, crisis] } },
    ],
    ['the price of another work add-on', { work: { data: [injury, { ...crisis, price: '1' }] } }],
    ['a car add-on that is not asked about', { car: { data: [road, glass, addOn(2, 'Ny', '1')] } }],
  ])('count as unchanged if only this differs: %s', (_, now) => {
    expect(compare(now)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: { data: { ...premium, premium: '9001' } } }],
    ['a percentage', { premium: { data: { ...premium, ensurePercent: '6' } } }],
    ['a chosen car add-on', { car: { data: [{ ...road, price: '1200' }, glass] } }],
    ['a chosen work add-on', { work: { data: [{ ...injury, price: '1' }, crisis] } }],
  ])('count as changed if only this differs: %s', (_, now) => {
    expect(compare(now)).toEqual(changed);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the plan of the choices', { premium: { data: null } }],
    ['a chosen car add-on', { car: { data: [] } }],
    ['an answer about the premium', { premium: { data: premium, error } }],
    ['an answer about a chosen car add-on', { car: { data: [road, glass], error } }],
    ['an answer about a chosen work add-on', { work: { data: [injury, crisis], error } }],
    ['a readable price', { work: { data: [{ ...injury, price: null }, crisis] } }],
  ])('count as unknown without %s, even if an earlier response had it', (_, now) => {
    expect(compare(now)).toEqual(lost);
  });

  it('count as unknown but not as changed if they were already unknown before [4-price-for-staff]', () => {
    const failed = { premium: { data: premium, error } };
    expect(compare(failed, failed)).toEqual(same);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['the premium', { premium: { data: premium, error } }],
    ['the plan of the choices', { premium: { data: null } }],
    ['a price of an add-on', { car: { data: [{ ...road, price: null }, glass] } }],
  ])('count as found if this was unknown before: %s [4-price-for-staff]', (_, before) => {
    expect(compare({}, before)).toEqual(found);
  });

  it('count as found or unknown if the check page was still waiting for the premium [4-price-for-staff]', () => {
    const awaited = { premium: {} };
    expect(compare({}, awaited)).toEqual(found);
    expect(compare({ premium: { error } }, awaited)).toEqual(lost);
  });

  it.each<[string, Partial<FetchedPrices>]>([
    ['car', { car: { data: [road, glass], error } }],
    ['work', { work: { data: [injury, crisis], error } }],
  ])(
    'count as unchanged if the add-ons of type %s fail and none of them is chosen',
    (_, failed) => {
      const none = {
        car: { ...car, hasRoadAssistance: false },
        work: { ...work, answers: [false, false] },
      };
      expect(comparePrices(none, shown, { ...shown, ...failed })).toEqual(same);
    },
  );

  it.each<[string, FetchedPrices['work']['data'], Partial<PriceComparison>]>([
    ['a new one', [injury, crisis, addOn(5, 'Ny', '1')], { newFields: ['addOnId5'] }],
    ['another name', [injury, { ...crisis, name: 'Samtaler' }], { changedAddOns: ['addOnId4'] }],
    ['one fewer, which was not chosen', [injury], { news: 'summary.addOnGone' }],
    [
      'one fewer, which was chosen, so that the next one takes its place',
      [crisis],
      { isChoiceGone: true, changedAddOns: ['addOnId4'] },
    ],
  ])('count as unchanged if the list of work add-ons has %s', (_, data, difference) => {
    expect(compare({ work: { data } })).toEqual({ ...same, ...difference });
  });

  it('name an add-on that is gone before a price that is not known', () => {
    const now = { work: { data: [injury] }, premium: { error: 'lost' } };
    expect(compare(now)).toEqual({ ...same, news: 'summary.addOnGone' });
  });
});
