import type { Selector, SelectorComponent } from 'lightningcss';

/** An element of a page, by its start tag. */
export interface Tag {
  name: string;
  classes: readonly string[];
  attributes: ReadonlyMap<string, string>;
}

const scriptsAndStyles = /<(script|style)\b[^]*?<\/\1>/g;
const startTags = /<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g;
const attributesOfTag = /([^\s"=/]+)(?:="([^"]*)")?/g;

/** The elements of markup as React and the build write it: every value in double quotes. */
export function tagsIn(html: string): Tag[] {
  return Array.from(
    html.replaceAll(scriptsAndStyles, '').matchAll(startTags),
    ([, name = '', rest = '']) => {
      const attributes = new Map(
        Array.from(rest.matchAll(attributesOfTag), ([, key = '', value = '']) => [key, value]),
      );
      return { name, classes: attributes.get('class')?.split(' ') ?? [], attributes };
    },
  );
}

/** A part of a field that no first view has: of those for dates, colours and files, and what a browser puts into its own. */
const isLaterPart = (part: SelectorComponent & { type: 'pseudo-element' }) =>
  part.kind === 'file-selector-button' || (part.kind === 'custom' && part.name.startsWith('-'));

function hasAttribute(tag: Tag, { name, operation }: SelectorComponent & { type: 'attribute' }) {
  const value = tag.attributes.get(name);
  return operation?.operator === 'equal' ? value === operation.value : value !== undefined;
}

/** True unless the element cannot be this, whatever is done with it: what is hovered, focused or checked may always be. */
function mayBe(tag: Tag, part: SelectorComponent, tags: readonly Tag[]): boolean {
  if (part.type === 'type') return part.name === tag.name;
  if (part.type === 'class') return tag.classes.includes(part.name);
  if (part.type === 'id') return tag.attributes.get('id') === part.name;
  if (part.type === 'attribute') return hasAttribute(tag, part);
  if (part.type === 'pseudo-element') return !isLaterPart(part);
  if (part.type !== 'pseudo-class') return true;
  // What stands in `:not()` may change.
  return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
    ? part.selectors.some((inner) => isMet(inner, tags))
    : true;
}

/** True where for each of the elements that a selector speaks of there is one which it may be. */
export function isMet(selector: Selector, tags: readonly Tag[]): boolean {
  const elements: SelectorComponent[][] = [[]];
  for (const part of selector) {
    if (part.type !== 'combinator') elements.at(-1)?.push(part);
    // What stands behind this one is a part of the same element.
    else if (part.value !== 'pseudo-element') elements.push([]);
  }
  return elements.every((parts) => tags.some((tag) => parts.every((one) => mayBe(tag, one, tags))));
}
