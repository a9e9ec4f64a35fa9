import { checkAnswer } from '@mocks/contract/validators';
import { operationInfo, operationInfos, type OperationId } from '@mocks/contract/document';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { sessionMs } from '@mocks/domain/auth.domain';
import { smsLimits } from '@mocks/domain/registration.domain';
import { createMock, type Mock } from '@mocks/mock';
import { bearerFor, exchange, type Exchange, type Sample, type Sender } from './exchange';
import { halfDone, samples } from './samples';

/** Provokes one declared refusal of a request. */
type Provocation = (mock: Mock, id: OperationId) => Promise<Exchange>;

const unknownId = 999_999;

function bodyOf(mock: Mock, id: OperationId): Record<string, unknown> {
  return samples[id](mock).body as Record<string, unknown>;
}

/** Sends the valid sample with some fields of its body or its path changed. */
function withChanges(change: Record<string, unknown>, sender: Sender = 'admin'): Provocation {
  return (mock, id) => {
    const sample = samples[id](mock);
    const isInPath = sample.body === undefined;
    const altered: Sample = isInPath
      ? { ...sample, params: change as Record<string, string> }
      : { ...sample, body: { ...bodyOf(mock, id), ...change } };
    return exchange(mock, id, altered, sender);
  };
}

/** Sends the sample with this link, or with an unknown id if the request has no link. */
const withUnusableLink =
  (token: string): Provocation =>
  (mock, call) => {
    const { params = {}, body } = samples[call](mock);
    const sent = { ...params, ...(body as object | undefined) };
    if ('token' in sent) return withChanges({ token }, 'public')(mock, call);
    const name = ['id', 'trucker_id', 'price_id'].find((known) => known in sent);
    if (name === undefined) throw new Error(`${call} has neither a link nor an id.`);
    return withChanges({ [name]: unknownId })(mock, call);
  };

const byCall: Partial<Record<`${OperationId} ${number}`, Provocation>> = {
  'login 401': withChanges({ password: 'wrong' }, 'public'),
  'login 429': async (mock, id) => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await withChanges({ password: 'wrong' }, 'public')(mock, id);
    }
    return withChanges({}, 'public')(mock, id);
  },
  'createTrucker 409': async (mock, id) => {
    await exchange(mock, id, samples[id](mock), 'admin');
    return exchange(mock, id, samples[id](mock), 'admin');
  },
  'addRegistration 409': (mock, id) => {
    const taken = mock.db.truckers.get(1)?.vehicle?.reg_number;
    return withChanges({ reg_number: taken })(mock, id);
  },
  'updateTrucker 409': (mock, id) => withChanges({ cvr: mock.db.truckers.get(1)?.cvr })(mock, id),
  'createPrice 409': async (mock, id) => {
    await withChanges({})(mock, id);
    // Creating the sample deletes price 1, so build the second body on another mock.
    return exchange(mock, id, { body: bodyOf(createMock(), id) }, 'admin');
  },
  'updatePrice 409': withChanges({ id: 2 }),
  'saveRegistration 409': (mock, id) =>
    withChanges({ email: mock.db.truckers.get(1)?.email }, 'public')(mock, id),
  'saveWorkChoices 404': withChanges({ agreement_id: unknownId }, 'public'),
  'generateSmsCode 429': async (mock, id) => {
    for (let sent = 0; sent < smsLimits.codes; sent += 1) await withChanges({}, 'public')(mock, id);
    return withChanges({}, 'public')(mock, id);
  },
  'verifySmsCode 429': async (mock, id) => {
    const wrong = { body: { ...bodyOf(mock, id), sms_code: '0' } };
    for (let tried = 0; tried < smsLimits.wrongAttempts; tried += 1)
      await exchange(mock, id, wrong);
    return exchange(mock, id, wrong);
  },
};

const byStatus: Partial<Record<number, Provocation>> = {
  401: (mock, id) =>
    exchange(
      mock,
      id,
      samples[id](mock),
      operationInfo(id).needsBearer ? 'public' : { bearer: 'stale' },
    ),
  403: (mock, id) => {
    // The contract declares 403 for haulier requests, but no role is refused there. A scenario produces the response.
    const isProduct = /\/(price-plan|add-on)\//u.test(operationInfo(id).path);
    if (!isProduct) mock.use(`error:${id}:403`);
    return exchange(mock, id, samples[id](mock), 'user');
  },
  404: withUnusableLink(demoTokens.unknown),
  410: withUnusableLink(demoTokens.expired),
  419: async (mock, id) => {
    const bearer = bearerFor(mock, 'admin');
    for (const session of mock.db.sessions.values()) session.expiresAt -= sessionMs;
    return exchange(mock, id, samples[id](mock), { bearer });
  },
  422: (mock, id) =>
    exchange(mock, id, { ...samples[id](mock), query: { undeclared: '1' } }, 'admin'),
  500: (mock, id) => {
    mock.use(`error:${id}:500`);
    return exchange(mock, id, samples[id](mock), 'admin');
  },
};

function provocationOf(id: OperationId, status: number): Provocation {
  const provoke = byCall[`${id} ${status}`] ?? byStatus[status];
  if (provoke === undefined) throw new Error(`Nothing provokes ${id} ${status}.`);
  return provoke;
}

const mock = createMock();
afterEach(() => mock.reset());

const declared = operationInfos.flatMap(({ id, answers }) =>
  [...answers.keys()].filter((status) => status !== 200).map((status) => [id, status] as const),
);

describe('a refusal that the contract declares', () => {
  it.each(declared)(
    'of %s with status %d can be provoked in the mock, and its body keeps the contract',
    async (id, status) => {
      const answer = await provocationOf(id, status)(mock, id);
      expect(answer).toMatchObject({ status });
      expect(() => checkAnswer(id, answer.status, answer.body)).not.toThrow();
    },
  );

  it.each(['login', 'generateSmsCode', 'verifySmsCode'] as const)(
    'of %s after too many attempts has a Retry-After header',
    async (id) => {
      const answer = await provocationOf(id, 429)(mock, id);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );
});

describe('a refusal that the mock sends with HTTP status 200', () => {
  it.each<[string, OperationId, (mock: Mock) => Sample]>([
    [
      'a haulier who was invited with another link',
      'saveRegistration',
      (mock) => ({ body: { ...bodyOf(mock, 'saveRegistration'), trucker_id: 1 } }),
    ],
    [
      'completion without a verified phone',
      'saveWorkChoices',
      (mock) => {
        const sample = samples.saveWorkChoices(mock);
        mock.db.verifiedPhones.clear();
        return sample;
      },
    ],
    [
      'an agreement that is not completed',
      'sendXml',
      () => ({ params: { token: demoTokens.halfDone } }),
    ],
    [
      'a haulier without a phone',
      'generateSmsCode',
      (mock) => {
        mock.db.truckers.update(halfDone(mock).truckerId, { phone_number: null });
        return samples.generateSmsCode(mock);
      },
    ],
    [
      'a wrong code',
      'verifySmsCode',
      (mock) => ({ body: { ...bodyOf(mock, 'verifySmsCode'), sms_code: '1' } }),
    ],
  ])('is returned for %s (%s)', async (_, id, sample) => {
    const { status, body } = await exchange(mock, id, sample(mock));
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 400 } });
  });

  it('is returned for the login of a former staff member, with user 0 and no token', async () => {
    const { email, password } = demoAccounts.former;
    const body = { email, password, locale: 'en' };
    const answer = await exchange(mock, 'login', { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { token: null, user: 0, message: 'The user is not active.' },
    });
  });
});
