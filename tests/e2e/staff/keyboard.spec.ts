import { paths } from '@/config/paths';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import { atHeading, expectKept, keyboardOf, no, yes } from '@tests/support/page-objects/keyboard';
import { readSmsCode } from '@tests/support/actions/wizardSteps';

test.use({ as: 'user' });

test('staff edit an agreement by keyboard alone', async ({ page, app }) => {
  const keys = keyboardOf(page);
  const trucker = app.mock.db.truckers.get(2)?.name ?? '';
  await page.goto(paths.truckers.href());
  await test.step('the haulier, found in the list', async () => {
    await page.getByRole('table').waitFor();
    await keys.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(trucker);
    await keys.press('Enter');
    await expect(page.getByRole('rowheader')).toHaveText([trucker]);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await keys.press('ArrowDown');
    expect(await keys.focus()).toBe(`button "${trucker}"`);
    await keys.pressAt('link "Rediger aftale"');
  });
  const name = page.getByRole('textbox', { name: 'Navn', exact: true });

  await test.step('the question about unsaved changes', async () => {
    await page.getByRole('button', { name: 'Ret', exact: true }).waitFor();
    await keys.pressAt('button "Ret"');
    await expect(name).toBeFocused();
    await keys.type('Bæk Persontransport');
    const brand = page.locator('a.brand');
    for (let presses = 0; presses < 40; presses += 1) {
      await keys.press('Shift+Tab');
      if (await brand.evaluate((link) => link === document.activeElement)) break;
    }
    await keys.press('Enter');
    await expectKept(page, keys, 'Vil du forlade siden?', [
      'button "Luk"',
      'button "Forlad siden"',
      'button "Bliv på siden"',
    ]);
    await expect(brand).toBeFocused();
    await expect(name).toHaveValue('Bæk Persontransport');

    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Vil du forlade siden?' })).toBeFocused();
    await expect(page).toHaveURL(paths.editTrucker.href(2));
    await keys.pressAt('button "Bliv på siden"');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(name).toHaveValue('Bæk Persontransport');
  });

  await test.step('the three steps', async () => {
    await no(keys, 'Er bilen forsikret i dag?');
    await keys.pressAt('button "Næste"');
    await atHeading(page, 'Bilforsikring');
    await keys.tabTo('button "Næste"');
    // Beside the dark price panel, the button is on a light surface.
    const [ring, petrol] = await page.getByRole('button', { name: 'Næste' }).evaluate((button) => {
      const style = getComputedStyle(button);
      return ['--focus', '--petrol'].map((name) => style.getPropertyValue(name));
    });
    expect(ring).toBe(petrol);
    await keys.press('Enter');
    await atHeading(page, 'Arbejdsskade og tjek');
    await yes(keys, 'Arbejdsskadeforsikring');
    await no(keys, 'Krisehjælp');
    for (const field of ['Antal biler', 'Antal medarbejdere (fuldtid)', 'Antal chauffører']) {
      await keys.tabTo(`textbox "${field}"`);
      await keys.type('1');
    }
    await keys.tabTo('textbox "Arbejdsskadeforsikring gælder fra (frivilligt)"');
    await keys.type('01-12-2026');
    await keys.tabTo('textbox "Kommentar (frivilligt)"');
    await keys.type('Aftalt pr. telefon');
    await keys.pressAt('button "Næste"');
    await atHeading(page, 'Tjek svarene');
    await keys.pressAt('button "Gem aftale"');
  });

  await test.step('the code, and back to the list', async () => {
    await expect(page.getByRole('textbox', { name: 'Sms-kode' })).toBeFocused();
    await keys.type(readSmsCode(page));
    await keys.press('Enter');
    await expect(page.getByText('Du bliver sendt tilbage til listen om lidt.')).toBeVisible();
    // The list still has its search.
    await expect(page).toHaveURL(/\/admin\/truckers\?q=/);
    await atHeading(page, 'Vognmænd');
  });
});

test('a pressed page number keeps its focus outline', async ({ page }) => {
  const keys = keyboardOf(page);
  await page.goto(paths.truckers.href());
  const second = page.getByRole('navigation').getByRole('button', { name: /^Side 2\b/ });
  await second.focus();
  await keys.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'page');
  await expect(second).toBeFocused();
  await expect(second).not.toHaveCSS('outline-style', 'none');
});
