import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { expect, test } from '@tests/support/fixtures/e2eTest';
import {
  answer,
  atHeading,
  expectKept,
  keyboardOf,
  no,
  yes,
} from '@tests/support/page-objects/keyboard';
import { readSmsCode } from '@tests/support/actions/wizardSteps';

test('a haulier goes from the link to thank-you by keyboard alone [2-calendar-forced-colours]', async ({
  page,
}) => {
  // The test checks about two hundred tab stops.
  test.setTimeout(240_000);
  const keys = keyboardOf(page);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const insurer = page.getByRole('combobox', { name: 'Forsikringsselskab' });
  await page.goto(paths.registration.href(demoTokens.invited));
  await expect(page.getByRole('button', { name: 'Ret', exact: true })).toBeVisible();

  await test.step('past the repeated parts of the page, and to another language and back', async () => {
    await keys.tabTo('button "English"');
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
    expect(await keys.focus()).toBe('button "English"');
    await keys.press('Shift+Tab', 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dine oplysninger' })).toBeVisible();
    await keys.press('Shift+Tab', 'Shift+Tab');
    expect(await keys.focus()).toBe('link "Gå til sidens indhold"');
    await keys.press('Enter', 'Tab');
    expect(await keys.focus()).toBe('button "Ret"');
    await keys.press('Enter');
    expect(await keys.focus()).toBe('textbox "Navn"');
  });

  await test.step('step 1, with an error on the way', async () => {
    await keys.tabTo('textbox "CVR-nummer"');
    await keys.type('1234');
    await keys.tabTo('checkbox "Bilen har ikke nummerplade endnu"');
    await keys.press(' ');
    await expect(page.getByRole('checkbox', { name: /ikke nummerplade/ })).toBeChecked();
    await keys.press(' ');
    await expect(page.getByRole('checkbox', { name: /ikke nummerplade/ })).not.toBeChecked();
    await yes(keys, 'Er bilen forsikret i dag?');
    await keys.pressAt('button "Næste"');
    await expect(page.getByRole('group', { name: 'Der er et problem' })).toBeFocused();
    await keys.pressAt(
      'link "CVR-nummer: Dette felt er påkrævet og skal have en længde på 8 cifre"',
    );
    expect(await keys.focus()).toBe('textbox "CVR-nummer"');
    await keys.type('12345678');
    await keys.pressAt('button "Næste"');
    await atHeading(page, 'Bilforsikring');
  });

  await test.step('step 2, by arrows and space', async () => {
    await answer(keys, 'Hvor kører du?', 'Højst 50 % af kørslen i postnumrene 1000-2450', 0);
    await answer(keys, 'Bilens nyværdi', '0-250.000 kr.', 2);
    await answer(keys, 'Selvrisiko', '5.000 kr.', 1);
    await answer(keys, 'Skader de seneste 3 år', 'Ingen skader', 1);
    await yes(keys, 'Vejhjælp');
    await no(keys, 'Glasdækning');
    // With forced colours a chosen answer has an outline, and the focused one has a different one.
    await page.emulateMedia({ forcedColors: 'active' });
    const edgeOf = (question: string) =>
      page
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { checked: true })
        .locator('..')
        .evaluate((row) => getComputedStyle(row).outlineWidth);
    expect([await edgeOf('Vejhjælp'), await edgeOf('Glasdækning')]).toEqual(['2px', '3px']);
    await page.emulateMedia({ forcedColors: null });
    await keys.pressAt('button "Næste"');
    for (const [question, value] of [
      ['Bilens nyværdi', '350.001-500.000 kr.'],
      ['Selvrisiko', '10.000 kr.'],
      ['Skader de seneste 3 år', '1 skade'],
      ['Glasdækning', 'Nej'],
    ] as const) {
      const group = page.getByRole('radiogroup', { name: question });
      await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
    }
  });

  await test.step('the termination dialog and its calendar', async () => {
    const stops = [
      'textbox "Policenummer"',
      'textbox "Ophørsdato"',
      'button "Vælg dato: Ophørsdato"',
      `button "Brug 31-12-${String(new Date().getFullYear())}"`,
      'button "Annuller"',
      'button "Gem og fortsæt"',
      'button "Luk"',
      'combobox "Forsikringsselskab"',
    ];
    await expectKept(page, keys, 'Opsig din nuværende forsikring', stops, insurer);
    await expect(page.getByRole('button', { name: 'Næste' })).toBeFocused();
    await keys.press('Enter');
    await expect(insurer).toBeFocused();
    await keys.pressAt('button "Gem og fortsæt"');
    await expect(page.getByRole('group', { name: 'Der er et problem' })).toBeFocused();
    await keys.pressAt('link "Forsikringsselskab: Dette felt er påkrævet"');
    expect(await keys.focus()).toBe('combobox "Forsikringsselskab"');
    await page.keyboard.type('Nord');
    await keys.tabTo('textbox "Policenummer"');
    await keys.type('P-4711');
    await keys.tabTo('textbox "Ophørsdato"');
    await keys.type('31-12-2099');
    await keys.pressAt('button "Vælg dato: Ophørsdato"');
    const day = (name: string) => page.getByRole('gridcell', { name });
    await expect(day('torsdag den 31. december 2099')).toBeFocused();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'Vælg dato: Ophørsdato' })).toBeFocused();
    await keys.press('Enter');
    await expect(day('torsdag den 31. december 2099')).toBeFocused();
    // With forced colours, the chosen day and days of other months have another colour than the rest.
    await page.emulateMedia({ forcedColors: 'active' });
    const colorOf = (name: string) => day(name).evaluate((cell) => getComputedStyle(cell).color);
    const other = await colorOf('onsdag den 30. december 2099');
    expect(await colorOf('torsdag den 31. december 2099')).not.toBe(other);
    expect(await colorOf('fredag den 1. januar 2100')).not.toBe(other);
    await page.emulateMedia({ forcedColors: null });
    await keys.press('ArrowLeft');
    await expect(day('onsdag den 30. december 2099')).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Vælg dato: Ophørsdato' })).toBeFocused();
    await expect(field('Ophørsdato')).toHaveValue('30-12-2099');
    await keys.pressAt('button "Gem og fortsæt"');
    await atHeading(page, 'Arbejdsskade og underskrift');
  });

  await test.step('back to step 2 with the step list above the heading', async () => {
    await keys.press('Shift+Tab');
    expect(await keys.focus()).toBe('button "Bilforsikring (Gennemført)"');
    await keys.press('Enter');
    await atHeading(page, 'Bilforsikring');
    await keys.pressAt('button "Næste"');
    await expect(insurer).toBeFocused();
    await keys.pressAt('button "Gem og fortsæt"');
    await atHeading(page, 'Arbejdsskade og underskrift');
  });

  await test.step('step 3', async () => {
    await yes(keys, 'Arbejdsskadeforsikring');
    await no(keys, 'Krisehjælp');
    await keys.tabTo('textbox "Antal biler"');
    await keys.type('2');
    await keys.tabTo('textbox "Antal medarbejdere (fuldtid)"');
    await keys.type('1,25');
    await keys.tabTo('textbox "Antal chauffører"');
    await keys.type('3');
    await keys.pressAt('button "Næste"');
    await atHeading(page, 'Tjek dine svar');
  });

  await test.step('from the check page to an answer, and back', async () => {
    await keys.pressAt('button "Ret Selvrisiko"');
    await expect(page.getByRole('heading', { level: 1, name: 'Bilforsikring' })).toBeVisible();
    expect(await keys.focus()).toBe('radio "10.000 kr." of "Selvrisiko"');
    await keys.pressAt('button "Gem, og gå tilbage til svarene"');
    await expect(page.getByRole('button', { name: 'Ret Selvrisiko' })).toBeFocused();
    await keys.pressAt('button "Underskriv aftale"');
  });

  await test.step('the code dialog', async () => {
    const stops = [
      'button "Ret mobilnummer"',
      'button "Annuller"',
      'button "Bekræft kode"',
      'button "Luk"',
      'textbox "Sms-kode"',
    ];
    await expectKept(page, keys, 'Bekræft med sms-kode', stops, field('Sms-kode'));
    await expect(page.getByRole('button', { name: 'Underskriv aftale' })).toBeFocused();
    await keys.press('Enter');
    await expect(field('Sms-kode')).toBeFocused();
    await keys.type(readSmsCode(page));
    await keys.press('Enter');
    await expect(page).toHaveURL(paths.thankYou.href(demoTokens.invited));
    await atHeading(page, 'Tak');
  });
});
