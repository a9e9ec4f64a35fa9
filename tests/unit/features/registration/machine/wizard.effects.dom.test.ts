import { CallFailure, createApiError, type ApiError } from '@/api/core/apiError';
import { runEffect, type EffectDependencies } from '@/features/registration/machine/wizard.effects';
import type { WizardEffect, WizardState } from '@/features/registration/machine/wizard.state';
import { changeLanguage, initI18n } from '@/i18n/i18n';
import {
  car,
  error,
  loaded,
  next,
  shownPrices,
  stateIn,
  termination,
  trucker,
} from '../wizardStates';

const signed = { date: '2026-11-28', at: 0, isSending: false, isUnsent: false, isChanged: false };
/** The agreement is signed by now. */
const isSignedNow = () => ({ readSigned: () => Promise.resolve(signed), signedBefore: {} });
const dependenciesWith = (given: object) =>
  ({ readSigned: () => Promise.resolve(null), signedBefore: {}, ...given }) as EffectDependencies;

/** Returns the wizard's event for a request that gets this response. */
function answerTo(
  effect: WizardEffect,
  state: WizardState,
  answer: Promise<unknown>,
  signatures: Partial<EffectDependencies> = {},
) {
  const dispatch = () => ({ unwrap: () => answer, unsubscribe: () => undefined });
  return runEffect(effect, { ...dependenciesWith({ dispatch, ...signatures }), state });
}

const verify = (answer: Promise<unknown>) =>
  answerTo('verifyCode', stateIn('verifyingCode'), answer);

