import type { ReferenceList } from '@/api/lookups/lookups.model';
import { carFieldNames } from '@/api/steps/agreementSteps.api';
import {
  choiceTitle,
  removedChoices,
  toCarChoices,
  toCarValues,
  toPremiumChoices,
  withoutRemovedChoices,
} from '@/features/registration/car/car.mapper';
import { agreement, car, savedAgreement } from '../wizardStates';

describe('the form of step 2', () => {
  const values = toCarValues(savedAgreement, '2026-11-21');

  it('shows the answers of the agreement and sends them back unchanged', () => {
    expect(toCarChoices(values)).toEqual(car);
  });

  it('starts empty, with today as the date of road assistance', () => {
    expect(toCarValues(null, '2026-11-21')).toEqual({
      areaId: '',
      newValueId: '',
      ownRiskId: '',
      injuryId: '',
      hasRoadAssistance: '',
      roadAssistanceFrom: '2026-11-21',
      hasGlassCover: '',
    });
  });

  it('needs a premium only when all four choices are made', () => {
    expect(toPremiumChoices(values)).toEqual({
      areaId: 1,
      newValueId: 2,
      ownRiskId: 3,
      injuryId: 2,
    });
    for (const name of ['areaId', 'newValueId', 'ownRiskId', 'injuryId']) {
      expect(toPremiumChoices({ ...values, [name]: '' })).toBeNull();
    }
  });

  it('clears a choice that its list no longer offers, and remembers its title', () => {
    const listOf = (id: number, ...titles: string[]): ReferenceList => ({
      choices: titles.map((title) => ({ id, title })),
      hasFailed: false,
      isRetrying: false,
      retry: () => undefined,
    });
    const none = { areas: listOf(9, 'X'), newValues: listOf(9, 'X'), ownRisks: listOf(9, 'X') };
    const known = { ...agreement, area: { id: 1, title: 'A' }, ownRisk: { id: 9, title: 'I' } };
    const offered = withoutRemovedChoices(values, { ...none, injuries: listOf(2, 'D') });
    expect(offered).toEqual({ ...values, areaId: '', newValueId: '', ownRiskId: '' });
    // A choice that only a draft has is known by its id alone.
    expect(removedChoices(values, offered, known)).toEqual({
      areaId: 'A',
      newValueId: '',
      ownRiskId: '',
    });
    const all = { areas: listOf(1, 'A'), newValues: listOf(2, 'B'), ownRisks: listOf(3, 'C') };
    // A list that could not be fetched or is empty clears no choice.
    const unread = { ...listOf(2), choices: null, hasFailed: true };
    expect(withoutRemovedChoices(values, { ...all, injuries: unread })).toEqual(values);
    expect(withoutRemovedChoices(values, { ...all, injuries: listOf(2) })).toEqual(values);
    expect(choiceTitle('ownRiskId', '3', { ...all, injuries: unread })).toBe('C');
    expect(removedChoices(values, values, null)).toEqual({});
  });

  it('sends no date without road assistance', () => {
    expect(toCarChoices({ ...values, hasRoadAssistance: 'no' })).toMatchObject({
      hasRoadAssistance: false,
      roadAssistanceFrom: null,
    });
  });

  it('has every field that a refusal of its request can name, except agreement and admin flag', () => {
    const lacked = Object.values(carFieldNames).filter((name) => !(name in values));
    expect(lacked).toEqual(['agreementId', 'isAdmin']);
  });
});
