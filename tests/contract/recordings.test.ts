import { settingsFromEnvironment } from '@deploy/settings';
import { operationInfo } from '@mocks/contract/document';
import { allRecordings } from '@mocks/recordings/library';
import { gradeAnswer } from '@scripts/contract-check/grade';
import { productCalls } from '@scripts/contract-check/productCalls';
import { readerOf } from '@scripts/contract-check/product';

const settings = settingsFromEnvironment({});

const answers = allRecordings().flatMap(([name, { exchanges }]) =>
  exchanges.map(({ call, status, answer }, index) => ({ name, call, status, answer, index })),
);
const done = answers.filter(({ status }) => status >= 200 && status < 300);

// What `npm run record` has stored: answers of a server, which the product has to read for as long as it is to work with that.
it.each(done)('$name, exchange $index: the product reads the answer to $call', async (exchange) => {
  const { call, status, answer } = exchange;
  const read = readerOf(settings, status, productCalls[call]);
  expect((await read(answer)).isRead).toBe(true);
  const schema = operationInfo(call).answers.get(200) ?? {};
  const findings = await gradeAnswer(schema, answer, read);
  expect(findings.filter(({ grade }) => grade === 'breaks')).toEqual([]);
});
