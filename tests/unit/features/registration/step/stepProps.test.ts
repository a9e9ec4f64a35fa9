import { createApiError } from '@/api/core/apiError';
import { toFormFailure } from '@/features/registration/step/stepProps';

const lost = 'wizard.saveUnknown';

it('a lost answer is told as such in the place of its reason, beside what a server said of it', () => {
  const timeout = createApiError('timeout');
  expect(toFormFailure({ error: timeout, lost })).toEqual({
    message: { key: lost },
    fieldErrors: {},
    canRetry: true,
  });
  const closed = createApiError('server', { status: 503, message: 'Vi er tilbage kl. 8.' });
  expect(toFormFailure({ error: closed, lost })).toEqual({
    message: { key: lost },
    fieldErrors: { server: 'Vi er tilbage kl. 8.' },
    canRetry: true,
  });
});
