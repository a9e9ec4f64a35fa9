import { terminationFieldNames } from '@/api/steps/agreementSteps.api';
import {
  toTermination,
  toTerminationValues,
  withoutRemovedInsurer,
} from '@/features/registration/termination/termination.mapper';
import { termination } from '../wizardStates';

describe('the termination form', () => {
  it('shows the known insurance and sends it back unchanged', () => {
    expect(toTermination(toTerminationValues(termination))).toEqual(termination);
  });

  it('clears an insurer that is no longer in the list', () => {
    const values = { insuranceCompanyId: '3', policyNumber: 'P-1', terminationDate: '2026-12-31' };
    expect(withoutRemovedInsurer(values, [{ id: 3, name: 'Nordlys' }])).toBe(values);
    expect(withoutRemovedInsurer(values, [{ id: 4, name: 'Nordlys' }])).toEqual({
      ...values,
      insuranceCompanyId: '',
    });
  });

  it('starts empty, with each field of its request but haulier id and admin flag', () => {
    const empty = { insuranceCompanyId: '', policyNumber: '', terminationDate: '' };
    expect(toTerminationValues(null)).toEqual(empty);
    expect(
      toTerminationValues({ insuranceCompanyId: null, policyNumber: '', terminationDate: null }),
    ).toEqual(empty);
    expect(Object.values(terminationFieldNames)).toEqual([
      ...Object.keys(empty),
      'truckerId',
      'isAdmin',
    ]);
  });
});
