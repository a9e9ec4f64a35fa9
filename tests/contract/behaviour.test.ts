import type { OperationId } from '@mocks/contract/document';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { newestSmsCode, smsLimits } from '@mocks/domain/registration.domain';
import { createMock, type Mock } from '@mocks/mock';
import { bearerFor, exchange, type Exchange, type Sender } from './exchange';
import { halfDone, samples, verifyPhone } from './samples';

// These tests check how a request to the mock affects later ones. The responses to single requests are tested in
// refusals.test.ts and peers.test.ts.

const send = (mock: Mock, id: OperationId, changes: object = {}, sender: Sender = 'admin') => {
  const { body, ...sample } = samples[id](mock);
  return exchange(mock, id, { ...sample, body: { ...(body as object), ...changes } }, sender);
};
const get = (mock: Mock, id: OperationId, sender: Sender = 'admin') =>
  exchange(mock, id, samples[id](mock), sender);
const truckerIn = ({ body }: Exchange) =>
  (body as { trucker: { id: number; vehicle: unknown; address: unknown } }).trucker;
const minutes = (count: number) => count * 60_000;

describe('the mock’s list of hauliers', () => {
  const list = async (mock: Mock, query: Record<string, string>) => {
    const { body } = await exchange(mock, 'listTruckers', { query }, 'admin');
    return (body as { truckers: { data: { id: number; name: string }[]; last_page: number } })
      .truckers;
  };
  const names = async (mock: Mock, query: Record<string, string>) =>
    (await list(mock, query)).data.map(({ name }) => name);

  it('is sorted by the Danish alphabet, and equal rows by id', async () => {
    const mock = createMock({ truckerCount: 1 });
    for (const { id } of mock.db.truckers.all().slice(5)) mock.db.truckers.delete(id);
    const written = ['Aage 10', 'Zoë', 'Ærø', 'Aage 9', 'Ærø'];
    written.forEach((name, index) => mock.db.truckers.update(index + 1, { name }));
    const all = { pagination: 'false', sort: 'name' };
    const sorted = ['Zoë', 'Ærø', 'Ærø', 'Aage 9', 'Aage 10'];
    expect(await names(mock, { ...all, dir: 'asc' })).toEqual(sorted);
    const { data } = await list(mock, { ...all, dir: 'desc' });
    expect(data.map(({ id }) => id)).toEqual([1, 4, 3, 5, 2]);
  });

  it('has ten rows on a page, and none on a page past the end (D7)', async () => {
    const mock = createMock();
    expect(await list(mock, { pagination: 'true', page: '25' })).toMatchObject({
      data: [],
      total: 240,
      per_page: 10,
      current_page: 25,
      last_page: 24,
    });
  });

  it.each([' ÆRØ', 'a\u030Ase'])(
    'finds “Ærø Taxa v/Åse Østergaard” in a search for "%s"',
    async (text) => {
      const { body } = await send(createMock(), 'searchTruckers', { search_key: text });
      const [first] = (body as { truckers: { data: object[] } }).truckers.data;
      expect(first).toMatchObject({ name: 'Ærø Taxa v/Åse Østergaard' });
    },
  );
});

