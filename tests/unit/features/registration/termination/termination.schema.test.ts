import { terminationSchema } from '@/features/registration/termination/termination.schema';
import { keysOf } from '../keysOf';

describe('the rules of the termination dialog', () => {
  it('require insurer, policy number and date', () => {
    const empty = { insuranceCompanyId: '', policyNumber: ' ', terminationDate: '' };
    expect(keysOf(terminationSchema, empty)).toEqual({
      insuranceCompanyId: 'REQUIRED_FIELD',
      policyNumber: 'REQUIRED_FIELD',
      terminationDate: 'REQUIRED_FIELD',
    });
  });

  it('accept insurer, policy number and date, but no incomplete date', () => {
    const full = { insuranceCompanyId: '3', policyNumber: 'P-1', terminationDate: '2026-12-31' };
    expect(keysOf(terminationSchema, full)).toEqual({});
    expect(keysOf(terminationSchema, { ...full, terminationDate: '31-12' })).toEqual({
      terminationDate: 'date.invalid',
    });
  });
});
