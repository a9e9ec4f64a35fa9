import type { Language } from '@/config/languages';
import { fetchTexts, namespaces } from '@/i18n/i18n';
import { filesBelow, read } from './sourceFiles';

/**
 * Checks that docs/product, the tests and all citations agree. A rule in docs/product ends with its name, such as
 * `2-wizard-back`. The title of a test that proves the rule ends with that name in brackets, also in the fault table.
 */
const fileAt = (path: string) => ({ path, text: read(path) });

const filesIn = (folder: string, pattern: RegExp) => filesBelow(folder, pattern).map(fileAt);

/** Returns the first group of each match. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const decisionsIn = (text: string) => found(text, /(?<![\w#./-])(D\d{1,2})\b/g);

/**
 * Returns the section numbers in a text such as "sections 2, 4 and 5". Sections of other documents ("section 3 of RFC
 * 4180") do not count.
 */
function sectionsIn(text: string): string[] {
  const cited = text.matchAll(
    /\bsections? (\d+(?!\.?\d)(?:(?:, | and |–)\d+(?!\.?\d))*)( of (?!the specification))?/gi,
  );
  return [...cited].flatMap(([, numbers = '', elsewhere]) =>
    elsewhere ? [] : numbers.split(/\D+/),
  );
}

/** Returns the cited names that are not defined, as "file: name". */
function citedUnknown(files: { path: string; names: string[] }[], known: string[]): string[] {
  return files.flatMap(({ path, names }) =>
    names.filter((name) => !known.includes(name)).map((name) => `${path}: ${name}`),
  );
}

/** The number in the file name is the section number: docs/product/2-screens.md is section 2. */
const sections = filesIn('docs/product', /^\d-/).map(({ path, text }) => ({
  number: found(path, /(\d)-[^/]*$/g).join(''),
  text,
}));

/** Each rule with the list item or table row that ends with its name. */
const rules = sections.flatMap(({ number, text }) =>
  text
    .split(/\n(?=\s*[-|]|\n)/)
    .flatMap((item) =>
      found(item, /`(\d-[a-z\d-]+)`/g).map((name) => ({ name, section: number, item })),
    ),
);
const ruleNames = rules.map(({ name }) => name);

const decisions = found(fileAt('docs/product/decisions.md').text, /^### (D\d+) /gm);

const tests = filesIn('tests', /\.(test|spec|acts)\.tsx?$/).filter(
  ({ path }) => path !== 'tests/architecture/specification.test.ts',
);
const rulesOfTests = tests.map(({ path, text }) => ({
  path,
  names: found(text, / \[(\d-[a-z\d-]+(?:, \d-[a-z\d-]+)*)\](?=['"`])/g).flatMap((tag) =>
    tag.split(', '),
  ),
}));

/** The messages of sections 5 and 8. A table row has the key, the Danish text and the English text. */
const messages = sections
  .filter(({ number }) => number === '5' || number === '8')
  .flatMap(({ text }) => [...text.matchAll(/^\| `([\w.]+)` +\| (.+?) +\| (.+?) +\|$/gm)])
  .map(([, key = '', danish, english]) => ({ key, danish, english }));

async function textsIn(language: Language): Promise<Record<string, string>> {
  const areas = await Promise.all(namespaces.map((area) => fetchTexts(language, area)));
  return Object.fromEntries(areas.flatMap((texts) => Object.entries(texts)));
}

describe('the rules of docs/product', () => {
  it('have unique names, each in the file of its section', () => {
    expect(
      sections
        .map(({ number }) => number)
        .sort()
        .join(''),
    ).toBe('123456789');
    expect(rules.filter(({ name, section }) => !name.startsWith(`${section}-`))).toEqual([]);
    expect(ruleNames.filter((name, index) => ruleNames.indexOf(name) !== index)).toEqual([]);
  });

  it('are each named by a test', () => {
    const proven = new Set(rulesOfTests.flatMap(({ names }) => names));
    expect(ruleNames.filter((name) => !proven.has(name))).toEqual([]);
  });

  it('are the only rules that tests name', () => {
    expect(citedUnknown(rulesOfTests, ruleNames)).toEqual([]);
  });
});

describe('the messages in sections 5 and 8 of docs/product', () => {
  it('each belong to a rule', () => {
    const ofRules = rules.map(({ item }) => item).join('\n');
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(({ key }) => !ofRules.includes(`\`${key}\``))).toEqual([]);
  });

  it('are the texts of the product, word for word', async () => {
    const [da, en] = [await textsIn('da'), await textsIn('en')];
    expect(messages).toEqual(
      messages.map(({ key }) => ({ key, danish: da[key], english: en[key] })),
    );
  });
});

describe('a citation in code and docs', () => {
  const source = /\.(tsx?|md|ya?ml|html|scss|conf)$/;
  const citing = [
    ...['src', 'mocks', 'scripts', 'deploy', 'tests', 'docs'].flatMap((folder) =>
      filesIn(folder, source),
    ),
    fileAt('README.md'),
  ];

  it('of a section names one that docs/product has', () => {
    const cited = citing.map(({ path, text }) => ({ path, names: sectionsIn(text) }));
    const known = sections.map(({ number }) => number);
    expect(citedUnknown(cited, known)).toEqual([]);
  });

  it('of a decision names one that docs/product has', () => {
    const cited = citing.map(({ path, text }) => ({ path, names: decisionsIn(text) }));
    expect(citedUnknown(cited, decisions)).toEqual([]);
  });
});

describe('the decisions of docs/product', () => {
  it('have unique numbers', () => {
    expect(new Set(decisions).size).toBe(decisions.length);
  });

  it('are proven by a test or cited by a rule', () => {
    const proven = new Set(
      [...rules.map(({ item }) => item), ...tests.map(({ text }) => text)].flatMap(decisionsIn),
    );
    expect(decisions.filter((name) => !proven.has(name)).sort()).toEqual([]);
  });
});
