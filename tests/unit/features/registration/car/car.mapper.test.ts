import { carFieldNames } from '@/api/steps/step.writer';
import { toCarChoices, toCarValues, toPremiumQuery } from '@/features/registration/car/car.mapper';
import { agreement, car } from '../wizardStates';

describe('step 2', () => {
  const values = toCarValues(
    {
      ...agreement,
      area: { id: 1, title: 'A' },
      newValue: { id: 2, title: 'B' },
      ownRisk: { id: 3, title: 'C' },
      injury: { id: 2, title: 'D' },
      hasRoadAssistance: true,
      hasGlassCover: false,
      roadAssistanceFrom: '2026-12-01',
    },
    '2026-11-21',
  );

  it('shows what the agreement says and sends it back unchanged', () => {
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

  it('asks for a premium only when all four choices are made (section 4)', () => {
    expect(toPremiumQuery(values)).toEqual({ areaId: 1, newValueId: 2, ownRiskId: 3, injuryId: 2 });
    for (const name of ['areaId', 'newValueId', 'ownRiskId', 'injuryId']) {
      expect(toPremiumQuery({ ...values, [name]: '' })).toBeNull();
      expect(toCarChoices({ ...values, [name]: '' })).toBeNull();
    }
  });

  it('sends no date without road assistance', () => {
    expect(toCarChoices({ ...values, hasRoadAssistance: 'no' })).toMatchObject({
      hasRoadAssistance: false,
      roadAssistanceFrom: null,
    });
  });

  it('has a field for every name that is sent under another, save for whose choices they are', () => {
    const lacked = Object.values(carFieldNames).filter((name) => !(name in values));
    expect(lacked).toEqual(['agreementId', 'isAdmin']);
  });
});
