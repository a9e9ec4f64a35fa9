import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpMock } from '@mocks/http';
import { createMock } from '@mocks/mock';
import { addRecording, allRecordings } from '@mocks/recordings/library';
import type { Recording } from '@mocks/recordings/recording';
import { exchange } from '@tests/contract/exchange';
import { record } from '@scripts/recording/command';
import { parseHar } from '@scripts/recording/har';
import { startRecordingProxy } from '@scripts/recording/recordingProxy';
import { indexOf, recordingsFolder } from '@scripts/recording/store';

const rawTrucker = {
  id: 4711,
  name: 'Ærø Taxa v/Åse Østergaard',
  email: 'aase@aeroe-taxa.dk',
  cvr: '38124907',
  truck_number: '104233',
  phone_number: '20304050',
  undervogn: null,
  is_car_insurance: '1',
  is_work_insurance: '0',
  status: 0,
  address: { id: 9, address: 'Istedgade 114', city: 'Marstal', zip_code: '5960' },
  vehicle: { reg_number: 'CH52617', serial_number: 'WDB2130421A547893', status: 'Registreret' },
  exiting_insurance: { police_number: 'P-5502187', termination_date: '2022-03-31' },
  nickname: 'Åse fra Ærø',
};
const token = 'k3Zp8QvR1x';

/** Texts that must not appear in the recording. */
const secrets = [
  ...[
    rawTrucker.name,
    rawTrucker.email,
    rawTrucker.cvr,
    rawTrucker.truck_number,
    rawTrucker.phone_number,
  ],
  ...['Istedgade', 'Marstal', '5960', 'CH52617', 'WDB2130421A547893', 'P-5502187', 'fra Ærø'],
  ...[token, '4711', '482915', 'Vognmand2022', 'qVd0mYp3sKx', 'mette', 'Kurt'],
];

type Row = [method: string, path: string, sent: unknown, answer: unknown, status?: number];

/** A HAR file with these exchanges, as a browser saves it. */
const harOf = (rows: Row[]) => ({
  log: {
    entries: rows.map(([method, path, sent, answer, status = 200]) => ({
      request: {
        ...{ method, url: `https://api.example.dk${path}` },
        headers: [{ name: 'Authorization', value: 'Bearer 1|qVd0mYp3sKx' }],
        ...(sent !== undefined && { postData: { text: JSON.stringify(sent) } }),
      },
      response: { status, content: { text: JSON.stringify(answer) } },
    })),
  },
});

const login = { email: 'mette@example.com', password: 'Vognmand2022', locale: 'da' };
const user = { name: 'Mette Holm', email: login.email, role: 'admin' };
const addOns = (row: object) => ({ data: { add_ons: { data: [row] } } });
const typed = (type: number) => ({ search_filter: 'type', type });
const history = [{ created_at: '2022-03-14T09:41:27.000000Z', data: JSON.stringify(rawTrucker) }];
const refusal = {
  ...{ success: false, status: 422, message: 'CVR er brugt af Kurt Kofoed.' },
  errors: { cvr: ['Tilhører Kurt Kofoed'], name: 'Kurt Kofoed findes' },
};
const invite = {
  ...{ subject: 'Til Kurt Kofoed', Hi: 'Kære Kurt Kofoed', msg: 'Kære Kurt Kofoed' },
  ...{ invite_msg_1: 'Kurt Kofoed skriver', label: 'Kurt Kofoed', thanks: 'Hilsen Kurt' },
};

