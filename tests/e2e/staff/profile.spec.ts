import { demoAccounts } from '@mocks/db/demo';
import { expect, expectAccessible, signIn, test } from '@tests/support/fixtures/e2eTest';

for (const role of ['admin', 'user'] as const) {
  test(`${role} reads the profile, in both languages, and turns to the contact`, async ({
    page,
    app,
  }) => {
    const { name, email } = demoAccounts[role];
    await signIn(page, role);
    await page.getByRole('row').nth(1).waitFor();
    app.mock.calls.clear();
    await page.goto('/admin/user');
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();

    const details = page.getByRole('region', { name: 'Dine oplysninger' });
    await expect(details.getByRole('definition')).toHaveText([name, email, 'Dansk']);
    await expect(details.getByText('Oplysningerne kan ikke ændres her.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

    const card = page.getByRole('region', { name: 'Kontakt', exact: true });
    await expect(card.getByRole('link', { name: '+45 70 00 00 00' })).toHaveAttribute(
      'href',
      'tel:+4570000000',
    );
    await expect(card.getByRole('link', { name: 'taxi@example.dk' })).toHaveAttribute(
      'href',
      'mailto:taxi@example.dk',
    );
    await expectAccessible(page);

    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    const inEnglish = page.getByRole('region', { name: 'Your details' });
    await expect(inEnglish.getByRole('term')).toHaveText(['Name', 'Email', 'Language']);
    await expect(inEnglish.getByRole('definition')).toHaveText([name, email, 'English']);
    await expect(page.getByText('The details cannot be changed here.')).toBeVisible();
    await expectAccessible(page);

    // The page asks the server for nothing of its own.
    const asked = () => app.mock.calls.all().map(({ path }) => path);
    await expect.poll(asked).toEqual(['/api/auth/lang/en']);
  });
}
