import {
  carFieldNames,
  toCarChoices,
  toCarValues,
  toPremiumQuery,
} from '@/features/registration/car/car.mapper';
import {
  detailsFieldNames,
  emptyDetails,
  toDetails,
  toDetailsValues,
} from '@/features/registration/details/details.mapper';
import {
  terminationFieldNames,
  toTermination,
  toTerminationValues,
} from '@/features/registration/termination/termination.mapper';
import {
  asksForCounts,
  toWorkChoices,
  toWorkValues,
  workFieldNames,
} from '@/features/registration/work/work.mapper';
import { agreement, car, details, termination } from '../wizardStates';

describe('step 1', () => {
  it('shows what is known and sends it back unchanged [5-answers-as-on-the-wire]', () => {
    const values = toDetailsValues(details);
    expect(values).toMatchObject({ hasPreviousInsurance: 'yes', hasNoRegistrationNumber: false });
    expect(toDetails(values)).toEqual(details);
  });

  it('leaves an unanswered question open', () => {
    const values = toDetailsValues({ ...details, hasPreviousInsurance: null });
    expect(values.hasPreviousInsurance).toBe('');
    expect(toDetails(values).hasPreviousInsurance).toBeNull();
  });

  it('knows that a haulier saved without a number has none, and one never saved may have one', () => {
    const without = { ...details, registrationNumber: '' };
    expect(toDetailsValues(without).hasNoRegistrationNumber).toBe(true);
    expect(
      toDetailsValues({ ...without, hasPreviousInsurance: null }).hasNoRegistrationNumber,
    ).toBe(false);
  });

  it('trims what was typed, joins the phone number, and sends no number where there is none', () => {
    const values = {
      ...toDetailsValues(details),
      name: ' Navn ',
      phone: '28 45 67 12',
      hasNoRegistrationNumber: true,
      hasPreviousInsurance: 'no' as const,
    };
    expect(toDetails(values)).toMatchObject({
      name: 'Navn',
      phone: '28456712',
      registrationNumber: '',
      hasPreviousInsurance: false,
    });
  });

  it('names every field of the wire that the form has under another name', () => {
    const names = Object.values(detailsFieldNames);
    expect(names.filter((name) => !(name in emptyDetails))).toEqual([]);
    expect(detailsFieldNames.dr_number).toBe('truckNumber');
  });
});

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

  it('maps names of the wire to its own fields', () => {
    expect(Object.values(carFieldNames).filter((name) => !(name in values))).toEqual([]);
  });
});

describe('the termination popup', () => {
  it('shows the insurance that is known to end', () => {
    const existing = {
      insuranceCompanyId: 3,
      policyNumber: 'P-5502187',
      terminationDate: '2026-12-31',
    };
    expect(toTermination(toTerminationValues(existing))).toEqual(termination);
  });

  it('starts empty', () => {
    const empty = { insuranceCompanyId: '', policyNumber: '', terminationDate: '' };
    expect(toTerminationValues(null)).toEqual(empty);
    expect(
      toTerminationValues({ insuranceCompanyId: null, policyNumber: '', terminationDate: null }),
    ).toEqual(empty);
    expect(Object.values(terminationFieldNames)).toEqual(Object.keys(empty));
  });
});

describe('step 3', () => {
  const headcount = { cars: '3', employees: '1.25', drivers: '2' };
  const known = { headcount, agreement: null };

  it('opens with open questions and the counts that are known, in the language’s decimals', () => {
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
    expect(toWorkValues(null, 1, 'da')).toEqual({
      addOn0: '',
      cars: '',
      employees: '',
      drivers: '',
      injuryValidFrom: '',
      injuryComment: '',
    });
  });

  it('opens for staff with what they wrote before, and sends it with the counts only', () => {
    const injury = { injuryValidFrom: '2026-12-01', injuryComment: 'Aftalt pr. telefon' };
    const values = toWorkValues({ headcount, agreement: { ...agreement, ...injury } }, 1, 'da');
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

  it('sends the answers in order and exact counts', () => {
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

  it('counts nobody while the counts are unreadable, or not asked for', () => {
    const values = { ...toWorkValues(known, 1, 'da'), addOn0: 'yes', drivers: 'to' };
    expect(toWorkChoices(values, 1).drivers).toBe('0');
    const nobody = { ...values, addOn0: 'no' };
    expect(asksForCounts(nobody)).toBe(false);
    expect(toWorkChoices(nobody, 1)).toMatchObject({ cars: '0', employees: '0', drivers: '0' });
  });

  it('finds its answers under the wire’s numbers, from addon_3 onward (section 7)', () => {
    expect(workFieldNames(2)).toEqual({
      addon_3: 'addOn0',
      addon_4: 'addOn1',
      injury_valid_from: 'injuryValidFrom',
      injury_comment: 'injuryComment',
    });
  });
});
