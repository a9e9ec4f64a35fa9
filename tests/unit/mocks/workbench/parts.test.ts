import { resolveOneLevel } from '@mocks/workbench/contract/resolveOneLevel';
import { codeOf, linkOf } from '@mocks/workbench/outbox/readMessage';
import { longestText, prettyJson } from '@mocks/workbench/parts/prettyJson';
import { readMoveMs } from '@mocks/workbench/scenario/moveMs';
import { findCards, scenarioCards } from '@mocks/workbench/scenario/scenarioCards';
import { textsOf } from '@mocks/workbench/texts';

describe('prettyJson', () => {
  it('breaks JSON into lines and leaves other texts as they are', () => {
    expect(prettyJson('{"a":[1]}').text).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(prettyJson({ a: 1 }).text).toBe('{\n  "a": 1\n}');
    expect(prettyJson('<!doctype html>')).toEqual({ text: '<!doctype html>', cutCharacters: 0 });
  });

  it('cuts what is long and counts the rest', () => {
    const { text, cutCharacters } = prettyJson('x'.repeat(longestText + 7));
    expect(text).toHaveLength(longestText);
    expect(cutCharacters).toBe(7);
  });
});

describe('readMoveMs', () => {
  it.each([
    ['1', 'hours', 3_600_000],
    ['-2', 'days', -172_800_000],
    ['0,5', 'hours', 1_800_000],
    ['', 'hours', null],
    ['soon', 'days', null],
    ['1e9', 'days', null],
    ['Infinity', 'hours', null],
  ] as const)('reads %p %s as %p', (text, unit, ms) => {
    expect(readMoveMs(text, unit)).toBe(ms);
  });
});

describe('what a message holds', () => {
  it.each([
    ['sms', 'Din sms-kode er A1b2C3', 'A1b2C3', null],
    ['email', '/email/invite/locale/da/token/x', null, ['/email/invite/locale/da/token/x', true]],
    ['email', 'Bo: /registration/x', null, ['/registration/x', false]],
    ['email', '//elsewhere.example', null, null],
    ['email', 'Vesterbro Vogn', null, null],
  ] as const)('%s: %s', (kind, text, code, link) => {
    expect(codeOf({ kind, text })).toBe(code);
    expect(linkOf({ kind, text })).toEqual(link && { path: link[0], isEmail: link[1] });
  });
});

describe('findCards', () => {
  const cards = scenarioCards(textsOf('en').t);
  const find = (search: string) => findCards(cards, search).map(({ id }) => id);

  it('finds by title, terms and name, every word of them', () => {
    expect(find('html')).toEqual(['htmlInsteadOfJson']);
    expect(find('EXPIRED link')).toEqual(['linkExpired']);
    expect(find('sendXmlFails')).toEqual(['sendXmlFails']);
    expect(find('drop:*:30%')).toEqual(['unsteadyNetwork']);
    expect(find('nothing like it')).toEqual([]);
    expect(find('')).toHaveLength(cards.length);
  });

  it('sorts the scenarios of the link into the wizard', () => {
    const groupOf = (id: string) => cards.find((card) => card.id === id)?.group;
    expect(groupOf('noPremium')).toBe('wizard');
    expect(groupOf('emptyLists')).toBe('states');
    expect(groupOf('getRegistrationFails')).toBe('failing');
  });
});

describe('resolveOneLevel', () => {
  it('puts what is referred to in place of a reference, and leaves those inside', () => {
    const resolved = resolveOneLevel({
      oneOf: [{ $ref: '#/components/schemas/GetTruckerAnswer' }],
    });
    const text = JSON.stringify(resolved);
    expect(text).not.toContain('schemas/GetTruckerAnswer"');
    expect(text).toContain('$ref');
  });

  it('leaves what leads nowhere', () => {
    const part = { $ref: '#/components/schemas/Nothing' };
    expect(resolveOneLevel(part)).toEqual(part);
  });
});
