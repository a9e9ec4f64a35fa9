import { createApiError, isAnswerLost, isApiError } from '@/api/core/apiError';

describe('isApiError', () => {
  it('knows what createApiError makes', () => {
    expect(isApiError(createApiError('network'))).toBe(true);
    expect(isApiError(createApiError('refused', { status: 200, message: 'Nej' }))).toBe(true);
  });

  it.each([
    [null],
    [undefined],
    ['network'],
    [{}],
    [{ kind: 'network' }],
    [{ fieldErrors: {} }],
    [{ kind: 'other', fieldErrors: {} }],
    [{ name: 'AbortError', message: 'Aborted' }],
    [new Error('network')],
  ])('does not know %j', (value) => {
    expect(isApiError(value)).toBe(false);
  });
});

describe('isAnswerLost [8-answer-lost]', () => {
  it.each([502, 503, 504])('is true of a gateway that answers %i', (status) => {
    expect(isAnswerLost(createApiError('server', { status }))).toBe(true);
  });

  it.each(['network', 'timeout', 'malformed'] as const)('is true of %s', (kind) => {
    expect(isAnswerLost(createApiError(kind))).toBe(true);
  });

  it.each([
    ['server', 500],
    ['rateLimited', 429],
    ['conflict', 409],
    ['validation', 422],
    ['refused', 200],
  ] as const)('is false of %s with status %i', (kind, status) => {
    expect(isAnswerLost(createApiError(kind, { status }))).toBe(false);
  });
});
