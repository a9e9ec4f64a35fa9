import { carAnswers } from '@/features/registration/car/car.answers';
import { car } from '../wizardStates';

describe('the answers to be checked', () => {
  const say = (flag: boolean | null) => String(flag);
  const lists = {
    areas: [{ id: 1, title: 'Land' }],
    newValues: [{ id: 2, title: 'Billig' }],
    ownRisks: [{ id: 3, title: 'Lav' }],
    injuries: [{ id: 2, title: 'En' }],
  };
  const read = (answers: ReturnType<typeof carAnswers>) =>
    Object.fromEntries(answers.map(({ field, value }) => [field, value]));

  it('have the language of the titles, which is the server’s [7-server-language]', () => {
    const marked = carAnswers(car, lists, say).filter(({ lang }) => lang === 'da');
    expect(marked.map(({ field }) => field)).toEqual([
      'areaId',
      'newValueId',
      'ownRiskId',
      'injuryId',
    ]);
  });

  it('are those of step 2 by their titles, the date only with road assistance', () => {
    expect(read(carAnswers(car, lists, say))).toEqual({
      areaId: 'Land',
      newValueId: 'Billig',
      ownRiskId: 'Lav',
      injuryId: 'En',
      hasRoadAssistance: 'true',
      roadAssistanceFrom: '01-12-2026',
      hasGlassCover: 'false',
    });
    const without = { ...car, areaId: 9, hasRoadAssistance: false, roadAssistanceFrom: null };
    expect(read(carAnswers(without, lists, say))).toMatchObject({ areaId: '' });
    expect(carAnswers(without, lists, say).map(({ field }) => field)).not.toContain(
      'roadAssistanceFrom',
    );
  });
});
