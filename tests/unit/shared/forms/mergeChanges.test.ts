import { mergeChanges } from '@/shared/forms/mergeChanges';
import { toComparable } from '@/shared/money/fraction';

const before = { name: 'Åse', phone: '11111111', isAgreed: false };

describe("merging a colleague's changes [2-edit-merge]", () => {
  it('keeps the input when nobody else has changed anything', () => {
    const typed = { ...before, name: 'Bo' };
    expect(mergeChanges({ before, typed, now: before })).toEqual({
      values: typed,
      updated: [],
      asked: [],
    });
  });

  it("takes the colleague's value of each field that the user did not change", () => {
    const merged = mergeChanges({
      before,
      typed: { ...before, name: 'Bo' },
      now: { ...before, phone: '22222222', isAgreed: true },
    });
    expect(merged).toEqual({
      values: { name: 'Bo', phone: '22222222', isAgreed: true },
      updated: ['phone', 'isAgreed'],
      asked: [],
    });
  });

  it('asks about a field that both have changed, unless they made the same change', () => {
    const merged = mergeChanges({
      before,
      typed: { ...before, name: 'Bo', phone: '22222222 ' },
      now: { ...before, name: 'Ib', phone: '22222222' },
    });
    expect(merged).toMatchObject({ updated: [], asked: ['name'] });
    expect(merged.values.name).toBe('Bo');
  });

  it('keeps the typed value if the server’s value is from a save without a response', () => {
    const lost = [{ ...before, name: 'Bo' }];
    const now = { ...before, name: 'Bo ', phone: '22222222' };
    const merge = (name: string) => mergeChanges({ before, typed: { ...before, name }, now, lost });
    expect(merge(before.name)).toMatchObject({ values: { name: before.name }, asked: [] });
    expect(merge(before.name).updated).toEqual(['phone']);
    expect(merge('Ib')).toMatchObject({ values: { name: 'Ib' }, updated: ['phone'], asked: [] });
  });

  it('compares values, not their formats: 26000 equals 26000,00', () => {
    const price = { premium: '25000,00' };
    const toSent = ({ premium }: typeof price) => ({ premium: toComparable(premium) });
    const merge = (typed: string, now: string) =>
      mergeChanges({ before: price, typed: { premium: typed }, now: { premium: now }, toSent });
    expect(merge('26000', '26000,00')).toMatchObject({ updated: [], asked: [] });
    expect(merge('25000', '26000,00')).toMatchObject({ updated: ['premium'], asked: [] });
    expect(merge('26001', '26000,00')).toMatchObject({ updated: [], asked: ['premium'] });
  });

  it('does not count a field as updated if another field changes how it is sent', () => {
    const work = { answer: 'yes', cars: '2' };
    const toSent = ({ answer, cars }: typeof work) => ({ cars: answer === 'yes' ? cars : '0' });
    const merged = mergeChanges({
      before: work,
      typed: work,
      now: { ...work, answer: 'no' },
      toSent,
    });
    expect(merged).toMatchObject({ values: { answer: 'no', cars: '2' }, updated: ['answer'] });
  });

  it('compares a text that looks like a number as text, such as a policy number', () => {
    const policy = { policyNumber: '670.12' };
    const now = { policyNumber: '670.120' };
    expect(mergeChanges({ before: policy, typed: policy, now }).updated).toEqual(['policyNumber']);
  });

  it('leaves out a field that the form did not have at first', () => {
    const merged = mergeChanges({ before, typed: before, now: { ...before, city: 'Ribe' } });
    expect(merged).toEqual({ values: before, updated: [], asked: [] });
  });
});