describe('a request of the wizard', () => {
  it('results in a success event, or in a failure with its error', async () => {
    expect(await verify(Promise.resolve(null))).toEqual({ type: 'codeVerified' });
    expect(await verify(Promise.reject(error as unknown as Error))).toEqual({
      type: 'failed',
      error,
      lang: 'da',
    });
  });

  it('that fetches the saved data before step 2 returns there if the form is closed', async () => {
    const dispatch = () => ({
      unwrap: () => Promise.resolve(loaded),
      unsubscribe: () => undefined,
    });
    const dependencies = dependenciesWith({ dispatch, openForms: new Map() });
    const state = stateIn('savingCar');
    const event = await runEffect('fetchSaved', { ...dependencies, state });
    expect(event && next(state, event)).toMatchObject({ state: { phase: 'car' }, effects: [] });
  });

  const fetchAgreement = (state: WizardState, prices: readonly object[]) => {
    const failing = Promise.reject(new CallFailure(error));
    const dispatch = jest
      .fn()
      .mockReturnValueOnce({ unwrap: () => failing, unsubscribe: () => undefined });
    for (const answer of prices) dispatch.mockResolvedValueOnce(answer);
    const dependencies = dependenciesWith({ dispatch });
    return runEffect('fetchAgreement', { ...dependencies, state });
  };
  const addOn = (id: number) => ({ id, name: '', price: null, type: 'work' }) as const;
  const premium = { data: shownPrices.premium };

  it.each([
    ['a new work add-on', [{ id: 5 }], [], { newFields: ['addOnId5'] }],
    ['that a chosen work add-on is gone', [], [0], { opensWork: true }],
  ])(
    'that fetches the agreement reports %s, even if that fetch fails [4-sign-add-ons]',
    async (_, offered, chosenWork, news) => {
      const shown = { ...shownPrices, work: chosenWork.map(addOn), chosenWork };
      const state = stateIn('checkingAgreement', { shownPrices: shown });
      const event = await fetchAgreement(state, [premium, { data: offered }, { data: [] }]);
      expect(event).toMatchObject({ type: 'agreementFetched', ...news });
    },
  );

  it('that compares the prices counts one as unknown if it could not be fetched again', async () => {
    const withoutLink = { token: '', car: { ...car, hasRoadAssistance: false } };
    const state = stateIn('checkingAgreement', withoutLink);
    const dispatch = jest.fn().mockResolvedValue({ data: [] });
    dispatch.mockResolvedValueOnce({ ...premium, error });
    const dependencies = dependenciesWith({ dispatch });
    const event = await runEffect('fetchAgreement', { ...dependencies, state });
    expect(event).toMatchObject({ news: 'summary.noPriceNoSigning' });
  });

  it.each([
    ['no insurers', () => Promise.resolve({ ...loaded, companies: [] }), 'malformed'],
    ['an error', () => Promise.reject(new CallFailure(error)), error.kind],
  ])(
    'that fetches the insurers and gets %s leaves the form without an error',
    async (_, answer, kind) => {
      const event = await answerTo('fetchInsurers', stateIn('termination'), answer());
      expect(event).toMatchObject({ type: 'insurersNotFetched', error: { kind } });
    },
  );

  it('results in a malformed error when something other than an API error is thrown', async () => {
    expect(await verify(Promise.reject(new TypeError('read of undefined')))).toEqual({
      type: 'failed',
      error: createApiError('malformed'),
      lost: 'sms.unknown',
      lang: 'da',
    });
  });

  it.each([
    ['unknown', 'a network error', createApiError('network'), 'sms.unknown'],
    ['unknown', 'a timeout', createApiError('timeout'), 'sms.unknown'],
    [
      'unknown',
      'status 503 of a gateway',
      createApiError('server', { status: 503 }),
      'sms.unknown',
    ],
    ['known', 'status 500 of the server', createApiError('server', { status: 500 }), undefined],
    ['known', 'an unconfirmed success', createApiError('unconfirmed', { status: 200 }), undefined],
  ])('reports an outcome that is %s after %s', async (_known, _after, failure, lost) => {
    expect(await verify(Promise.reject(failure as unknown as Error))).toEqual({
      type: 'failed',
      error: failure,
      lost,
      lang: 'da',
    });
  });

  const sent = { sentTermination: termination };
  const withoutLink = { ...sent, token: '' };
  const hadBefore = { ...sent, trucker: { ...trucker, existingInsurance: termination } };
  const byStaff = { ...withoutLink, staffTruckerId: 17 };
  const newTrucker = { trucker: null, token: '' };
  const created = { ...newTrucker, createdTruckerId: 17 };
  const isSafe = 'wizard.saveUnknown';
  const callFirst = 'wizard.saveUnknownCall';
  const linkEnded = 'wizard.linkEnded';

  it.each<[string, string, WizardEffect, WizardState, string]>([
    ['a termination', 'a retry', 'saveTermination', stateIn('savingTermination', sent), isSafe],
    [
      'a termination by staff',
      'a retry',
      'saveTermination',
      stateIn('savingTermination', byStaff),
      isSafe,
    ],
    [
      'a termination without a link',
      'a call first',
      'saveTermination',
      stateIn('savingTermination', withoutLink),
      callFirst,
    ],
    [
      'a termination that the server had before',
      'a call first',
      'saveTermination',
      stateIn('savingTermination', hadBefore),
      callFirst,
    ],
    [
      'a termination sent again by step 1',
      'a call first',
      'saveTermination',
      stateIn('savingDetails', sent),
      callFirst,
    ],
    [
      'a termination sent again by staff in step 1',
      'a check first',
      'saveTermination',
      stateIn('savingDetails', byStaff),
      'errors.lost',
    ],
    [
      'a new haulier',
      'a call first',
      'saveDetails',
      stateIn('savingDetails', newTrucker),
      callFirst,
    ],
    ['a created haulier', 'a retry', 'saveDetails', stateIn('savingDetails', created), isSafe],
    ['a known haulier', 'a retry', 'saveDetails', stateIn('savingDetails', withoutLink), isSafe],
    ['step 2', 'a retry', 'saveCar', stateIn('savingCar', withoutLink), isSafe],
  ])(
    'for %s, whose response is lost, advises %s [8-wizard-lost]',
    async (_what, _advice, effect, state, lost) => {
      const failure = createApiError('timeout') as unknown as Error;
      const event = await answerTo(effect, state, Promise.reject(failure));
      expect(event).toEqual({ type: 'failed', error: failure, lost, lang: 'da' });
    },
  );

  it('asks for a call if the response lacks the new haulier, as a retry may create another [8-wizard-lost]', async () => {
    const event = await answerTo(
      'reload',
      stateIn('savingDetails', { trucker: null }),
      Promise.resolve(null),
    );
    expect(event).toMatchObject({ type: 'failed', lost: callFirst });
  });

  it.each<[string, string, WizardEffect, WizardState]>([
    ['save step 2', 'en', 'saveCar', stateIn('savingCar')],
    ['fetch a haulier', 'da', 'fetchSaved', stateIn('savingCar')],
    ['send a code', 'da', 'requestCode', stateIn('requestingCode')],
    [
      'send a code for staff',
      'en',
      'requestCode',
      stateIn('requestingCode', { staffTruckerId: 17 }),
    ],
  ])(
    'to %s gives the message of a failure the language %s on an English page [7-server-language]',
    async (_what, lang, effect, state) => {
      await initI18n('en');
      const event = await answerTo(effect, state, Promise.reject(new CallFailure(error)));
      expect(event).toMatchObject({ error: { message: error.message }, lang });
      await changeLanguage('da');
    },
  );

  const refusal = createApiError('notFound', { status: 410 });
  const noAnswer = createApiError('network');
  it.each<[string, string, WizardEffect, WizardState, ApiError, string | undefined]>([
    [
      'a refused fetch of the haulier',
      'says',
      'fetchSaved',
      stateIn('savingCar'),
      refusal,
      linkEnded,
    ],
    [
      'a lost fetch of the haulier',
      'does not say',
      'fetchSaved',
      stateIn('savingCar'),
      noAnswer,
      undefined,
    ],
    [
      'a refused fetch by staff',
      'does not say',
      'fetchSaved',
      stateIn('savingCar', { staffTruckerId: 17 }),
      refusal,
      undefined,
    ],
    ['a refused save', 'does not say', 'saveCar', stateIn('savingCar'), refusal, undefined],
  ])(
    'for %s %s how to get a new link [4-link-ended]',
    async (_what, _says, effect, state, failure, help) => {
      const event = await answerTo(effect, state, Promise.reject(new CallFailure(failure)));
      expect(event).toMatchObject({ error: { kind: failure.kind } });
      expect(event).toHaveProperty('help', help);
    },
  );

  it.each([
    ['says', 'the CVR of a new haulier', 'cvr', newTrucker, 'wizard.registeredCall'],
    ['does not say', 'the CVR of a haulier that it has created', 'cvr', created, undefined],
    ['does not say', 'the e-mail of a new haulier', 'email', newTrucker, undefined],
  ])(
    '%s whom to call if the server refuses %s [8-step-1-registered]',
    async (_says, _what, field, changes, help) => {
      const refused = createApiError('validation', { fieldErrors: { [field]: 'Nej.' } });
      const state = stateIn('savingDetails', changes);
      const answer = Promise.reject(new CallFailure(refused));
      expect(await answerTo('saveDetails', state, answer)).toHaveProperty('help', help);
    },
  );

  it.each<[string, WizardEffect, WizardState, ApiError, string | undefined]>([
    ['with a wrong code', 'verifyCode', stateIn('verifyingCode'), error, undefined],
    ['with a code and an ended link', 'verifyCode', stateIn('verifyingCode'), refusal, linkEnded],
    ['for the haulier', 'fetchSaved', stateIn('savingCar'), refusal, linkEnded],
  ])(
    '%s reports, when refused, a signature that another tab has made [4-signed-elsewhere]',
    async (_, effect, state, failure, help) => {
      const answer = Promise.reject(new CallFailure(failure));
      const event = await answerTo(effect, state, answer, isSignedNow());
      expect(event).toMatchObject({
        type: 'signedElsewhere',
        signed,
        error: { kind: failure.kind },
      });
      expect(event).toHaveProperty('help', help);
      const otherwise = await answerTo(effect, state, answer);
      expect(otherwise).toMatchObject({ error: { kind: failure.kind } });
    },
  );

  it('that is refused because of its CVR is not explained by a signature in another tab [8-step-1-registered]', async () => {
    const refused = createApiError('validation', { fieldErrors: { cvr: 'Nej.' } });
    const state = stateIn('savingDetails', newTrucker);
    const answer = Promise.reject(new CallFailure(refused));
    const event = await answerTo('saveDetails', state, answer, isSignedNow());
    expect(event).toMatchObject({ type: 'failed', help: 'wizard.registeredCall' });
  });

  it('that is refused is not explained by a signature before the last fetch of the haulier [4-signed-elsewhere]', async () => {
    const signatures = isSignedNow();
    const state = stateIn('loading');
    await answerTo('load', state, Promise.resolve(loaded), signatures);
    const refused = Promise.reject(new CallFailure(refusal));
    const event = await answerTo('fetchSaved', stateIn('savingCar'), refused, signatures);
    expect(event).toMatchObject({ type: 'savedRecordNotFetched', help: linkEnded });
  });

  it.each(['network', 'timeout', 'server', 'rateLimited'] as const)(
    'that verifies a code fails with a %s error, even if another tab has signed',
    async (kind) => {
      const answer = Promise.reject(new CallFailure(createApiError(kind)));
      const state = stateIn('verifyingCode');
      const event = await answerTo('verifyCode', state, answer, isSignedNow());
      expect(event).toMatchObject({ type: 'failed', error: { kind } });
    },
  );

  it('has an unknown outcome if the browser went offline after it was sent [8-wizard-lost]', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const sent = verify(Promise.reject(new CallFailure(createApiError('network'))));
    onLine.mockReturnValue(false);
    expect(await sent).toMatchObject({ type: 'failed', lost: 'sms.unknown' });
    jest.restoreAllMocks();
  });

  it('has a known outcome if the browser was offline before it was sent', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failure = createApiError('network');
    expect(await verify(Promise.reject(failure as unknown as Error))).toEqual({
      type: 'failed',
      error: failure,
      lang: 'da',
    });
    jest.restoreAllMocks();
  });
});
