import { createApiError } from '@/api/core/apiError';
import {
  mapServerErrors,
  toChangeFailure,
  toFetchFailure,
  toGenericFailure,
  toSubmitFailure,
} from '@/shared/forms/serverErrors';

const values = { name: 'Åse', truckNumber: '104233' };
const names = { number: 'truckNumber' };
const invalid = { text: 'Ugyldigt.' };

describe('mapServerErrors', () => {
  it('puts the server’s messages on their fields, by the names of the request or the form', () => {
    const failure = {
      message: invalid,
      fieldErrors: { number: 'Findes ikke.', name: 'Er optaget.' },
    };
    expect(mapServerErrors(failure, values, names)).toEqual({
      fields: {
        truckNumber: { text: 'Findes ikke.' },
        name: { text: 'Er optaget.' },
      },
      messages: [invalid],
    });
  });

  it('shows each message of an unknown field once, at the top of the form', () => {
    const failure = { message: invalid, fieldErrors: { a: 'Mangler.', b: 'Ugyldigt.' } };
    expect(mapServerErrors(failure, values, names)).toEqual({
      fields: {},
      messages: [invalid, { text: 'Mangler.' }],
    });
  });

  it('does not repeat the message of a field at the top of the form', () => {
    const failure = { message: { text: 'Forkert.' }, fieldErrors: { name: 'Forkert.' } };
    expect(mapServerErrors(failure, values, names).messages).toEqual([]);
  });

  it('keeps our own texts as keys, on a field and at the top of the form', () => {
    const message = { key: 'SMS_VERIFICATION_FAILURE' } as const;
    const onField = { key: 'errors.network' } as const;
    expect(mapServerErrors({ message, fieldErrors: { name: onField } }, values, names)).toEqual({
      fields: { name: onField },
      messages: [message],
    });
    expect(
      mapServerErrors({ message, fieldErrors: { name: message } }, values, names).messages,
    ).toEqual([]);
  });
});

describe('the failure of a request', () => {
  const refused = createApiError('validation', {
    message: 'Ret oplysningerne.',
    fieldErrors: { cvr: 'Er optaget.' },
  });

  it('has the server’s message', () => {
    expect(toSubmitFailure(refused)).toEqual({
      message: { text: 'Ret oplysningerne.' },
      fieldErrors: { cvr: 'Er optaget.' },
      canRetry: false,
    });
  });

  it('has our own text when the server sent none', () => {
    expect(toSubmitFailure(createApiError('network')).message).toEqual({ key: 'errors.network' });
    expect(toSubmitFailure(createApiError('timeout')).message).toEqual({ key: 'errors.timeout' });
    expect(toSubmitFailure(new Error('x is undefined'))).toEqual({
      message: { key: 'SOMETHING_WENT_WRONG' },
      fieldErrors: {},
      canRetry: false,
    });
  });

  it('can have a generic text instead, except for field errors and a 403 (D25)', () => {
    expect(toGenericFailure(refused)).toEqual({
      message: { key: 'SOMETHING_WENT_WRONG' },
      fieldErrors: { cvr: 'Er optaget.' },
      canRetry: false,
    });
    const forbidden = createApiError('forbidden', { message: 'Ikke for dig.' });
    expect(toGenericFailure(forbidden).message).toEqual({ text: 'Ikke for dig.' });
    expect(toGenericFailure(createApiError('forbidden')).message).toEqual({
      key: 'SOMETHING_WENT_WRONG',
    });
  });

  it('of a change says when its outcome is unknown, next to the server’s message [8-answer-lost]', () => {
    const messagesOf = (error: unknown) =>
      mapServerErrors(toChangeFailure(error, toSubmitFailure), values, names).messages;
    const generic = { key: 'SOMETHING_WENT_WRONG' };
    for (const kind of ['network', 'timeout', 'malformed'] as const) {
      expect(messagesOf(createApiError(kind))).toEqual([generic, { key: 'errors.lost' }]);
    }
    const down = { status: 503, message: 'Lukket ned.' };
    expect(messagesOf(createApiError('server', down))).toEqual([
      { text: 'Lukket ned.' },
      { key: 'errors.lost' },
    ]);
    expect(messagesOf(createApiError('server', { status: 500 }))).toEqual([generic]);
  });

  it('before a save keeps the server’s words and says that nothing was changed [8-refusal-words]', () => {
    const messagesOf = (...failure: Parameters<typeof toFetchFailure>) =>
      mapServerErrors(toFetchFailure(...failure), values, names).messages;
    const forbidden = createApiError('forbidden', { message: 'Ikke for dig.' });
    const words = { text: 'Ikke for dig.' };
    const unread = { key: 'edit.unread' };
    expect(messagesOf(forbidden, false)).toEqual([words, unread]);
    expect(messagesOf(forbidden, true)).toEqual([words, { key: 'errors.lost' }]);
    expect(messagesOf(refused, false)).toEqual([unread]);
    expect(messagesOf(createApiError('network'), false, toSubmitFailure)).toEqual([unread]);
    expect(messagesOf(createApiError('network'), true)).toEqual([{ key: 'errors.lost' }]);
  });
});