describe('a haulier in the mock', () => {
  const before = (mock: Mock) => mock.db.truckers.get(3);

  it('keeps its vehicle when the sent plate is blank, and gets another vehicle with a new plate', async () => {
    const mock = createMock();
    const { vehicle } = before(mock) ?? {};
    expect(truckerIn(await send(mock, 'updateTrucker', { reg_number: ' ' })).vehicle).toEqual(
      vehicle,
    );
    const renewed = truckerIn(await send(mock, 'updateTrucker', { reg_number: 'NY12345' }));
    expect(renewed.vehicle).toMatchObject({
      reg_number: 'NY12345',
      insurance_status: 'not verified',
    });
    expect(renewed.vehicle).not.toMatchObject({ serial_number: vehicle?.serial_number });
  });

  it.each([null, 4, undefined])(
    'keeps its address when a change sends another address with the id %s',
    async (address_id) => {
      const mock = createMock();
      const unchanged = before(mock);
      expect(await send(mock, 'updateTrucker', { address_id })).toMatchObject({
        status: 422,
        body: { errors: { address_id: [expect.any(String)] } },
      });
      expect(before(mock)).toEqual(unchanged);
      const noAddress = { address_id, address: null, zip_code: null, city: null };
      expect(await send(mock, 'updateTrucker', noAddress)).toMatchObject({ status: 200 });
    },
  );

  it('keeps its postcode and city when a change sends null for them', async () => {
    const mock = createMock();
    const { address } = before(mock) ?? {};
    const changed = await send(mock, 'updateTrucker', { zip_code: null, city: null });
    expect(truckerIn(changed).address).toEqual({ ...address, address: 'Prøvevej 1' });
  });

  it('is deleted together with its agreements and its history', async () => {
    const mock = createMock();
    await exchange(mock, 'deleteTrucker', { params: { id: 3 } }, 'admin');
    const left = [...mock.db.agreements.all(), ...mock.db.history.all()];
    expect(left.filter(({ truckerId }) => truckerId === 3)).toEqual([]);
  });

  it('is updated when the wizard that created it saves step 1 again', async () => {
    const mock = createMock();
    const { id } = truckerIn(await send(mock, 'saveRegistration', {}, 'public'));
    const again = { trucker_id: id, name: 'Nyere Taxa', previous_insurance: '1' };
    expect(truckerIn(await send(mock, 'saveRegistration', again, 'public'))).toMatchObject({
      id,
      name: 'Nyere Taxa',
      trucker_agreement: [{ previous_insurance: '1' }],
    });
  });
});

it('a price in the mock keeps the percentages that a change does not send', async () => {
  const mock = createMock();
  await send(mock, 'updatePrice', { ensure: undefined, dantaxi: undefined });
  expect(mock.db.prices.get(1)).toMatchObject({ premium: '20000.00', ensure: '2.50' });
});

describe('a login to the mock', () => {
  const { admin, user } = demoAccounts;
  const logIn = (mock: Mock, password: string, email: string = admin.email) =>
    exchange(mock, 'login', { body: { email, password, locale: 'da' } });

  it('ignores the case of the e-mail address, and ends with the logout', async () => {
    const mock = createMock();
    const { body } = await logIn(mock, admin.password, admin.email.toUpperCase());
    const bearer = (body as { token: string }).token;
    expect(await get(mock, 'logout', { bearer })).toMatchObject({ status: 200 });
    expect(await get(mock, 'listPrices', { bearer })).toMatchObject({ status: 401 });
  });

  it('is blocked for two minutes after five wrong passwords, for that user only', async () => {
    const mock = createMock();
    for (let tried = 0; tried < 5; tried += 1) await logIn(mock, user.password);
    expect(await logIn(mock, admin.password)).toMatchObject({ status: 429 });
    expect(await logIn(mock, user.password, user.email)).toMatchObject({ status: 200 });
    mock.clock.move(minutes(2));
    expect(await logIn(mock, admin.password)).toMatchObject({ status: 200 });
  });

  it('has ended after eight hours', async () => {
    const mock = createMock();
    const bearer = bearerFor(mock, 'admin');
    mock.clock.move(minutes(8 * 60));
    expect(await get(mock, 'listPrices', { bearer })).toMatchObject({ status: 419 });
  });
});

