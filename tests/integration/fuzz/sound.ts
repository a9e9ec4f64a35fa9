import { languages } from '@/config/languages';
import { expectCleanPrototypes } from '@tests/contract/fuzz/fuzz';
import { textsOf } from '@tests/support/page-objects/screenTypes';
import { signing } from '@tests/support/fakes/signingFrame';

/** Texts that show an unformatted value. */
const leftovers = [
  /(?<!\w)(undefined|null|NaN)(?!\w)/,
  /Infinity/,
  /\[object \w+\]/,
  /Invalid Date/,
];

const spokenAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];

/** Every visible text and every text for screen readers. */
function textsOnPage(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      texts.push(node.value);
    }
    if (node instanceof Element) {
      texts.push(...spokenAttributes.map((name) => node.getAttribute(name) ?? ''));
    }
  }
  return texts;
}

/** Every string inside a parsed response. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function said(answers: readonly string[]): string {
  return answers
    .flatMap((answer) => {
      try {
        return textsIn(JSON.parse(answer));
      } catch {
        return [];
      }
    })
    .join('\n');
}

/** Elements that only markup from a response could create. The signing frame is allowed: the settings add it. */
const foreignMarkup = `script, iframe:not(.signing-frame > [src="${signing.url}"]), object, embed, [onerror], [onload], img[src="x"], svg[onload]`;

const brokenPages = languages.map((language) => textsOf(language)['errors.pageFailed']);

/** The defects of the current page. Leftover values that occur in the responses themselves are allowed. */
function complaintsAboutPage(answers: readonly string[]): string[] {
  const texts = textsOnPage();
  const own = said(answers);
  const links = Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a[href]'),
    (link) => link.protocol,
  );
  return [
    ...brokenPages.filter((broken) => texts.includes(broken)),
    ...leftovers
      .filter((leftover) => !leftover.test(own))
      .flatMap((leftover) => texts.filter((text) => leftover.test(text))),
    ...Array.from(document.querySelectorAll(foreignMarkup), ({ tagName }) => tagName),
    ...links.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    ...('hacked' in globalThis ? ['A text of an answer has run.'] : []),
  ];
}

/** Requires a page without leftover values and foreign markup, and an empty console. */
export function expectSoundPage(answers: readonly string[]): void {
  const noise = [console.error, console.warn].flatMap((method) => jest.mocked(method).mock.calls);
  expect({ complaints: complaintsAboutPage(answers), noise }).toEqual({
    complaints: [],
    noise: [],
  });
  expectCleanPrototypes();
}
