import { createApiError, isApiError } from '@/api/core/apiError';

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
