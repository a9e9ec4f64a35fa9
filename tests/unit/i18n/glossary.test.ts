import { readFileSync } from 'node:fs';
import { glossaryFile, makeGlossary } from '@tests/support/fixtures/glossary';

/**
 * The glossary has every reviewed text, Danish and English side by side. After a text has changed, run `npm run
 * glossary` and review the changed line.
 */
it('docs/product/glossary.tsv has every current text', async () => {
  expect(await makeGlossary()).toBe(readFileSync(glossaryFile, 'utf8'));
});
