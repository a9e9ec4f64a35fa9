import { workFieldNames } from '@/api/steps/agreementSteps.api';
import {
  answerFieldNames,
  asksForCounts,
  toGivenWorkAnswers,
  toKeptValues,
  toWorkChoices,
  toWorkValues,
} from '@/features/registration/work/work.mapper';
import { detailsOf } from '@/features/registration/machine/serverAnswers';
import { agreement, details, trucker } from '../wizardStates';

/** Work add-ons with the ids 0, 1 and so on. */
const offer = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: '', type: 'work' as const, price: null }));

describe('the form of step 3', () => {
  const headcount = { cars: '3', employees: '1.25', drivers: '2' };
  const known = { trucker: { ...trucker, headcount, agreement: null }, details: null };

  it('opens with the known counts in the number format of the language', () => {
    expect(toWorkValues(known, offer(2), 'da')).toEqual({
      addOnId0: '',
      addOnId1: '',
      cars: '3',
      employees: '1,25',
      drivers: '2',
      injuryValidFrom: '',
      injuryComment: '',
    });
    expect(toWorkValues(known, offer(0), 'en').employees).toBe('1.25');
    expect(toWorkValues({ trucker: null, details: null }, offer(1), 'da')).toEqual({
      addOnId0: '',
      cars: '',
      employees: '',
      drivers: '',
      injuryValidFrom: '',
      injuryComment: '',
    });
  });

  it('opens with the counts without the trailing zeros that the server sends', () => {
    const padded = { cars: '3.00', employees: '1.250', drivers: '20' };
    const values = toWorkValues(
      { trucker: { ...trucker, headcount: padded }, details: null },
      [],
      'da',
    );
    expect(values).toMatchObject({ cars: '3', employees: '1,25', drivers: '20' });
  });

  it('leaves a missing count empty, and keeps a count of 0 (D34) [3-missing-headcount]', () => {
    const gaps = { cars: null, employees: null, drivers: '0' };
    const values = toWorkValues(
      { trucker: { ...trucker, headcount: gaps }, details: null },
      [],
      'da',
    );
    expect(values).toMatchObject({ cars: '', employees: '', drivers: '0' });
  });

  it("starts with the agreement's answers, or else with those of step 1 (D34) [2-step-3-starts-from]", () => {
    const startOf = (workAnswers: (boolean | null)[], hasWorkInsurance: boolean) => {
      const answered = { ...trucker, agreement: { ...agreement, workAnswers } };
      const state = { trucker: answered, details: { ...details, hasWorkInsurance } };
      const { addOnId0, addOnId1 } = toWorkValues(state, offer(2), 'da');
      return [addOnId0, addOnId1];
    };
    expect(startOf([false, true], true)).toEqual(['no', 'yes']);
    expect(startOf([true], false)).toEqual(['yes', '']);
    expect(startOf([], true)).toEqual(['yes', '']);
    expect(startOf([null, false], false)).toEqual(['no', 'no']);
  });

  it('asks about work injury if neither step 1 nor step 3 has a known answer [3-unknown-insurance]', () => {
    const unknown = { ...trucker, hasWorkInsurance: null };
    const state = { trucker: unknown, details: detailsOf(unknown) };
    expect(toWorkValues(state, offer(1), 'da').addOnId0).toBe('');
  });

  it('reopens with its last values, except that an unsaved first answer is taken from step 1', () => {
    const seen = toWorkValues(known, offer(2), 'da');
    const { addOnId0: _ofStep1, ...others } = seen;
    expect(toKeptValues(seen, known.trucker, offer(2))).toEqual(others);
    const saved = { ...trucker, agreement: { ...agreement, workAnswers: [false, null] } };
    expect(toKeptValues(seen, saved, offer(2))).toEqual(seen);
  });

  it('keeps the answers and counts last shown if the response lacks them [4-sign-missing-answer]', () => {
    const seen = { ...toWorkValues(known, offer(2), 'da'), addOnId0: 'no', addOnId1: 'yes' };
    const state = { trucker: { ...trucker, headcount: null, agreement: null }, details };
    expect(toWorkValues(state, offer(2), 'da', seen)).toEqual(seen);
    const answered = { ...agreement, workAnswers: [true, false] };
    const counted = { trucker: { ...trucker, headcount, agreement: answered }, details };
    const otherSeen = { ...seen, cars: '9' };
    expect(toWorkValues(counted, offer(2), 'da', otherSeen)).toMatchObject({
      addOnId0: 'yes',
      addOnId1: 'no',
      cars: '3',
    });
  });

  it('follows a colleague’s change of work insurance in step 1 until step 3 is saved (D34)', () => {
    const ofStep1 = { ...details, hasWorkInsurance: true };
    const state = (hasWorkInsurance: boolean | null, workAnswers: boolean[] = []) => ({
      trucker: { ...trucker, hasWorkInsurance, agreement: { ...agreement, workAnswers } },
      details: ofStep1,
    });
    const seen = toWorkValues(state(true), offer(1), 'da');
    const follow = (...now: Parameters<typeof state>) =>
      toWorkValues(state(...now), offer(1), 'da', seen).addOnId0;
    expect(seen.addOnId0).toBe('yes');
    expect([follow(false), follow(true), follow(null)]).toEqual(['no', 'yes', 'yes']);
    expect(follow(false, [true])).toBe('yes');
    const answered = { ...seen, addOnId0: 'no' };
    expect(toWorkValues(state(true), offer(1), 'da', answered).addOnId0).toBe('no');
  });

  it('has no value for an add-on that was neither shown nor in the response [4-sign-missing-answer]', () => {
    const seen = toWorkValues(known, offer(1), 'da');
    expect(toWorkValues(known, offer(2), 'da', seen)).toEqual(seen);
  });

  it('shows staff their earlier date and comment, and sends both only with the first add-on', () => {
    const injury = { injuryValidFrom: '2026-12-01', injuryComment: 'Aftalt pr. telefon' };
    const edited = { ...trucker, agreement: { ...agreement, ...injury } };
    const values = toWorkValues({ trucker: edited, details: null }, offer(1), 'da');
    expect(values).toMatchObject(injury);
    expect(
      toWorkChoices({ ...values, addOnId0: 'yes', injuryComment: ' Ny ' }, offer(1)),
    ).toMatchObject({
      injuryValidFrom: '2026-12-01',
      injuryComment: 'Ny',
    });
    expect(toWorkChoices({ ...values, addOnId0: 'no' }, offer(1))).toMatchObject({
      injuryValidFrom: null,
      injuryComment: '',
    });
  });

  it('sends the answers in order, with exact counts', () => {
    const values = { ...toWorkValues(known, offer(2), 'da'), addOnId0: 'yes', addOnId1: 'no' };
    expect(toWorkChoices(values, offer(2))).toEqual({
      answers: [true, false],
      cars: '3',
      employees: '1.25',
      drivers: '2',
      injuryValidFrom: null,
      injuryComment: '',
    });
  });

  it('shows the counts on the check page as they are sent, in the format of the language [2-step-3-answers-to-check]', () => {
    const values = {
      ...toWorkValues(known, offer(1), 'da'),
      cars: '03',
      employees: '1.50',
      drivers: '',
    };
    const work = { values, addOns: offer(1), isForStaff: false };
    expect(toWorkChoices({ ...values, addOnId0: 'yes' }, offer(1)).employees).toBe('1.5');
    const counts = (language: 'da' | 'en') =>
      toGivenWorkAnswers({ ...work, values: { ...values, addOnId0: 'yes' } }, language)
        .filter(({ field }) => ['cars', 'employees', 'drivers'].includes(field))
        .map(({ value }) => value);
    expect(counts('da')).toEqual(['3', '1,5', '']);
    expect(counts('en')).toEqual(['3', '1.5', '']);
  });

  it('sends 0 for unreadable counts and for counts that are not asked for', () => {
    const values = { ...toWorkValues(known, offer(1), 'da'), addOnId0: 'yes', drivers: 'to' };
    expect(toWorkChoices(values, offer(1)).drivers).toBe('0');
    const nobody = { ...values, addOnId0: 'no' };
    expect(asksForCounts(nobody, offer(1))).toBe(false);
    expect(toWorkChoices(nobody, offer(1))).toMatchObject({
      cars: '0',
      employees: '0',
      drivers: '0',
    });
  });

  it('asks for counts with any chosen add-on, not only the first (D39) [4-step-3-counts-any]', () => {
    const values = {
      ...toWorkValues(known, offer(3), 'da'),
      addOnId0: 'no',
      addOnId1: 'no',
      addOnId2: 'yes',
    };
    expect(asksForCounts(values, offer(3))).toBe(true);
    expect(toWorkChoices(values, offer(3))).toMatchObject({
      cars: '3',
      employees: '1.25',
      drivers: '2',
    });
    expect(asksForCounts({ ...values, addOnId2: '' }, offer(3))).toBe(false);
  });

  it('asks for no counts if the only chosen add-on is no longer offered [4-lost-add-on]', () => {
    const values = { ...toWorkValues(known, offer(2), 'da'), addOnId0: 'no', addOnId1: 'yes' };
    expect(asksForCounts(values, offer(1))).toBe(false);
    expect(toWorkChoices(values, offer(1))).toMatchObject({ answers: [false], drivers: '0' });
  });

  it('asks for no counts if no work add-on is offered (D39) [4-step-3-counts]', () => {
    const values = toWorkValues(known, offer(0), 'da');
    expect(asksForCounts(values, [])).toBe(false);
    expect(toWorkChoices(values, offer(0))).toMatchObject({
      cars: '0',
      employees: '0',
      drivers: '0',
    });
  });

  it('sends neither the staff-only date nor the comment if the first add-on is not chosen', () => {
    const staffOnly = { injuryValidFrom: '2026-12-01', injuryComment: 'Aftalt pr. telefon' };
    const values = {
      ...toWorkValues(known, offer(2), 'da'),
      ...staffOnly,
      addOnId0: 'no',
      addOnId1: 'yes',
    };
    expect(toWorkChoices(values, offer(2))).toMatchObject({
      injuryValidFrom: null,
      injuryComment: '',
    });
  });

  it("maps the answers to the API's names, starting with addon_3", () => {
    expect(workFieldNames({ answers: [true, false] })).toEqual({
      addon_3: 'answers.0',
      addon_4: 'answers.1',
      agreement_id: 'agreementId',
      injury_valid_from: 'injuryValidFrom',
      injury_comment: 'injuryComment',
    });
    expect(answerFieldNames(offer(2))).toEqual({
      'answers.0': 'addOnId0',
      'answers.1': 'addOnId1',
    });
  });
});
