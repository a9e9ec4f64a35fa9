import type { ReferenceLists } from '@/api/lookups/lookups.model';
import { toReceipt } from '@/features/registration/summary/useReceipt';
import { fraction } from '@/shared/money/fraction';
import { details, savedTermination, stateIn, termination, trucker } from '../wizardStates';

const workAddOns = ['Arbejdsskadeforsikring', 'Krisehjælp', 'Sundhedstjek'].map((name, index) => ({
  id: index + 1,
  name,
  type: 'work' as const,
  price: '1200',
}));
const work = {
  cars: '3',
  employees: '1.25',
  drivers: '2',
  answers: [true, false, true],
  injuryValidFrom: null,
  injuryComment: '',
};
const list = (...choices: { id: number; title: string }[]) => ({ choices });
const lists = {
  areas: list({ id: 1, title: 'Sjælland' }),
  newValues: list({ id: 2, title: '400.000 kr.' }),
  ownRisks: list({ id: 3, title: '5.000 kr.' }),
  injuries: list(),
} as unknown as ReferenceLists;
const signed = {
  price: fraction('1234.565'),
  workAddOns,
  lists,
  at: Date.UTC(2026, 10, 22, 13, 5),
  date: '2026-11-22',
  time: '14:05',
};

describe('the receipt of an agreement', () => {
  it('has the agreement, the haulier, and the price per month and year', () => {
    expect(toReceipt(stateIn('completed', { work }), signed)).toEqual({
      tokenOrId: 'link-token',
      reference: String(trucker.agreement?.id),
      at: signed.at,
      date: '2026-11-22',
      time: '14:05',
      name: trucker.name,
      cvr: trucker.cvr,
      email: trucker.email,
      numberPlate: 'DR 48 113',
      choices: { area: 'Sjælland', newValue: '400.000 kr.', ownRisk: '5.000 kr.', injury: '' },
      hasRoadAssistance: true,
      roadAssistanceFrom: '2026-12-01',
      hasGlassCover: false,
      hasWorkInjury: true,
      workAddOns: ['Sundhedstjek'],
      headcount: { cars: '3', employees: '1.25', drivers: '2' },
      pricePerMonth: '1234.57',
      pricePerYear: '14814.78',
      termination: null,
    });
  });

  it('has no head counts when no work add-on is chosen', () => {
    const nobody = { ...work, answers: [false, false, false] };
    expect(toReceipt(stateIn('completed', { work: nobody }), signed)?.headcount).toBeNull();
  });

  it('names the haulier by id when there is no link', () => {
    const receipt = toReceipt(stateIn('completed', { token: '', work }), signed);
    expect(receipt?.tokenOrId).toBe(String(trucker.id));
  });

  it('has the terminated insurance, by its number when the insurer is no longer listed', () => {
    const state = stateIn('completed', { termination: savedTermination });
    const ends = { policyNumber: 'P-5502187', date: '2026-12-31' };
    expect(toReceipt(state, signed)?.termination).toEqual({ ...ends, insurer: 'Købstædernes' });
    const unknown = toReceipt({ ...state, companies: [] }, signed);
    expect(unknown?.termination).toEqual({ ...ends, insurer: '' });
  });

  it('has the termination of an earlier visit, even if the answers no longer require it', () => {
    const state = stateIn('completed', {
      details: { ...details, hasPreviousInsurance: false },
      trucker: { ...trucker, existingInsurance: termination },
    });
    expect(toReceipt(state, signed)?.termination).toMatchObject({ policyNumber: 'P-5502187' });
  });

  it.each(['details', 'car', 'work'])(
    'is null while the answers of the step “%s” are unknown',
    (step) => {
      expect(toReceipt(stateIn('completed', { [step]: null }), signed)).toBeNull();
    },
  );
});
