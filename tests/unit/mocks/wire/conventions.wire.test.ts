import { createMock } from '@mocks/mock';
import { documentedAnswer } from '@mocks/wire/conventions.wire';
import { exchange } from '@tests/contract/exchange';
import { samples } from '@tests/contract/samples';

const dayFirst = { wireDateFormat: 'dd-MM-yyyy', wireFirstPage: 0 } as const;

describe('a mock that follows the settings of a deployment', () => {
  it('takes dates with the day first, and no others (D9)', async () => {
    const mock = createMock();
    mock.follow(dayFirst);
    const { body } = samples.saveTermination(mock);
    const sent = (date: string) =>
      exchange(mock, 'saveTermination', { body: { ...(body as object), date } });
    expect(await sent('31-03-2022')).toMatchObject({ status: 200 });
    expect(mock.db.truckers.get(2)?.exiting_insurance?.termination_date).toBe('2022-03-31');
    expect(mock.calls.all()).toMatchObject([{ body: { date: '31-03-2022' }, violation: null }]);
    expect(await sent('2022-03-31')).toMatchObject({ status: 422 });
  });

  it('answers dates with the day first, and pages from 0 (D7, D9)', async () => {
    const [usual, mock] = [createMock(), createMock()];
    mock.follow(dayFirst);
    const read = async (of: typeof mock, page: string) => {
      const query = { pagination: 'true', page, sort: 'id', dir: 'asc' };
      return (await exchange(of, 'listTruckers', { query }, 'admin')).body;
    };
    const first = await read(mock, '0');
    expect(first).toMatchObject({ truckers: { current_page: 0, last_page: 23 } });
    expect(JSON.stringify(first)).toMatch(/"termination_date":"\d\d-\d\d-\d{4}"/u);
    expect(documentedAnswer(first, dayFirst)).toEqual(await read(usual, '1'));
  });
});

describe('a mock that takes loose requests', () => {
  it('takes numeric strings, 1 and true, and does not read what it does not know', async () => {
    const mock = createMock();
    mock.takeLooseRequests();
    const body = {
      ...(samples.saveCarChoices(mock).body as object),
      area_id: '1',
      agreement_id: '2',
      addon_1: true,
      addon_2: '0',
      csrf: 'x',
    };
    expect(await exchange(mock, 'saveCarChoices', { body })).toMatchObject({ status: 200 });
    expect(mock.db.agreements.get(2)).toMatchObject({ area_id: 1, addon_1: 1, addon_2: 0 });
    const trucker = {
      ...(samples.createTrucker(mock).body as object),
      cvr: 98_765_432,
      is_car_insurance: 1,
      is_work_insurance: true,
    };
    const created = await exchange(mock, 'createTrucker', { body: trucker }, 'admin');
    expect(created).toMatchObject({
      status: 200,
      body: { trucker: { cvr: '98765432', is_car_insurance: '1', is_work_insurance: '1' } },
    });
  });

  it('still refuses what is wrong', async () => {
    const mock = createMock();
    mock.takeLooseRequests();
    const body = { ...(samples.createTrucker(mock).body as object), cvr: 'x', name: undefined };
    expect(await exchange(mock, 'createTrucker', { body }, 'admin')).toMatchObject({ status: 422 });
  });
});

it('takes an e-mail address as the forms take it', async () => {
  const body = { ...(samples.createTrucker(createMock()).body as object), email: 'åse@ørsted.dk' };
  const answer = await exchange(createMock(), 'createTrucker', { body }, 'admin');
  expect(answer).toMatchObject({ status: 200, body: { trucker: { email: 'åse@ørsted.dk' } } });
});

it('answers as another kind of server where a scenario says so', async () => {
  const mock = createMock();
  mock.use('variant:listAreas:bareLists');
  const { body } = await exchange(mock, 'listAreas', {});
  expect(body).toEqual(expect.arrayContaining([{ id: 1, title: expect.any(String) as string }]));
});
