import { allRecordings } from '@mocks/recordings/library';
import { gradeResponse } from './gradeResponse';

const answers = allRecordings().flatMap(([name, { exchanges }]) =>
  exchanges.map(({ call, status, answer }, index) => ({ name, call, status, answer, index })),
);
const successes = answers.filter(({ status }) => status >= 200 && status < 300);

// `npm run record` stored these responses of a server. The application has to parse them as long as it supports that
// server.
it.each(successes)(
  'the application parses response $index of the recording “$name” completely ($call)',
  async ({ call, status, answer }) => {
    const { findings, isParsed } = await gradeResponse(call, status, answer);
    expect(isParsed).toBe(true);
    expect(findings.filter(({ grade }) => grade === 'breaks')).toEqual([]);
  },
);
