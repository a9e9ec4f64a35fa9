import { createApiError } from '@/api/core/apiError';
import { runEffect, type EffectDependencies } from '@/features/registration/machine/wizard.effects';
import { error, loaded, next, stateIn } from '../wizardStates';

/** Returns the wizard's event for a request to verify a code that gets this response. */
function verify(answer: Promise<unknown>) {
  const dispatch = () => ({ unwrap: () => answer });
  const dependencies = { dispatch } as unknown as EffectDependencies;
  return runEffect('verifyCode', { ...dependencies, state: stateIn('verifyingCode') });
}

describe('a request of the wizard', () => {
  it('results in a success event, or in a failure with its error', async () => {
    expect(await verify(Promise.resolve(null))).toEqual({ type: 'codeVerified' });
    expect(await verify(Promise.reject(error as unknown as Error))).toEqual({
      type: 'failed',
      error,
    });
  });

  it('for the saved data leads back to step 2, without a save, when the form of step 2 is closed', async () => {
    const dispatch = () => ({
      unwrap: () => Promise.resolve(loaded),
      unsubscribe: () => undefined,
    });
    const dependencies = { dispatch, openForms: new Map() } as unknown as EffectDependencies;
    const state = stateIn('savingCar');
    const event = await runEffect('fetchSaved', { ...dependencies, state });
    expect(event && next(state, event)).toMatchObject({ state: { phase: 'car' }, effects: [] });
  });

  it('results in a malformed error when something other than an API error is thrown', async () => {
    expect(await verify(Promise.reject(new TypeError('read of undefined')))).toEqual({
      type: 'failed',
      error: createApiError('malformed'),
      lost: 'sms.unknown',
    });
  });

  it.each([
    [createApiError('network'), 'sms.unknown'],
    [createApiError('timeout'), 'sms.unknown'],
    [createApiError('server', { status: 503 }), 'sms.unknown'],
    [createApiError('server', { status: 500 }), undefined],
    [createApiError('unconfirmed', { status: 200 }), undefined],
  ])('says whether the outcome of a failure is unknown: %j', async (failure, lost) => {
    expect(await verify(Promise.reject(failure as unknown as Error))).toEqual({
      type: 'failed',
      error: failure,
      lost,
    });
  });

  it('has no unknown outcome when it fails while the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failure = createApiError('network');
    expect(await verify(Promise.reject(failure as unknown as Error))).toEqual({
      type: 'failed',
      error: failure,
    });
    jest.restoreAllMocks();
  });
});
