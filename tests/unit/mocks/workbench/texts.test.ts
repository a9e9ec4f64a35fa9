import { da } from '@mocks/workbench/locales/da';
import { en } from '@mocks/workbench/locales/en';
import { scenarioCards } from '@mocks/workbench/scenario/scenarioCards';
import { textsOf } from '@mocks/workbench/texts';

const marksOf = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(([mark]) => mark).sort();

describe('the texts of the workbench', () => {
  it('are the same in both languages, with the same marks to fill in', () => {
    expect(Object.keys(en)).toEqual(Object.keys(da));
    const different = (Object.keys(da) as (keyof typeof da)[]).filter(
      (key) => marksOf(da[key]).join() !== marksOf(en[key]).join(),
    );
    expect(different).toEqual([]);
  });

  it.each(['da', 'en'] as const)('name every scenario in %s and say what to expect', (language) => {
    const cards = scenarioCards(textsOf(language).t);
    expect(cards.length).toBeGreaterThan(50);
    expect(cards.filter(({ id, title, line }) => title === id || line === id)).toEqual([]);
    const titles = cards.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('are filled in as they are given', () => {
    const { t } = textsOf('en');
    expect(t('copied', { what: '$& {what}' })).toBe('Copied: $& {what}');
    expect(t('copied')).toBe('Copied: {what}');
  });
});
