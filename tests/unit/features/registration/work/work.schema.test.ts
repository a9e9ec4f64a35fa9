import { createWorkSchema } from '@/features/registration/work/work.schema';
import type { FormValues } from '@/shared/forms/validation';
import { keysOf } from '../keysOf';

describe('the rules of step 3', () => {
  const work = { addOnId0: 'yes', addOnId1: 'no', cars: '3', employees: '1,25', drivers: '2' };
  const check = (changes: FormValues) =>
    keysOf(createWorkSchema([{ id: 0 }, { id: 1 }]), { ...work, ...changes });

  it.each([
    {},
    { employees: '1' },
    { employees: '2.75' },
    { employees: '2,50' },
    { employees: '1000,5' },
    { employees: '0,250' },
    { cars: '0', employees: '0,25', drivers: '0' },
    { cars: '0', employees: '0', drivers: '1' },
    { addOnId0: 'no', addOnId1: 'yes' },
    { injuryValidFrom: '' },
    { injuryValidFrom: '2026-12-31' },
  ])('accept a complete form with the changes %j', (changes) => {
    expect(check(changes)).toEqual({});
  });

  it.each([
    ['addOnId0', '', 'step2.chooseAddOn'],
    ['addOnId1', '', 'step2.chooseAddOn'],
    ['cars', '', 'REQUIRED_FIELD'],
    ['cars', 'to', 'common.invalidNumber'],
    ['cars', '1,5', 'common.wholeNumber'],
    ['drivers', '2.0', 'common.wholeNumber'],
    ['cars', '-1', 'common.minZero'],
    ['employees', '', 'REQUIRED_FIELD'],
    ['employees', '1e3', 'common.invalidNumber'],
    ['employees', '-0,25', 'common.minZero'],
    ['employees', '1,3', 'step3.employeesQuarter'],
    ['employees', '1.2', 'step3.employeesQuarter'],
    ['employees', '0,125', 'step3.employeesQuarter'],
    ['employees', '3.76', 'step3.employeesQuarter'],
    ['employees', '1,3333', 'step3.employeesQuarter'],
    ['drivers', 'Infinity', 'common.invalidNumber'],
    ['drivers', '-2', 'common.minZero'],
    ['injuryValidFrom', '31-02-2026', 'date.invalid'],
  ])('reject %s %p with the message %s [5-step-3-whole-counts]', (name, value, key) => {
    expect(check({ [name]: value })).toEqual({ [name]: key });
  });

  it.each(['1.000', '1,000', '1.250', '1,333', ' 12,500 '])(
    'refuse %p employees, which could be thousands, and say so [5-step-3-quarters]',
    (employees) => {
      expect(check({ employees })).toEqual({ employees: 'step3.employeesThousands' });
    },
  );

  it('require nothing if no work add-on is offered (D39)', () => {
    expect(keysOf(createWorkSchema([]), { cars: '', employees: '', drivers: '' })).toEqual({});
  });

  it('require counts with any chosen add-on, and refuse 0 heads (D39) [5-step-3-heads]', () => {
    const other = { addOnId0: 'no', addOnId1: 'yes' };
    expect(check({ ...other, drivers: '' })).toEqual({ drivers: 'REQUIRED_FIELD' });
    for (const chosen of [other, {}]) {
      const nobody = { ...chosen, employees: '0', drivers: '0' };
      expect(check(nobody)).toEqual({ employees: 'step3.noHeads' });
    }
    // An unanswered add-on needs no heads, and a text that is not a number breaks another rule.
    expect(check({ addOnId0: '', employees: '0', drivers: '0' })).toEqual({
      addOnId0: 'step2.chooseAddOn',
    });
    expect(check({ employees: '0', drivers: 'to' })).toEqual({ drivers: 'common.invalidNumber' });
  });

  it('do not check the staff-only date if the first add-on is not chosen', () => {
    expect(check({ addOnId0: 'no', addOnId1: 'yes', injuryValidFrom: 'snart' })).toEqual({});
  });

  it('require no counts when every answer is no [5-step-3-no-counts]', () => {
    const hidden = { cars: '', employees: 'x', drivers: '-1', injuryValidFrom: 'snart' };
    expect(check({ addOnId0: 'no', ...hidden })).toEqual({});
  });
});
