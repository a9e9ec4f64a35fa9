import { writeFileSync } from 'node:fs';
import { glossaryFile, makeGlossary } from '@tests/support/fixtures/glossary';

/** `npm run glossary` writes all texts into docs/product/glossary.tsv, to be read side by side. */
writeFileSync(glossaryFile, await makeGlossary());
