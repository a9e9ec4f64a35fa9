import { neverJoined } from './neverJoined';

const words = (text: string) => new Set(text.match(/[\w-]+/g));

/** The classes that a style sheet has rules for. */
function classesIn(sheet: string): string[] {
  return [...new Set(Array.from(sheet.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))];
}

/**
 * The classes of a style sheet that no element can have: neither the name nor a piece that it may be joined from while the
 * application runs (`alert-` before a tone, `-error` behind a block) stands in the scripts and pages of the build.
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
