import { UnreadableResponse } from '@/api/core/wire/parse';
import { parseSigningData } from '@/api/sms/sms.api';
import { parseWorkChoicesResult } from '@/api/steps/agreementSteps.api';
import { parseRegistration, parseLinkedTrucker } from '@/api/steps/registration.api';

describe('parseLinkedTrucker (D12)', () => {
  it.each([[{ truckers: null, insurance: [] }], [{ data: { truckers: null } }]])(
    'returns null when the link has no haulier: %j',
    (body) => {
      expect(parseLinkedTrucker(body)).toBeNull();
    },
  );

  it.each([[{}], [null], [{ truckers: {} }], [{ truckers: 'x' }], [{ truckers: [] }]])(
    'throws if the haulier cannot be parsed: %j',
    (body) => {
      expect(() => parseLinkedTrucker(body)).toThrow(UnreadableResponse);
    },
  );
});

describe('parseRegistration (D11)', () => {
  it('returns the new haulier and the companies', () => {
    const saved = parseRegistration({
      status: 200,
      trucker: { id: 43, trucker_agreement: [{ id: 58 }] },
      insurance: [{ id: 1, name: 'Nordlys' }],
    });
    expect(saved?.trucker.agreement?.id).toBe(58);
    expect(saved?.companies).toEqual([{ id: 1, name: 'Nordlys' }]);
  });

  it('returns the new haulier when the companies are missing', () => {
    expect(parseRegistration({ trucker: { id: 43 } })?.companies).toEqual([]);
  });

  it.each([[{ status: 200 }], [{ trucker: null, insurance: [] }], [null]])(
    'returns null when there is no haulier to refill the form with: %j',
    (body) => {
      expect(parseRegistration(body)).toBeNull();
    },
  );
});

describe('parseWorkChoicesResult', () => {
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
  ])('parses %j as isRegistered %s', (body, isRegistered) => {
    expect(parseWorkChoicesResult(body)).toMatchObject({ isRegistered });
  });

  it('returns the message beside a false status, but none from another level of the body', () => {
    const read = (body: unknown) => parseWorkChoicesResult(body).message;
    expect(read({ status: 200, message: 'Gemt.', data: { status: false, message: 'Nej.' } })).toBe(
      'Nej.',
    );
    expect(read({ status: 200, data: { status: false, message: 'Nej.', data: null } })).toBe(
      'Nej.',
    );
    expect(read({ status: 200, message: 'Gemt.', data: { status: false } })).toBeNull();
    expect(read({ status: 200, message: 'Gemt.', data: { status: true } })).toBeNull();
  });
});

describe('parseSigningData (D19)', () => {
  it.each([
    [{ status: 200, data: { encoded_params: 'eyJ' } }, { encodedParams: 'eyJ' }],
    [{ encoded_params: 'eyJ' }, { encodedParams: 'eyJ' }],
    [{ status: 200, data: null }, null],
    [{ status: 200, data: { encoded_params: '' } }, null],
    [{ status: 200, data: { encoded_params: ' ' } }, null],
    [{ status: 200, data: [] }, null],
    [null, null],
  ])('parses %j as %j', (body, expected) => {
    expect(parseSigningData(body)).toEqual(expected);
  });
});
