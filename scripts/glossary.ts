import { writeFileSync } from 'node:fs';
import { glossaryFile, makeGlossary } from '@tests/support/fixtures/glossary';

/** `npm run glossary`: writes all texts in both languages to docs/product/glossary.tsv, for review side by side. */
writeFileSync(glossaryFile, await makeGlossary());
