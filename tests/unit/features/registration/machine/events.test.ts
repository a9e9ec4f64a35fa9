import { createApiError } from '@/api/core/apiError';
import { toEvent } from '@/features/registration/machine/events';
import type { WizardEvent } from '@/features/registration/machine/events';
import { error } from '../wizardStates';

const tell = (answer: Promise<string>) =>
  toEvent(
    answer,
    (code): WizardEvent => ({ type: 'codeSubmitted', code }),
    (refusal) => ({ type: 'codeRefused', error: refusal }),
  );

describe('what the wizard is told of a call', () => {
  it('is what it brought, or why it failed', async () => {
    expect(await tell(Promise.resolve('1234'))).toEqual({ type: 'codeSubmitted', code: '1234' });
    expect(await tell(Promise.reject(error as unknown as Error))).toEqual({
      type: 'codeRefused',
      error,
    });
  });

  it('is an answer that cannot be read, where something else was thrown', async () => {
    expect(await tell(Promise.reject(new TypeError('read of undefined')))).toEqual({
      type: 'codeRefused',
      error: createApiError('malformed'),
    });
  });
});
