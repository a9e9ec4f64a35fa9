import type { Page } from '@playwright/test';
import { scenarioLink } from '@mocks/control/openScenario';

/** The screens (of screens.ts) that docs/guide/staff.md shows. */
export const staffPictures: readonly string[] = [
  'login',
  'truckers',
  'lists-keyboard',
  'truckers-worklist',
  'truckers-panel',
  'truckers-edit',
  'agreement',
  'truckers-add',
  'history',
  'prices-kickback',
  'prices-matrix',
  'prices-matrix-run',
  'truckers-import-rows',
];

/** Opens a scenario in English on a fixed date, and scrolls the workbench to the section with a title. */
const workbenchAt =
  (scenario: string, part: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
    await page.goto(scenarioLink('/', scenario, { lang: 'en', clock: '2022-03-01,frozen' }));
    await page
      .locator(scenario === 'smsDialog' ? '.modal.show' : '#root .row-name, #root .error-state')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'QA workbench' }).click();
    const drawer = page.getByRole('complementary', { name: 'QA workbench' });
    const title = drawer.locator('summary').filter({ hasText: part });
    await title.waitFor();
    await then?.(page);
    // Scroll a little less far, so that the sticky status line of the drawer does not cover the section's title.
    await title.evaluate((summary) => {
      summary.scrollIntoView({ block: 'start' });
      summary.closest('aside')?.scrollBy(0, -48);
    });
  };

/** The pictures of docs/guide/testers.md, with the actions that lead to them in the build for testers. */
export const testerPictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  workbench: workbenchAt('happy', 'Signed in'),
  scenarios: workbenchAt('happy', 'Scenarios', (page) =>
    page.getByRole('searchbox', { name: 'Search' }).last().fill('sms'),
  ),
  faults: workbenchAt('listTruckersFails', 'Faults'),
  outbox: workbenchAt('smsDialog', 'Outbox'),
  clock: workbenchAt('happy', 'Server clock'),
};
