import { renderHook } from '@testing-library/react';
import { createApiError } from '@/api/core/apiError';
import { initI18n } from '@/i18n/i18n';
import { useErrorText } from '@/shared/errors/MessageText';

beforeAll(() => initI18n('da'));

const textOf = (error: unknown) => renderHook(() => useErrorText()).result.current(error);
const generic = 'Ups! Noget gik galt!';

describe('the text of an error', () => {
  it('is the server’s message when there is one', () => {
    expect(textOf(createApiError('validation', { message: 'CVR findes allerede' }))).toBe(
      'CVR findes allerede',
    );
    expect(textOf(createApiError('network', { message: 'Vi lukker kl. 22' }))).toBe(
      'Vi lukker kl. 22',
    );
  });

  it('is specific for a lost connection, a slow server and too many requests [8-too-many-calls]', () => {
    expect(textOf(createApiError('network'))).toBe(
      'Der er ingen forbindelse til serveren. Prøv igen.',
    );
    expect(textOf(createApiError('timeout'))).toBe('Serveren svarer ikke. Prøv igen om lidt.');
    expect(textOf(createApiError('rateLimited'))).toBe(
      'For mange forsøg. Vent et minut, og prøv igen.',
    );
  });

  it('says so when the server did not confirm the change', () => {
    expect(textOf(createApiError('unconfirmed'))).toMatch(/^Vi fik ingen bekræftelse/);
  });

  it.each(['server', 'malformed', 'refused', 'notFound', 'forbidden'] as const)(
    'is generic for a failure of kind %s without a message',
    (kind) => {
      expect(textOf(createApiError(kind))).toBe(generic);
    },
  );

  it.each([new Error('x is undefined'), 'text', null, undefined, 7, {}, { message: 'Not ours' }])(
    'is generic for anything that is not an API error: %p',
    (error) => {
      expect(textOf(error)).toBe(generic);
    },
  );
});
