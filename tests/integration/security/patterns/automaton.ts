import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Every kind of character that a pattern can tell from another: ASCII, and some of what lies beyond. */
const alphabet = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['\u00a0', '\u00e6', '\u00d8', '\u0130', '\u2028', '\u200b', '\uff1d', '\ufeff', '\ud800'],
];

/** A place in a pattern that takes one character. */
export interface Place {
  /** Which of the alphabet it takes. */
  takes: ReadonlySet<number>;
  /** The places that can come next, as often as there are ways to them. */
  next: Place[];
  /** The match can end here, and nothing that still has to come can fail it. */
  isEnd: boolean;
}

/** A part of a pattern: whether it can take nothing, and where it can begin and end. */
interface Part {
  isNullable: boolean;
  first: Place[];
  last: Place[];
}

/** Repetitions are written out; more than so many of them are as good as endless. */
const mostCopies = 12;

const join = (from: Part, to: Part) => {
  for (const place of from.last) place.next.push(...to.first);
};

function sequence(parts: Part[]): Part {
  return parts.reduce(
    (before, after) => {
      join(before, after);
      return {
        isNullable: before.isNullable && after.isNullable,
        first: before.isNullable ? [...before.first, ...after.first] : before.first,
        last: after.isNullable ? [...before.last, ...after.last] : after.last,
      };
    },
    { isNullable: true, first: [], last: [] },
  );
}

function choice(parts: Part[]): Part {
  return {
    isNullable: parts.some(({ isNullable }) => isNullable),
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
  };
}

/** True for an assertion that looks at a few characters, at the start or at the end. */
function isShortLook(node: AST.Assertion): boolean {
  if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') return true;
  const isShort = (element: AST.Element): boolean =>
    element.type === 'Quantifier'
      ? Number.isFinite(element.max) && isShort(element.element)
      : element.type.startsWith('Character');
  return node.alternatives.every(({ elements }) => elements.every(isShort));
}

/** The places of a pattern and the ways between them (Glushkov's automaton); null for one that is not regular. */
export function automatonOf({ source, flags }: RegExp): Place[] | null {
  const places: Place[] = [];
  const irregular: AST.Element[] = [];
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
  });

  const place = (takes: ReadonlySet<number>): Part => {
    const made: Place = { takes, next: [], isEnd: false };
    places.push(made);
    return { isNullable: false, first: [made], last: [made] };
  };
  const oneOf = (raw: string) => {
    const single = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
    return place(new Set(alphabet.flatMap((char, index) => (single.test(char) ? [index] : []))));
  };
  const build = (node: AST.Element): Part => {
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return oneOf(node.raw);
      case 'Group':
      case 'CapturingGroup':
        return choice(node.alternatives.map(({ elements }) => sequence(elements.map(build))));
      case 'Quantifier':
        return repeat(node);
      case 'Assertion':
      case 'Backreference':
      case 'ExpressionCharacterClass':
        // A short look around takes no time; without it the pattern takes more text, and no less time.
        if (node.type !== 'Assertion' || !isShortLook(node)) irregular.push(node);
        return sequence([]);
    }
  };
  const repeat = ({ element, min, max }: AST.Quantifier): Part => {
    const copies = Math.min(Number.isFinite(max) ? max : Math.max(min, 1), mostCopies);
    const parts = Array.from({ length: copies }, (_, index) => {
      const part = build(element);
      return index < min ? part : { ...part, isNullable: true };
    });
    const last = parts.at(-1);
    if (last && max > copies) join(last, last);
    return sequence(parts);
  };

  for (const { elements } of pattern.alternatives) {
    const isAnchored = elements[0]?.type === 'Assertion' && elements[0].kind === 'start';
    const parts = elements.map(build);
    // A search begins anew at every character.
    const search = place(new Set(alphabet.keys()));
    if (!isAnchored) search.first.forEach((start) => start.next.push(start));
    const whole = sequence([...(isAnchored ? [] : [{ ...search, isNullable: true }]), ...parts]);
    const end = elements.at(-1);
    const mayFail = end?.type === 'Assertion' && end.kind === 'end';
    if (!mayFail) whole.last.forEach((each) => (each.isEnd = each !== search.first[0]));
  }
  return irregular.length === 0 ? places : null;
}
