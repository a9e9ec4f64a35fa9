import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** The classes whose rules the production build took out of its style sheets (deploy/styles). */
const unused = JSON.parse(
  readFileSync(resolve('.cache/bundle/unused-classes-none.json'), 'utf8'),
) as string[];

/** The classes on a page whose rules are not in the build any more. */
export const undressed = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => names.filter((name) => document.getElementsByClassName(name).length > 0),
    unused,
  );
