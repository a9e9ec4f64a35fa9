import { createApiError } from '@/api/core/apiError';
import { toFormFailure } from '@/features/registration/step/stepProps';

const lost = 'wizard.saveUnknown';

it("toFormFailure says that the outcome of a save is unknown, and adds the server's message if any", () => {
  const timeout = createApiError('timeout');
  expect(toFormFailure({ error: timeout, lost })).toEqual({
    message: { key: lost },
    fieldErrors: {},
    canRetry: true,
  });
  const closed = createApiError('server', { status: 503, message: 'Vi er tilbage kl. 8.' });
  expect(toFormFailure({ error: closed, lost })).toEqual({
    message: { key: lost },
    otherMessages: ['Vi er tilbage kl. 8.'],
    fieldErrors: {},
    canRetry: true,
  });
});

it('toFormFailure adds what to do below the server’s message', () => {
  const error = createApiError('notFound', { status: 410, message: 'Linket er udløbet.' });
  expect(toFormFailure({ error, lang: 'da', help: 'wizard.linkEnded' })).toEqual({
    message: { text: 'Linket er udløbet.', lang: 'da' },
    otherMessages: [{ key: 'wizard.linkEnded' }],
    fieldErrors: {},
    canRetry: false,
    lang: 'da',
  });
});

it('toFormFailure offers no second try where the haulier is asked to call first [2-wizard-lost]', () => {
  const error = createApiError('timeout');
  expect(toFormFailure({ error, lost: 'wizard.saveUnknownCall' })?.canRetry).toBe(false);
});