describe('an SMS code of the mock', () => {
  const refused = { body: { status: 400 } };
  const verified = { body: { status: 200 } };
  const codeOf = async (mock: Mock) => {
    await get(mock, 'generateSmsCode', 'public');
    return newestSmsCode(mock.db, halfDone(mock).truckerId) ?? '';
  };
  const verify = (mock: Mock, sms_code: string) => {
    const { token, truckerId } = halfDone(mock);
    return exchange(mock, 'verifySmsCode', { body: { token, trucker_id: truckerId, sms_code } });
  };

  it('is in the outbox, works once, and is replaced by a newer one', async () => {
    const mock = createMock();
    const older = await codeOf(mock);
    expect(mock.db.outbox.all().at(-1)).toMatchObject({
      to: mock.db.truckers.get(2)?.phone_number,
      text: expect.stringMatching(new RegExp(` ${older}$`, 'u')) as string,
    });
    const newer = await codeOf(mock);
    expect(await verify(mock, older)).toMatchObject(refused);
    expect(await verify(mock, newer)).toMatchObject(verified);
    expect(await verify(mock, newer)).toMatchObject(refused);
  });

  it('is refused after ten minutes, and a verified phone stays verified for an hour', async () => {
    const mock = createMock();
    const late = await codeOf(mock);
    mock.clock.move(smsLimits.validMs);
    expect(await verify(mock, late)).toMatchObject(refused);
    const { body } = samples.saveWorkChoices(mock);
    mock.clock.move(minutes(59));
    expect(await exchange(mock, 'saveWorkChoices', { body })).toMatchObject(verified);
    mock.clock.move(minutes(1));
    expect(await exchange(mock, 'saveWorkChoices', { body })).toMatchObject(refused);
  });

  it('is blocked after five wrong attempts until a new one is sent', async () => {
    const mock = createMock();
    const code = await codeOf(mock);
    for (let tried = 0; tried < smsLimits.wrongAttempts; tried += 1) await verify(mock, '1');
    expect(await verify(mock, code)).toMatchObject({ status: 429 });
    expect(await verify(mock, await codeOf(mock))).toMatchObject(verified);
  });

  it('can be requested again ten minutes after five codes were requested', async () => {
    const mock = createMock();
    for (let sent = 0; sent < smsLimits.codes; sent += 1) await codeOf(mock);
    mock.clock.move(smsLimits.windowMs);
    expect(await get(mock, 'generateSmsCode', 'public')).toMatchObject({ status: 200 });
  });
});

