import { toGivenCarAnswers } from '@/features/registration/car/car.mapper';
import { car } from '../wizardStates';

describe('answers of step 2 on the check page', () => {
  const listOf = (id: number, title: string) => ({
    choices: [{ id, title }],
    hasFailed: false,
    isRetrying: false,
    retry: () => undefined,
  });
  const lists = {
    areas: listOf(1, 'Land'),
    newValues: listOf(2, 'Billig'),
    ownRisks: listOf(3, 'Lav'),
    injuries: listOf(2, 'En'),
  };
  const read = (answers: ReturnType<typeof toGivenCarAnswers>) =>
    Object.fromEntries(answers.map(({ field, value }) => [field, value]));

  it('are marked with the language of their titles, the server’s [7-server-language]', () => {
    const marked = toGivenCarAnswers(car, lists).filter(({ lang }) => lang === 'da');
    expect(marked.map(({ field }) => field)).toEqual([
      'areaId',
      'newValueId',
      'ownRiskId',
      'injuryId',
    ]);
  });

  it('are complete without a fetched list, but its answer has no title [2-step-3-unread-answers]', () => {
    const unread = { ...lists, injuries: { ...listOf(2, 'En'), choices: null, hasFailed: true } };
    expect(read(toGivenCarAnswers(car, unread))).toMatchObject({
      areaId: 'Land',
      injuryId: null,
    });
  });

  it('are shown by their titles, the date only with road assistance', () => {
    expect(read(toGivenCarAnswers(car, lists))).toEqual({
      areaId: 'Land',
      newValueId: 'Billig',
      ownRiskId: 'Lav',
      injuryId: 'En',
      hasRoadAssistance: true,
      roadAssistanceFrom: '01-12-2026',
      hasGlassCover: false,
    });
    const without = { ...car, areaId: 9, hasRoadAssistance: false, roadAssistanceFrom: null };
    expect(read(toGivenCarAnswers(without, lists))).toMatchObject({ areaId: null });
    expect(toGivenCarAnswers(without, lists).map(({ field }) => field)).not.toContain(
      'roadAssistanceFrom',
    );
  });
});
