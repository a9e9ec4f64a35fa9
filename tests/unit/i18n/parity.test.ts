import { filesBelow, read } from '@tests/architecture/sourceFiles';
import { languages } from '@/config/languages';
import { fetchTexts, namespaces, type Namespace } from '@/i18n/i18n';

const load = async (area: Namespace) => ({
  da: await fetchTexts('da', area),
  en: await fetchTexts('en', area),
});

const variablesOf = (text = '') => [...text.matchAll(/{{(.+?)}}/g)].map(([, name]) => name).sort();

describe.each(namespaces)('the texts of %s', (area) => {
  it('exist in both languages', async () => {
    const { da, en } = await load(area);
    expect(Object.keys(en).sort()).toEqual(Object.keys(da).sort());
  });

  it('are never empty', async () => {
    const texts = await load(area);
    for (const language of languages) {
      const empty = Object.entries(texts[language]).filter(([, text]) => text.trim() === '');
      expect(empty).toEqual([]);
    }
  });

  it('use the quotation marks of their language: »…« in Danish, “…” in English', async () => {
    const { da, en } = await load(area);
    expect(Object.values(da).filter((text) => /["“”]/.test(text))).toEqual([]);
    expect(Object.values(en).filter((text) => /["»«]/.test(text))).toEqual([]);
  });

  it('have a base text for each staff or singular variant', async () => {
    const { da } = await load(area);
    const variants = Object.keys(da).filter((key) => /_(?:staff|one)$/.test(key));
    expect(variants.filter((key) => !(key.replace(/_(?:staff|one)$/, '') in da))).toEqual([]);
  });

  it('have the same placeholders in both languages', async () => {
    const { da, en } = await load(area);
    for (const key of Object.keys(da)) {
      expect([key, variablesOf(en[key])]).toEqual([key, variablesOf(da[key])]);
    }
  });
});

it.each(languages)(
  'a text key that two namespaces share has the same text in both, in language %s',
  async (language) => {
    const seen = new Map<string, string>();
    for (const area of namespaces) {
      for (const [key, text] of Object.entries((await load(area))[language])) {
        expect([key, seen.get(key) ?? text]).toEqual([key, text]);
        seen.set(key, text);
      }
    }
  },
);

const readSources = () =>
  filesBelow('src', /\.tsx?$/)
    .filter((file) => !file.includes('/locales/'))
    .map(read)
    .join('\n');

it('every text is used, by its key or by a template that contains the start of its key', async () => {
  const sources = readSources();
  const begun = [...sources.matchAll(/`([\w.]+\.\w*)\$\{/g)].map(([, start = '']) => start);
  const isUsed = (key: string) =>
    // A context or a count, such as `_staff` or `_one`, is not part of the key.
    sources.includes(`'${key.replace(/_[a-z]+$/, '')}`) ||
    begun.some((start) => key.startsWith(start));
  const keys = await Promise.all(
    namespaces.map(async (area) => Object.keys((await load(area)).da)),
  );
  expect(keys.flat().filter((key) => !isUsed(key))).toEqual([]);
});

it('no text with a staff variant is used without options, and so without its context', async () => {
  const texts = await Promise.all(namespaces.map(async (area) => (await load(area)).da));
  const keys = texts.flatMap((da) => Object.keys(da));
  const sources = readSources();
  const spoken = keys.filter((key) => keys.includes(`${key}_staff`));
  expect(spoken.filter((key) => sources.includes(`t('${key}')`))).toEqual([]);
});
