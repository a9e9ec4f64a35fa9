import { readFileSync } from 'node:fs';
import { glossaryFile, makeGlossary } from '@tests/support/fixtures/glossary';

/**
 * Every text as it was read through, Danish and English side by side. Whoever changes one runs `npm run glossary` and reads the
 * line that has changed.
 */
it('docs/product/glossary.tsv has every current text', async () => {
  expect(await makeGlossary()).toBe(readFileSync(glossaryFile, 'utf8'));
});
