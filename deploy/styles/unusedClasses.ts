import { neverJoined } from './neverJoined';

const words = (text: string) => new Set(text.match(/[\w-]+/g));

function classesIn(sheet: string): string[] {
  return [...new Set(Array.from(sheet.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))];
}

/**
 * The classes of a style sheet that no element can have. A class counts as used if the scripts and pages contain its
 * name, or a prefix or suffix that it may be built from at runtime (`alert-` before a tone, `-error` after a block).
 */
export function unusedClasses(sheet: string, scriptsAndPages: string): string[] {
  const known = words(scriptsAndPages);
  const starts = [...known].filter((word) => /^[a-z].+-$/i.test(word));
  const ends = [...known].filter((word) => /^-[a-z]/i.test(word));
  const mayBeJoined = (name: string) =>
    !neverJoined.some(({ classes }) => classes.test(name)) &&
    (starts.some((start) => name.startsWith(start)) || ends.some((end) => name.endsWith(end)));
  return classesIn(sheet).filter((name) => !known.has(name) && !mayBeJoined(name));
}
