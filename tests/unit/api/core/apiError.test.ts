import { createApiError, isApiError, isWorthRetrying, outcomeOf } from '@/api/core/apiError';

describe('isApiError', () => {
  it('accepts what createApiError returns', () => {
    expect(isApiError(createApiError('network'))).toBe(true);
    expect(isApiError(createApiError('refused', { status: 200, message: 'Nej' }))).toBe(true);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'network'],
    ['an empty object', {}],
    ['a kind without field errors', { kind: 'network' }],
    ['field errors without a kind', { fieldErrors: {} }],
    ['an unknown kind', { kind: 'other', fieldErrors: {} }],
    ['an abort', { name: 'AbortError', message: 'Aborted' }],
    ['an Error', new Error('network')],
  ])('rejects %s', (_what, value) => {
    expect(isApiError(value)).toBe(false);
  });
});

describe('the outcome of a change [8-answer-lost]', () => {
  it.each([502, 503, 504])('is unknown when a gateway responds with %i', (status) => {
    expect(outcomeOf(createApiError('server', { status }))).toBe('unknown');
  });

  it.each(['network', 'timeout', 'malformed'] as const)(
    'is unknown after an error of kind %s',
    (kind) => {
      expect(outcomeOf(createApiError(kind))).toBe('unknown');
    },
  );

  it('is unknown when the request was aborted', () => {
    expect(outcomeOf({ name: 'AbortError' })).toBe('unknown');
  });

  it.each([
    ['server', 500],
    ['rateLimited', 429],
    ['conflict', 409],
    ['validation', 422],
    ['refused', 200],
    ['unconfirmed', 200],
  ] as const)('is refused after an error of kind %s with status %i', (kind, status) => {
    expect(outcomeOf(createApiError(kind, { status }))).toBe('refused');
  });

  it('is saved when there is no error', () => {
    expect(outcomeOf(undefined)).toBe('saved');
  });
});

describe('isWorthRetrying', () => {
  it.each(['network', 'timeout', 'malformed', 'server', 'rateLimited'] as const)(
    'is true for %s [4-load-failure]',
    (kind) => expect(isWorthRetrying(createApiError(kind))).toBe(true),
  );

  it.each([
    'validation',
    'refused',
    'unconfirmed',
    'unauthorized',
    'forbidden',
    'notFound',
    'conflict',
  ] as const)('is false for %s [8-haulier-info-failure]', (kind) =>
    expect(isWorthRetrying(createApiError(kind))).toBe(false),
  );
});
