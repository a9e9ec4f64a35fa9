import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sections from './rules.json';

/**
 * The names of the rules of the specification, by section. rules.json has each in a few words. A test that proves some of them ends
 * its title with their names in brackets, such as [2-wizard-back].
 */
const rules = Object.values(sections).flatMap((ofSection) => Object.entries(ofSection));
const names = rules.map(([name]) => name);

const tests = resolve(__dirname, '..');
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(test|spec)\.tsx?$/.test(path),
);

/** The rules that stand in brackets at the end of a text of a test. */
function rulesNamedIn(source: string): string[] {
  const tags = source.matchAll(/ \[(\d-[a-z\d-]+(?:, \d-[a-z\d-]+)*)\](?=['"`])/g);
  return [...tags].flatMap(([, tag = '']) => tag.split(', '));
}

const named = files.map((path) => ({
  path,
  rules: rulesNamedIn(readFileSync(join(tests, path), 'utf8')),
}));

/** The messages of sections 5 and 8: first what all areas share, then the wizard's. */
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
  it('stand under their section', () => {
    expect(Object.keys(sections)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, ofSection] of Object.entries(sections)) {
      const others = Object.keys(ofSection).filter((name) => !name.startsWith(`${section}-`));
      expect(others).toEqual([]);
    }
  });

  it('have a test each that names them', () => {
    const proven = new Set(named.flatMap((file) => file.rules));
    expect(names.filter((name) => !proven.has(name))).toEqual([]);
  });

  it('are all that tests name', () => {
    const unknown = named.filter((file) => file.rules.some((name) => !names.includes(name)));
    expect(unknown).toEqual([]);
  });

  it('hold every message of sections 5 and 8', () => {
    const words = rules.flatMap(([, rule]) => rule.split(/[^\w.]+/));
    expect(messages.filter((key) => !words.includes(key))).toEqual([]);
  });
});