const har = (trucker: object = rawTrucker) =>
  harOf([
    ['GET', '/assets/main.js', undefined, 'no call'],
    ['GET', `/api/step/send-xml/${token}`, undefined, undefined, -1],
    ['POST', '/api/auth/login', login, { token: '1|qVd0mYp3sKx', user }],
    [
      ...(['GET', `/api/step/get-trucker-info/${token}`, undefined] as const),
      { truckers: trucker, insurance: [{ id: 3, name: 'Hede og Havn Forsikring' }] },
    ],
    [
      ...(['POST', '/api/add-on/search', typed(1)] as const),
      addOns({ id: 1, name: 'Vejhjælp', price: '1188.00', type: 1 }),
    ],
    [
      ...(['POST', '/api/add-on/search', typed(2)] as const),
      addOns({ id: 3, name: 'Krisehjælp', price: '480.00', type: 2 }),
    ],
    [
      ...(['POST', '/api/sms/verify', { token, sms_code: '482915', trucker_id: 4711 }] as const),
      { status: 200, message: `Velkommen, ${rawTrucker.name}, tlf. 20304050` },
    ],
    [
      ...(['POST', '/api/truckers/add-trucker'] as const),
      { name: rawTrucker.name, injury_comment: 'Bror til Kurt Kofoed' },
      refusal,
      422,
    ],
    ['POST', '/api/step/email-info', { token, msg: 'invite' }, { data: { EmailInvite: invite } }],
    ['GET', '/api/truckers/trucker-history/4711', undefined, history],
  ]);

