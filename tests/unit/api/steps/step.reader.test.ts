import { UnreadableAnswer } from '@/api/core/wire/read';
import { readSigningData } from '@/api/sms/sms.api';
import { readWorkChoicesResult } from '@/api/steps/agreementSteps.api';
import { readRegistration, readLinkedTrucker } from '@/api/steps/details.api';

describe('readLinkedTrucker (D12)', () => {
  it.each([[{ truckers: null, insurance: [] }], [{ data: { truckers: null } }]])(
    'returns null when the link has no haulier: %j',
    (body) => {
      expect(readLinkedTrucker(body)).toBeNull();
    },
  );

  it.each([[{}], [null], [{ truckers: {} }], [{ truckers: 'x' }], [{ truckers: [] }]])(
    'throws for %j',
    (body) => {
      expect(() => readLinkedTrucker(body)).toThrow(UnreadableAnswer);
    },
  );
});

describe('readRegistration (D11)', () => {
  it('returns the new haulier and the companies', () => {
    const saved = readRegistration({
      status: 200,
      trucker: { id: 43, trucker_agreement: [{ id: 58 }] },
      insurance: [{ id: 1, name: 'Nordlys' }],
    });
    expect(saved?.trucker.agreement?.id).toBe(58);
    expect(saved?.companies).toEqual([{ id: 1, name: 'Nordlys' }]);
  });

  it('returns the new haulier when the companies are missing', () => {
    expect(readRegistration({ trucker: { id: 43 } })?.companies).toEqual([]);
  });

  it.each([[{ status: 200 }], [{ trucker: null, insurance: [] }], [null]])(
    'returns null when the form cannot be refilled from %j',
    (body) => {
      expect(readRegistration(body)).toBeNull();
    },
  );
});

describe('readWorkChoicesResult', () => {
  it.each([
    [{ status: 200, data: { status: true } }, true],
    [{ data: { status: 1 } }, true],
    [{ status: true }, true],
    [{ status: 200 }, true],
    [{ status: 200, data: { status: false, message: 'Nej' } }, false],
    [{ status: 200, data: null }, true],
    [{ status: 'ok', data: { id: 31, status: 0 } }, true],
    [{}, false],
    [null, false],
  ])('for %j returns isRegistered %s', (body, isRegistered) => {
    expect(readWorkChoicesResult(body)).toEqual({ isRegistered });
  });
});

describe('readSigningData (D19)', () => {
  it.each([
    [{ status: 200, data: { encoded_params: 'eyJ' } }, { encodedParams: 'eyJ' }],
    [{ encoded_params: 'eyJ' }, { encodedParams: 'eyJ' }],
    [{ status: 200, data: null }, null],
    [{ status: 200, data: { encoded_params: '' } }, null],
    [{ status: 200, data: { encoded_params: ' ' } }, null],
    [{ status: 200, data: [] }, null],
    [null, null],
  ])('of %j returns %j', (body, expected) => {
    expect(readSigningData(body)).toEqual(expected);
  });
});
