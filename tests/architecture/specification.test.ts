import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const tests = resolve(__dirname, '..');
const tables = readdirSync(join(tests, 'integration'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('.table.ts'));

async function readTable(path: string): Promise<SpecificationRow[]> {
  const module = (await import(join(tests, 'integration', path))) as Record<
    string,
    SpecificationRow[]
  >;
  return Object.values(module).flat();
}

/** The messages of sections 5 and 8, as the tables name them: first what all areas share, then the wizard's. */
const messages = [
  'REQUIRED_FIELD',
  'REQUIRED_FIELD_MIN_8',
  'REQUIRED_FIELD_MIN_6',
  'VALID_EMAIL_ADDRESS',
  'SOMETHING_WENT_WRONG',
  'MSG_ADDED_SUCC',
  'MSG_UPDATE_SUCC',
  'SELECT_CAR_OPTION',
  'SMS_VERIFICATION_SUCCESS',
  'SMS_VERIFICATION_FAILURE',
  'sms.prompt',
  'sms.digitsOnly',
  'wizard.lookupLoadFailed',
  'step1.selectPrevious',
  'step2.chooseAddOn',
  'step3.employeesQuarter',
  'common.invalidNumber',
  'common.minZero',
  'date.invalid',
];

describe('the rules of the specification and their tests', () => {
  it('are written down for every area', () => {
    expect(tables.length).toBeGreaterThanOrEqual(10);
  });

  it.each(tables)('%s names tests that are there, each once', async (path) => {
    const rows = await readTable(path);
    expect(rows).not.toEqual([]);
    const missing = rows.filter(({ file, test }) => {
      const full = join(tests, file);
      return !existsSync(full) || !readFileSync(full, 'utf8').includes(test);
    });
    expect(missing).toEqual([]);
    const rules = rows.map(({ section, rule }) => `${String(section)} ${rule}`);
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
    expect(rows.filter(({ section }) => section < 2 || section > 9)).toEqual([]);
  });

  it('hold every message of sections 5 and 8', async () => {
    const rows = (await Promise.all(tables.map(readTable))).flat();
    const unnamed = messages.filter(
      (key) => !rows.some(({ rule }) => rule.split(/[^\w.]+/).includes(key)),
    );
    expect(unnamed).toEqual([]);
  });
});
