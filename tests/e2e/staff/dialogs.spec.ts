import { comeToRest } from '@tests/support/actions/comeToRest';
import { expect, test } from '@tests/support/fixtures/e2eTest';

/** Runs in the page: notes where the dialog's last button stands, in each frame that shows it. */
function watchButton(): void {
  const seen: number[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const button = document.querySelector('.modal-footer .btn:last-child');
    if (button) seen.push(button.getBoundingClientRect().top);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Nothing else may move while it fades in.
test.use({ as: 'admin', contextOptions: { reducedMotion: 'no-preference' } });

test('the buttons of a dialog stand still from the first: a quick press meets them', async ({
  page,
}) => {
  await page.addInitScript(watchButton);
  await page.goto('/admin/truckers');
  await page.getByRole('button', { name: /^Slet/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await comeToRest(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});
