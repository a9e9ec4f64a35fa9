import type { AddOn, AddOnType } from '@/api/add-ons/addOn.model';
import { newId, placeChanges, placesOf } from '@/features/add-ons/addOnPlaces';
import type { Translate } from '@/i18n/i18n';

const addOn = (id: number, type: AddOnType, name: string, price: string | null = '960') =>
  ({ id, type, name, price }) satisfies AddOn;
const list = [
  addOn(1, 'car', 'Vejhjælp', '1188'),
  addOn(2, 'car', 'Glasskade'),
  addOn(3, 'work', 'Arbejdsskade', '9000'),
  addOn(4, 'work', 'Krisehjælp', '240'),
];
const t = ((key: string, values = {}) =>
  [key.replace('addOns.', ''), ...Object.values(values)].join(' ')) as unknown as Translate;
const changes = (after: readonly AddOn[]) => placeChanges(list, after, t);

describe('the wizard’s question for an add-on [3-add-on-places]', () => {
  it('follows from the order of the ids, separately for each type', () => {
    const third = addOn(9, 'car', 'Lånebil');
    expect([...placesOf([third, ...list])]).toEqual([
      [1, 'roadAssistance'],
      [2, 'glass'],
      [3, 'workInjury'],
      [4, 'ownName'],
      [9, 'unasked'],
    ]);
  });

  it('changes when an earlier one is deleted, with a message of its price', () => {
    expect(changes(list.slice(1))).toEqual([
      'becomes Glasskade coverRoadAssistance carMonthly 80,00',
      'notSold coverGlass',
    ]);
    expect(changes(list.filter(({ id }) => id !== 3))).toEqual([
      'becomes Krisehjælp coverWorkInjury workMonthly 20,00',
    ]);
    expect(changes(list.slice(0, 2))).toEqual(['notSold coverWorkInjury']);
  });

  it('changes when staff change the type of an add-on', () => {
    const retyped = list.map((one) => (one.id === 1 ? { ...one, type: 'work' as const } : one));
    expect(changes(retyped)).toEqual([
      'becomes Vejhjælp coverWorkInjury workMonthly 99,00',
      'becomes Glasskade coverRoadAssistance carMonthly 80,00',
      'becomesOwnName Arbejdsskade',
      'notSold coverGlass',
    ]);
  });

  it('is missing for a third car add-on, and stays when a work add-on is added', () => {
    expect(changes([...list, addOn(newId, 'car', 'Lånebil')])).toEqual(['becomesUnasked Lånebil']);
    expect(changes([...list, addOn(newId, 'work', 'Tandskade')])).toEqual([]);
  });
});
