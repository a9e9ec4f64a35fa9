import type { Language } from '../src/config/languages';
import type { Settings } from '../src/config/settings';

const settingsElement = /(<script type="application\/json" id="settings">)([^<]*)(<\/script>)/;

/** Formats a value as JSON for a script element: without a sequence that could end the element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Escapes a text for use between HTML tags. */
export function textForHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Replaces the settings, the company name and the base path of asset URLs in a build's shell (`index.html`). Throws if
 * `html` is not such a shell.
 */
export function withSettings(html: string, settings: Settings): string {
  const found = settingsElement.exec(html);
  if (!found) throw new Error('The build has no shell with settings: run "npm run build" first.');
  const { basePath: before } = JSON.parse(found[2] ?? '') as Settings;
  return html
    .replace(
      settingsElement,
      (_, start: string, _json, end: string) => start + jsonForHtml(settings) + end,
    )
    .replace(
      /(<span class="brand-name">)[^<]*/,
      (_, start: string) => start + textForHtml(settings.contact.company),
    )
    .replaceAll(
      /(<(?:script|link)\b[^>]*?\s(?:src|href)=")([^"]*)/g,
      (all, start: string, url: string) =>
        url.startsWith(before) ? `${start}${settings.basePath}${url.slice(before.length)}` : all,
    );
}

const frame = /<div id="root">.*?<div role="status">(.*?)<\/div><\/main><\/div><\/div>/s;

/**
 * Replaces the neutral frame of a shell with a first view: Danish in the page, English in a template that the shell's
 * inline script swaps in. The message about slow loading moves below the first view.
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