describe('the mock behind the wizard', () => {
  const wrong = (...fields: string[]) => ({
    status: 422,
    body: { errors: Object.fromEntries(fields.map((name) => [name, [expect.any(String)]])) },
  });

  it.each<[string, OperationId, object, string[]]>([
    ['an unknown company', 'saveTermination', { select_insurance: 99 }, ['select_insurance']],
    ['unknown choices', 'saveCarChoices', { area_id: 99, injury_id: 99 }, ['area_id', 'injury_id']],
    [
      'road assistance without its date',
      'saveCarChoices',
      { addon_1_date: null },
      ['addon_1_date'],
    ],
    ['an add-on without an answer', 'saveWorkChoices', { addon_4: undefined }, ['addon_4']],
    ['an answer to an unknown add-on', 'saveWorkChoices', { addon_5: 1 }, ['addon_5']],
  ])('refuses %s (%s)', async (_, id, change, fields) => {
    expect(await send(createMock(), id, change, 'public')).toMatchObject(wrong(...fields));
  });

  it.each<[string, object, Sender]>([
    ['a stranger', { token: '' }, 'public'],
    ['the holder of another link', { token: demoTokens.invited }, 'public'],
    ['staff with another link', { token: demoTokens.invited }, 'admin'],
  ])(
    'does not let a request act for a haulier when it comes from %s',
    async (_, change, sender) => {
      expect(await send(createMock(), 'saveCarChoices', change, sender)).toMatchObject({
        status: 404,
      });
    },
  );

  it('stores each submission, and keeps the injury data that staff entered', async () => {
    const mock = createMock();
    const injury = { injury_valid_from: '2022-05-01', injury_comment: 'Ny chauffør' };
    await send(mock, 'saveWorkChoices', injury);
    expect(await send(mock, 'saveWorkChoices', {}, 'public')).toMatchObject({ status: 200 });
    const { agreementId, truckerId } = halfDone(mock);
    expect(mock.db.agreements.get(agreementId)).toMatchObject({
      ...injury,
      addon_3: 1,
      addon_4: 0,
    });
    const own = mock.db.history.all().filter((row) => row.truckerId === truckerId);
    expect(own.map(({ data }) => JSON.parse(data) as unknown)).toMatchObject([
      { name: mock.db.truckers.get(truckerId)?.name, area: { id: 1 }, ...injury },
      injury,
    ]);
  });

  it('sends the documents once per submission, and informs the previous insurer (D28)', async () => {
    const mock = createMock();
    const { token, truckerId } = halfDone(mock);
    await send(mock, 'saveWorkChoices', {}, 'public');
    const sendXml = (named: string, query = {}, sender: Sender = 'public') =>
      exchange(mock, 'sendXml', { params: { token: named }, query }, sender);
    await sendXml(token);
    await sendXml(String(truckerId), { update: 'true' }, 'admin');
    const mails = mock.db.outbox.all().filter(({ kind }) => kind === 'email');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'existing-insurance',
      'injury-insurance',
      'work-insurance',
    ]);
  });

  it('lets a stranger send the documents by haulier id only if the haulier has no link (D28)', async () => {
    const mock = createMock();
    const { truckerId } = halfDone(mock);
    await send(mock, 'saveWorkChoices', {}, 'public');
    const sendXml = () =>
      exchange(mock, 'sendXml', { params: { token: String(truckerId) } }, 'public');
    expect(await sendXml()).toMatchObject({ status: 404 });
    mock.db.truckers.update(truckerId, { token: null });
    expect(await sendXml()).toMatchObject({ status: 200 });
  });

  it('lets staff act for a haulier with a link only in requests that are marked as theirs', async () => {
    const mock = createMock();
    const { truckerId } = halfDone(mock);
    await send(mock, 'saveWorkChoices', {}, 'public');
    const params = { token: String(truckerId) };
    const [termination, car] = [
      samples.saveTermination(mock).body,
      samples.saveCarChoices(mock).body,
    ];
    const sendAll = async (admin: object, query: Record<string, string>) => {
      const marked = { token: '', ...admin };
      const answers = [
        await exchange(
          mock,
          'saveTermination',
          { body: { ...(termination as object), ...marked } },
          'admin',
        ),
        await exchange(
          mock,
          'saveCarChoices',
          { body: { ...(car as object), ...marked } },
          'admin',
        ),
        await exchange(mock, 'sendXml', { params, query }, 'admin'),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await sendAll({}, {})).toEqual([404, 404, 404]);
    expect(await sendAll({ admin: true }, { update: 'true' })).toEqual([200, 200, 200]);
    mock.db.truckers.update(truckerId, { token: null });
    expect(await sendAll({}, {})).toEqual([200, 200, 200]);
  });

  it('sends e-mails without links to a haulier without a link', async () => {
    const mock = createMock();
    const { truckerId } = halfDone(mock);
    await send(mock, 'saveWorkChoices', {}, 'public');
    mock.db.truckers.update(truckerId, { token: null });
    await exchange(mock, 'sendXml', { params: { token: String(truckerId) } });
    await send(mock, 'resendEmail', { trucker_id: truckerId });
    const mails = mock.db.outbox.all().filter(({ kind }) => kind === 'email');
    expect(mails).toHaveLength(4);
    expect(mails.filter(({ text }) => text.includes('/'))).toEqual([]);
  });

  it('does not complete a registration before step 2 is saved', async () => {
    const mock = createMock();
    verifyPhone(mock);
    mock.db.agreements.update(halfDone(mock).agreementId, { area_id: null });
    expect(await send(mock, 'saveWorkChoices', {}, 'public')).toMatchObject({
      body: { data: { status: false } },
    });
  });
});
