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
    'that compares the agreement reports %s, even if the agreement cannot be fetched [4-sign-add-ons]',
    async (_, offered, chosenWork, news) => {
      const shown = { ...shownPrices, work: chosenWork.map(addOn), chosenWork };
      const state = stateIn('checkingAgreement', { shownPrices: shown });
      const event = await fetchAgreement(state, [premium, { data: offered }, { data: [] }]);
      expect(event).toMatchObject({ type: 'agreementFetched', ...news });
    },
  );

  it('that compares the prices does not know one that it could not fetch again', async () => {
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

  it.each<[string, WizardEffect, WizardState, string]>([
    ['a termination', 'saveTermination', stateIn('savingTermination', sent), isSafe],
    ['a termination by staff', 'saveTermination', stateIn('savingTermination', byStaff), isSafe],
    [
      'a termination without a link',
      'saveTermination',
      stateIn('savingTermination', withoutLink),
      callFirst,
    ],
    [
      'a termination that the server had before',
      'saveTermination',
      stateIn('savingTermination', hadBefore),
      callFirst,
    ],
    [
      'a termination sent again by step 1',
      'saveTermination',
      stateIn('savingDetails', sent),
      callFirst,
    ],
    [
      'a termination sent again by staff in step 1',
      'saveTermination',
      stateIn('savingDetails', byStaff),
      'errors.lost',
    ],
    ['a new haulier', 'saveDetails', stateIn('savingDetails', newTrucker), callFirst],
    ['a created haulier', 'saveDetails', stateIn('savingDetails', created), isSafe],
    ['a known haulier', 'saveDetails', stateIn('savingDetails', withoutLink), isSafe],
    ['step 2', 'saveCar', stateIn('savingCar', withoutLink), isSafe],
  ])(
    'whose response is lost advises a retry only if that is safe: %s [8-wizard-lost]',
    async (_, effect, state, lost) => {
      const failure = createApiError('timeout') as unknown as Error;
      const event = await answerTo(effect, state, Promise.reject(failure));
      expect(event).toEqual({ type: 'failed', error: failure, lost, lang: 'da' });
    },
  );

  it('asks for a call if the response lacks the new haulier: a retry may create another [8-wizard-lost]', async () => {
    const event = await answerTo(
      'reload',
      stateIn('savingDetails', { trucker: null }),
      Promise.resolve(null),
    );
    expect(event).toMatchObject({ type: 'failed', lost: callFirst });
  });

  it.each<[WizardEffect, WizardState, string]>([
    ['saveCar', stateIn('savingCar'), 'en'],
    ['fetchSaved', stateIn('savingCar'), 'da'],
    ['requestCode', stateIn('requestingCode'), 'da'],
    ['requestCode', stateIn('requestingCode', { staffTruckerId: 17 }), 'en'],
  ])(
    'such as %s says on failure in which language the server answered [7-server-language]',
    async (effect, state, lang) => {
      await initI18n('en');
      const event = await answerTo(effect, state, Promise.reject(new CallFailure(error)));
      expect(event).toMatchObject({ error: { message: error.message }, lang });
      await changeLanguage('da');
    },
  );

  const refusal = createApiError('notFound', { status: 410 });
  const noAnswer = createApiError('network');
  it.each<[string, WizardEffect, WizardState, ApiError, string | undefined]>([
    ['a refused fetch of the haulier', 'fetchSaved', stateIn('savingCar'), refusal, linkEnded],
    ['a lost fetch of the haulier', 'fetchSaved', stateIn('savingCar'), noAnswer, undefined],
    [
      'a fetch by staff',
      'fetchSaved',
      stateIn('savingCar', { staffTruckerId: 17 }),
      refusal,
      undefined,
    ],
    ['a refused save', 'saveCar', stateIn('savingCar'), refusal, undefined],
  ])(
    'says how to get a new link only if the server refuses the link: %s [4-link-ended]',
    async (_, effect, state, failure, help) => {
      const event = await answerTo(effect, state, Promise.reject(new CallFailure(failure)));
      expect(event).toMatchObject({ error: { kind: failure.kind } });
      expect(event).toHaveProperty('help', help);
    },
  );

  it.each([
    ['the CVR of a new haulier', 'cvr', newTrucker, 'wizard.registeredCall'],
    ['the CVR of a haulier that it has created', 'cvr', created, undefined],
    ['the e-mail of a new haulier', 'email', newTrucker, undefined],
  ])(
    'says whom to call if the server refuses %s, or not [8-step-1-registered]',
    async (_, field, changes, help) => {
      const refused = createApiError('validation', { fieldErrors: { [field]: 'Nej.' } });
      const state = stateIn('savingDetails', changes);
      const answer = Promise.reject(new CallFailure(refused));
      expect(await answerTo('saveDetails', state, answer)).toHaveProperty('help', help);
    },
  );

  it.each<[string, WizardEffect, WizardState, ApiError, string | undefined]>([
    ['a wrong code', 'verifyCode', stateIn('verifyingCode'), error, undefined],
    ['a code and its link', 'verifyCode', stateIn('verifyingCode'), refusal, linkEnded],
    ['a fetch of the haulier', 'fetchSaved', stateIn('savingCar'), refusal, linkEnded],
  ])(
    'that is refused says so only if no other tab has signed meanwhile: %s [4-signed-elsewhere]',
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

  it('that is refused is not explained by a signature before the last fetch of the haulier [4-signed-elsewhere]', async () => {
    const signatures = isSignedNow();
    const state = stateIn('loading');
    await answerTo('load', state, Promise.resolve(loaded), signatures);
    const refused = Promise.reject(new CallFailure(refusal));
    const event = await answerTo('fetchSaved', stateIn('savingCar'), refused, signatures);
    expect(event).toMatchObject({ type: 'savedRecordNotFetched', help: linkEnded });
  });

  it.each(['network', 'timeout', 'server', 'rateLimited'] as const)(
    'that verifies a code and gets a %s error is not taken for refused if another tab has signed',
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
