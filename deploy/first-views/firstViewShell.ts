import type { Language } from '../../src/config/languages';

const frame = /<div id="root">.*?<div role="status">(.*?)<\/div><\/main><\/div><\/div>/s;

/**
 * The shell (`html`, with its settings) with a first view in place of the neutral frame: the Danish one to be seen, the English one beside
 * it for whoever reads that (the shell's own script exchanges them). What says that the script is slow stands below it. Without styles yet.
 */
export function withFirstView(
  html: string,
  pattern: string,
  { da, en }: Record<Language, string>,
): string {
  const words = frame
    .exec(html)?.[1]
    ?.replace(/<p .*?<\/p>/s, '')
    .replaceAll('h1', 'p')
    .replaceAll(' hidden', '');
  if (words === undefined) throw new Error('The shell has no neutral frame.');
  return html.replace(
    frame,
    () =>
      `<div id="root" data-first-view="${pattern}">${da}</div>` +
      `<div id="first-words" role="status"><div hidden>${words}</div></div>` +
      `<template lang="en">${en}</template>`,
  );
}

/** The shell with these styles in place, and not those of the neutral frame. */
export function withStyles(html: string, styles: string): string {
  return html.replace(/(<style>).*?(?=<\/style>)/s, (_, start: string) => start + styles);
}
