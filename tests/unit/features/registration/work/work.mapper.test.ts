import { workFieldNames } from '@/api/steps/agreementSteps.api';
import {
  answerFieldNames,
  asksForCounts,
  toGivenWorkAnswers,
  toWorkChoices,
  toWorkValues,
} from '@/features/registration/work/work.mapper';
import { agreement, details, trucker } from '../wizardStates';

describe('the form of step 3', () => {
  const headcount = { cars: '3', employees: '1.25', drivers: '2' };
  const known = { trucker: { ...trucker, headcount, agreement: null }, details: null };

  it('opens with the known counts in the number format of the language', () => {
    expect(toWorkValues(known, 2, 'da')).toEqual({
      addOn0: '',
      addOn1: '',
      cars: '3',
      employees: '1,25',
      drivers: '2',
      injuryValidFrom: '',
      injuryComment: '',
    });
    expect(toWorkValues(known, 0, 'en').employees).toBe('1.25');
    expect(toWorkValues({ trucker: null, details: null }, 1, 'da')).toEqual({
      addOn0: '',
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
      0,
      'da',
    );
    expect(values).toMatchObject({ cars: '3', employees: '1,25', drivers: '20' });
  });

  it('leaves a missing count empty, and keeps a count of 0 (D34) [3-missing-headcount]', () => {
    const gaps = { cars: null, employees: null, drivers: '0' };
    const values = toWorkValues(
      { trucker: { ...trucker, headcount: gaps }, details: null },
      0,
      'da',
    );
    expect(values).toMatchObject({ cars: '', employees: '', drivers: '0' });
  });

  it("starts with the agreement's answers, or else with those of step 1 (D34) [2-step-3-starts-from]", () => {
    const startOf = (workAnswers: (boolean | null)[], hasWorkInsurance: boolean) => {
      const answered = { ...trucker, agreement: { ...agreement, workAnswers } };
      const state = { trucker: answered, details: { ...details, hasWorkInsurance } };
      const { addOn0, addOn1 } = toWorkValues(state, 2, 'da');
      return [addOn0, addOn1];
    };
    expect(startOf([false, true], true)).toEqual(['no', 'yes']);
    expect(startOf([true], false)).toEqual(['yes', '']);
    expect(startOf([], true)).toEqual(['yes', '']);
    expect(startOf([null, false], false)).toEqual(['no', 'no']);
  });

  it('keeps the seen answers and counts that the response lacks [4-sign-missing-answer]', () => {
    const seen = { ...toWorkValues(known, 2, 'da'), addOn0: 'no', addOn1: 'yes' };
    const state = { trucker: { ...trucker, headcount: null, agreement: null }, details };
    expect(toWorkValues(state, 2, 'da', seen)).toEqual(seen);
    const answered = { ...agreement, workAnswers: [true, false] };
    const counted = { trucker: { ...trucker, headcount, agreement: answered }, details };
    const otherSeen = { ...seen, cars: '9' };
    expect(toWorkValues(counted, 2, 'da', otherSeen)).toMatchObject({
      addOn0: 'yes',
      addOn1: 'no',
      cars: '3',
    });
  });

  it('has no value for an add-on that is neither seen nor in the response [4-sign-missing-answer]', () => {
    const seen = toWorkValues(known, 1, 'da');
    expect(toWorkValues(known, 2, 'da', seen)).toEqual(seen);
  });

  it('opens for staff with their earlier date and comment, and sends both only with the first add-on', () => {
    const injury = { injuryValidFrom: '2026-12-01', injuryComment: 'Aftalt pr. telefon' };
    const edited = { ...trucker, agreement: { ...agreement, ...injury } };
    const values = toWorkValues({ trucker: edited, details: null }, 1, 'da');
    expect(values).toMatchObject(injury);
    expect(toWorkChoices({ ...values, addOn0: 'yes', injuryComment: ' Ny ' }, 1)).toMatchObject({
      injuryValidFrom: '2026-12-01',
      injuryComment: 'Ny',
    });
    expect(toWorkChoices({ ...values, addOn0: 'no' }, 1)).toMatchObject({
      injuryValidFrom: null,
      injuryComment: '',
    });
  });

  it('sends the answers in order, with exact counts', () => {
    const values = { ...toWorkValues(known, 2, 'da'), addOn0: 'yes', addOn1: 'no' };
    expect(toWorkChoices(values, 2)).toEqual({
      answers: [true, false],
      cars: '3',
      employees: '1.25',
      drivers: '2',
      injuryValidFrom: null,
      injuryComment: '',
    });
  });

  it('shows the counts in the check as they are sent, in the format of the language [2-step-3-answers-to-check]', () => {
    const values = { ...toWorkValues(known, 1, 'da'), cars: '03', employees: '1.50', drivers: '' };
    const work = { values, addOns: [], isForStaff: false };
    expect(toWorkChoices({ ...values, addOn0: 'yes' }, 1).employees).toBe('1.5');
    const counts = (language: 'da' | 'en') =>
      toGivenWorkAnswers({ ...work, values: { ...values, addOn0: 'yes' } }, () => '', language)
        .filter(({ field }) => ['cars', 'employees', 'drivers'].includes(field))
        .map(({ value }) => value);
    expect(counts('da')).toEqual(['3', '1,5', '']);
    expect(counts('en')).toEqual(['3', '1.5', '']);
  });

  it('sends 0 for unreadable counts and for counts that are not asked for', () => {
    const values = { ...toWorkValues(known, 1, 'da'), addOn0: 'yes', drivers: 'to' };
    expect(toWorkChoices(values, 1).drivers).toBe('0');
    const nobody = { ...values, addOn0: 'no' };
    expect(asksForCounts(nobody)).toBe(false);
    expect(toWorkChoices(nobody, 1)).toMatchObject({ cars: '0', employees: '0', drivers: '0' });
  });

  it('asks for counts with any chosen add-on, not only the first (D39) [4-step-3-counts-any]', () => {
    const values = { ...toWorkValues(known, 3, 'da'), addOn0: 'no', addOn1: 'no', addOn2: 'yes' };
    expect(asksForCounts(values)).toBe(true);
    expect(toWorkChoices(values, 3)).toMatchObject({ cars: '3', employees: '1.25', drivers: '2' });
    expect(asksForCounts({ ...values, addOn2: '' })).toBe(false);
  });

  it('asks for nothing more without any work add-on (D39) [4-step-3-counts]', () => {
    const values = toWorkValues(known, 0, 'da');
    expect(asksForCounts(values)).toBe(false);
    expect(toWorkChoices(values, 0)).toMatchObject({ cars: '0', employees: '0', drivers: '0' });
  });

  it('sends neither the staff-only date nor the comment if the first add-on is not chosen', () => {
    const staffOnly = { injuryValidFrom: '2026-12-01', injuryComment: 'Aftalt pr. telefon' };
    const values = { ...toWorkValues(known, 2, 'da'), ...staffOnly, addOn0: 'no', addOn1: 'yes' };
    expect(toWorkChoices(values, 2)).toMatchObject({ injuryValidFrom: null, injuryComment: '' });
  });

  it("maps the answers to the API's names, starting with addon_3", () => {
    expect(workFieldNames({ answers: [true, false] })).toEqual({
      addon_3: 'answers.0',
      addon_4: 'answers.1',
      agreement_id: 'agreementId',
      injury_valid_from: 'injuryValidFrom',
      injury_comment: 'injuryComment',
    });
    expect(answerFieldNames(2)).toEqual({ 'answers.0': 'addOn0', 'answers.1': 'addOn1' });
  });
});
