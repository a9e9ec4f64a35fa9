import { carAnswers, detailAnswers } from '@/features/registration/summary/answers';
import { stepOf, stepOrder, steps } from '@/features/registration/step/steps';
import { transitionTable } from '@/features/registration/wizard/transitionTable';
import { emptyDetails } from '@/features/registration/details/details.mapper';
import { car, details } from '../wizardStates';

describe('the steps', () => {
  it('stand in order and count from 1', () => {
    expect(stepOrder.map(({ id, number }) => [id, number])).toEqual([
      ['details', 1],
      ['car', 2],
      ['work', 3],
    ]);
  });

  it('show every phase of the machine in exactly one step', () => {
    const phases = new Set(transitionTable.flatMap(({ from }) => from));
    for (const phase of phases) {
      expect(stepOrder.filter((step) => step.phases.includes(phase))).toEqual([stepOf(phase)]);
    }
    expect(stepOf('completed')).toBe(steps.work);
  });
});

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

  it('are those of step 1, each with its field', () => {
    const answers = detailAnswers(details, say);
    expect(read(answers)).toMatchObject({
      name: details.name,
      phone: details.phone,
      hasPreviousInsurance: 'true',
    });
    const fields = Object.keys(emptyDetails);
    expect(answers.filter(({ field }) => !fields.includes(field))).toEqual([]);
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
