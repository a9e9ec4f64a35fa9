import { catalog } from '@mocks/control/catalog';
import { openScenario, test } from '@tests/support/fixtures/qaTest';
import { expect } from '@tests/support/fixtures/e2eTest';
import { haulierPromises } from './haulierPromises';
import { staffPromises } from './staffPromises';

const promises = { ...staffPromises, ...haulierPromises };

test('every scenario of the catalogue has its promise below', () => {
  expect(Object.keys(promises).sort()).toEqual(catalog.map(({ id }) => id).sort());
});

for (const { id } of catalog) {
  test(`${id}: its link opens what it promises`, async ({ page, watched }) => {
    // The browser's own word on the requests that the scenario lets fail.
    watched.allow(/status of \d+|net::ERR_|Failed to fetch|add error processing|UnreadableAnswer/);
    await openScenario(page, id);
    await promises[id]?.(page);
    // The address is the screen's own again: a reload is no new start.
    expect(page.url()).not.toContain('scenario');
  });
}
