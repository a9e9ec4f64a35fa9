import { findPage } from '@/app/routing/pages';
import type { Language } from '@/config/languages';
import { fetchTexts, namespaces } from '@/i18n/i18n';
import { parseScenarioLink } from '@mocks/control/openScenario';
import { parseScenario } from '@mocks/control/scenarios';
import { staffPictures, testerPictures } from '@scripts/guideScreens';
import { filesBelow, read } from './sourceFiles';

/** Every bold word in docs/guide must appear on a screen, word for word. */
const guides = {
  staff: read('docs/guide/staff.md'),
  testers: read('docs/guide/testers.md'),
};

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const boldIn = (text: string) => [...new Set(found(text, /\*\*(.+?)\*\*/gs))];

async function textsIn(language: Language): Promise<Set<string>> {
  const areas = await Promise.all(namespaces.map((area) => fetchTexts(language, area)));
  return new Set(areas.flatMap((texts) => Object.values(texts)));
}

const workbench = filesBelow('mocks/workbench', /\.tsx$/)
  .map(read)
  .join('\n');

/** The texts of the workbench are not in a namespace: look for the whole text in its source. A count may follow it. */
function isOfWorkbench(words: string): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^\\s*|[>'"\`])${literal}(?: \\(\\$|[<'"\`]|\\s*$)`, 'm').test(workbench);
}

describe('the guides', () => {
  it('for staff use the Danish names of buttons and fields', async () => {
    const words = boldIn(guides.staff).filter((word) => word !== 'fed skrift');
    const texts = await textsIn('da');
    expect(words.length).toBeGreaterThan(30);
    expect(words.filter((word) => !texts.has(word))).toEqual([]);
  });

  it('for testers use the names of the workbench, or the English names of buttons and fields', async () => {
    const words = boldIn(guides.testers).filter((word) => word !== 'bold');
    const texts = await textsIn('en');
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => !texts.has(word) && !isOfWorkbench(word))).toEqual([]);
  });

  // A page does not show the failure of its prefetch, but sends the request again. A failure that happens once is then
  // never seen.
  it.each(['README.md', 'docs/guide/testers.md'])(
    'show in %s a failing request only on a page that does not prefetch it',
    (path) => {
      const [search = ''] = found(read(path), /`\/(\?scenario=error:[^`]+)`/g);
      const wanted = parseScenarioLink('/', search);
      expect(() => parseScenario(wanted?.scenario ?? '?')).not.toThrow();
      expect(findPage(wanted?.screen ?? '').prefetch).toBeUndefined();
    },
  );

  it('show all generated pictures, and no others', () => {
    const shown = (text: string) => found(text, /<img src="pictures\/([^"]+)\.webp"/g);
    expect(shown(guides.staff).sort()).toEqual([...staffPictures].sort());
    expect(shown(guides.testers).sort()).toEqual(Object.keys(testerPictures).sort());
    const names = filesBelow('tests/support/page-objects', /creens\.ts$/).flatMap((path) =>
      found(read(path), /\bname: '([^']+)'/g),
    );
    expect(staffPictures.filter((name) => !names.includes(name))).toEqual([]);
  });
});
