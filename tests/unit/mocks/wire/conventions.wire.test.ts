import { createMock } from '@mocks/mock';
import { documentedAnswer } from '@mocks/wire/conventions.wire';
import { exchange } from '@tests/contract/exchange';
import { samples } from '@tests/contract/samples';

const dayFirst = { wireDateFormat: 'dd-MM-yyyy', wireFirstPage: 0 } as const;

describe('a mock set to dd-MM-yyyy and pages from 0', () => {
  it('accepts only dates with the day first (D9)', async () => {
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

  it('returns dates with the day first, and counts pages from 0 (D7, D9)', async () => {
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

it('the mock accepts an e-mail address with Danish letters, as the forms do', async () => {
  const body = { ...(samples.createTrucker(createMock()).body as object), email: 'åse@ørsted.dk' };
  const answer = await exchange(createMock(), 'createTrucker', { body }, 'admin');
  expect(answer).toMatchObject({ status: 200, body: { trucker: { email: 'åse@ørsted.dk' } } });
});
