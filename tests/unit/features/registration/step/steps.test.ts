import { stepOf, stepOrder, steps } from '@/features/registration/step/steps';
import { transitionTable } from '@/features/registration/wizard/transitionTable';

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