describe('npm run record', () => {
  let folder = '';
  const printed: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'record-'));
    printed.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function recordHar(content: object, ...options: string[]): number {
    const file = join(folder, 'visit.har');
    writeFileSync(file, JSON.stringify(content));
    const args = ['--har', file, '--name', 'visit', ...options];
    return record(args, folder, (text) => printed.push(text));
  }

  const stored = () => readFileSync(join(folder, 'visit.json'), 'utf8');
  const read = () => JSON.parse(stored()) as Recording;

  it('stores the requests of a HAR file with names, numbers and tokens replaced consistently', () => {
    expect(recordHar(har())).toBe(0);
    const text = stored().toLowerCase();
    expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
    const { as, opens, exchanges } = read();
    expect(exchanges.map(({ call }) => call)).toEqual([
      ...['login', 'getRegistration', 'searchAddOns', 'searchAddOns', 'verifySmsCode'],
      ...['createTrucker', 'getEmailInfo', 'getTruckerHistory'],
    ]);
    const [, linked, , , verified, refused, emailed, submissions] = exchanges;
    expect({ as, opens }).toEqual({ as: 'guest', opens: `/registration/${linked?.params.token}` });
    const { truckers, insurance } = linked?.answer as {
      truckers: typeof rawTrucker;
      insurance: unknown;
    };
    expect(verified?.request).toMatchObject({
      token: linked?.params.token,
      trucker_id: truckers.id,
    });
    // A server's message may contain a name.
    expect(verified?.answer).toEqual({
      status: 200,
      message: expect.stringMatching(/^Text \d+$/) as string,
    });
    expect(emailed?.request).toMatchObject({ msg: 'invite' });
    expect(refused?.answer).toMatchObject({ success: false, status: 422 });
    const [submission] = submissions?.answer as { data: string }[];
    expect(JSON.parse(submission?.data ?? '')).toEqual(truckers);
    expect(truckers).toMatchObject({ is_car_insurance: '1', status: 0, undervogn: null });
    expect(truckers.cvr).toMatch(/^\d{8}$/);
    expect(insurance).toEqual([{ id: 3, name: 'Hede og Havn Forsikring' }]);
  });

  it('reports the path of each changed shape since the last recording, but no changed values', () => {
    recordHar(har());
    const { nickname, ...renamed } = {
      ...rawTrucker,
      id: '4711',
      name: 'Somebody Else',
      alias: 'x',
    };
    expect(recordHar(har({ ...rawTrucker, name: 'Somebody Else' }), '--compare')).toBe(0);
    expect(printed.at(-1)).toBe('No shape has changed.');
    expect(nickname).toBe(rawTrucker.nickname);
    expect(recordHar(har(renamed), '--compare')).toBe(1);
    expect(printed.at(-1)?.split('\n')).toEqual([
      '  getRegistration 200 truckers.alias: missing → text',
      '  getRegistration 200 truckers.id: a number → a number as text',
      '  getRegistration 200 truckers.nickname: text → missing',
    ]);
  });

  it('makes a scenario of the mock, which replays the recording and responds to other requests itself', async () => {
    recordHar(har());
    const recording = read();
    addRecording('visit', recording);
    const mock = createMock({ truckerCount: 24 });
    mock.use('recorded:visit');
    const params = { token: 'another' };
    const link = await exchange(mock, 'getRegistration', { params });
    expect(link.body).toEqual(recording.exchanges[1]?.answer);
    for (const [type, name] of [
      [2, 'Krisehjælp'],
      [1, 'Vejhjælp'],
      [2, 'Krisehjælp'],
    ] as const) {
      const found = await exchange(mock, 'searchAddOns', { body: { search_filter: 'type', type } });
      expect(JSON.stringify(found.body)).toContain(name);
    }
    expect((await exchange(mock, 'listAreas', {})).status).toBe(200);
    mock.restore({ ...mock.save(), scenario: 'recorded:gone' });
    expect((await exchange(mock, 'getRegistration', { params })).status).toBe(404);
    expect(() => mock.use('recorded:nothing')).toThrow('There is no recording "nothing".');
  });

  it('makes a scenario in which faults and holds apply to recorded requests before the replay', async () => {
    recordHar(har());
    const recording = read();
    addRecording('visit', recording);
    const mock = createMock({ truckerCount: 24 });
    const ask = () => exchange(mock, 'getRegistration', { params: { token: 'another' } });
    const recorded = recording.exchanges[1]?.answer as { truckers: typeof rawTrucker };
    for (const [fault, met] of [
      ['error:getRegistration:503', { status: 503 }],
      ['blank:getRegistration', { status: 200, body: undefined }],
      [
        'variant:getRegistration:textIds',
        { status: 200, body: { truckers: { id: String(recorded.truckers.id) } } },
      ],
    ] as const) {
      mock.use(`recorded:visit, ${fault}`);
      expect(await ask()).toMatchObject(met);
    }
    mock.use('recorded:visit');
    mock.addFault({
      operationId: 'getRegistration',
      fault: { kind: 'error', status: 500 },
      times: 1,
    });
    expect((await ask()).status).toBe(500);
    expect((await ask()).body).toEqual(recorded);

    const release = mock.hold('getRegistration');
    const held = ask();
    await exchange(mock, 'searchAddOns', { body: { search_filter: 'type', type: 1 } });
    expect(mock.calls.of('getRegistration').at(-1)).toMatchObject({ status: null });
    release();
    expect((await held).body).toEqual(recorded);
  });

  it('rejects a file without requests, and an invalid name', () => {
    expect(() => recordHar({ log: { entries: [] } })).toThrow('The file has no request');
    expect(() => recordHar({})).toThrow('This is not a HAR file');
    expect(() => parseHar('<html></html>')).toThrow('This is not a HAR file');
    expect(() => record(['--name', '../x'], folder, () => undefined)).toThrow(
      'is not a valid name',
    );
    expect(existsSync(join(folder, 'visit.json'))).toBe(false);
  });

  it('lists every recording for the mock', () => {
    const index = readFileSync(join(recordingsFolder, 'recordings.generated.ts'), 'utf8');
    expect(indexOf(recordingsFolder)).toBe(index);
    expect(allRecordings().map(([name]) => name)).toContain('registration');
  });

  it('records the traffic between the development build and a live API below a path', async () => {
    const mock = createMock({ truckerCount: 24 });
    const api = await startHttpMock({ port: 0, mock });
    const proxy = await startRecordingProxy(`${api.url}/v2`, folder, 'watched');
    const answer = await fetch(`${proxy.url}/api/area/list`);
    expect(answer.status).toBe(200);
    expect(mock.calls.all().map(({ path }) => path)).toEqual(['/v2/api/area/list']);
    const { exchanges } = JSON.parse(
      readFileSync(join(folder, 'watched.json'), 'utf8'),
    ) as Recording;
    const sent: unknown = await answer.json();
    expect(exchanges).toMatchObject([{ call: 'listAreas', answer: sent }]);
    proxy.close();
    await api.close();
  });
});
