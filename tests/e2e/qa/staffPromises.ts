import { expect } from '@tests/support/fixtures/e2eTest';
import {
  button,
  fill,
  first,
  isNotified,
  isSummed,
  logIn,
  newHaulier,
  oops,
  press,
  pressInDialog,
  refused,
  says,
  type Promised,
} from './promises';

const add = (texts: Record<string, string>, addName: string, words: string): Promised => {
  return async (page) => {
    await press(page, addName);
    // The selects come with the fields.
    await fill(page, texts);
    for (const select of await page.getByRole('dialog').getByRole('combobox').all()) {
      await select.selectOption({ index: 1 });
    }
    for (const choice of await page.getByRole('dialog').getByRole('radio').all()) {
      await choice.check();
    }
    await pressInDialog(page, 'Tilføj');
    await isSummed(page, words);
  };
};

const edit = (name: string, words: string): Promised => {
  return async (page) => {
    await press(page, name);
    await pressInDialog(page, 'Gem');
    await isSummed(page, words);
  };
};

const remove = (name: string): Promised => {
  return async (page) => {
    await press(page, name);
    await pressInDialog(page, 'Ja');
    await isNotified(page, oops);
  };
};

/** What the scenarios of the back office promise. */
export const staffPromises: Record<string, Promised> = {
  happy: (page) => says(page, first),
  emptyLists: (page) => says(page, 'Der er ingen vognmænd endnu.'),
  manyHauliers: (page) => says(page, 'Viser 1-10 af 10.000 rækker'),
  slowNetwork: async (page) => {
    await says(page, 'Indlæser…');
    await says(page, first);
  },
  unsteadyNetwork: async (page) => {
    let failures = 0;
    await expect(async () => {
      if (await button(page, 'Prøv igen').isVisible()) {
        failures += 1;
        await press(page, 'Prøv igen');
      } else await press(page, 'Opdater');
      expect(failures).toBeGreaterThan(0);
      await expect(page.getByText(first)).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
  htmlInsteadOfJson: (page) => says(page, oops),
  brokenJson: (page) => says(page, oops),
  flatEnvelopes: (page) => says(page, 'Viser 1-25 af 119 rækker'),
  sessionExpires: async (page) => {
    await says(page, 'Du er blevet logget ud. Log ind igen for at fortsætte.');
    await logIn(page);
    await says(page, first);
  },
  tooManyAttempts: async (page) => {
    await logIn(page);
    await says(page, 'Fejl 429 (scenarie).');
  },
  loginFails: async (page) => {
    await logIn(page);
    await says(page, refused);
  },
  logoutFails: async (page) => {
    await press(page, 'Log ud');
    await expect(page.getByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  },
  setLanguageFails: async (page) => {
    await says(page, first);
    const answer = page.waitForResponse(/\/api\/auth\/lang\/en$/);
    await press(page, 'English');
    expect((await answer).status()).toBe(500);
    await expect(button(page, 'English')).toBeEnabled();
    await expect(page.getByRole('heading', { level: 1, name: 'Vognmænd' })).toBeVisible();
    await expect(page.getByText(refused)).toHaveCount(0);
  },
  listTruckersFails: (page) => says(page, oops),
  searchTruckersFails: (page) => says(page, oops),
  createTruckerFails: add(newHaulier, 'Tilføj vognmand', refused),
  addRegistrationFails: async (page) => {
    await press(page, /^Intet registreringsnummer/);
    await fill(page, { Registreringsnummer: 'NY 12 345' });
    await pressInDialog(page, 'Tilføj');
    await isSummed(page, refused);
  },
  getTruckerFails: (page) => says(page, refused),
  deleteTruckerFails: remove('Slet vognmand'),
  resendEmailFails: async (page) => {
    await press(page, 'Send e-mail igen');
    await isNotified(page, oops);
  },
  sendCertificateFails: async (page) => {
    await press(page, 'Send certifikat (PDF)');
    await isNotified(page, refused);
  },
  getTruckerHistoryFails: (page) => says(page, refused),
  listPricesFails: (page) => says(page, oops),
  createPriceFails: add({ 'Præmie pr. år (kr.)': '12345' }, 'Tilføj pris', oops),
  updatePriceFails: edit('Rediger pris', oops),
  updateKickbackFails: edit('Rediger provision', refused),
  deletePriceFails: remove('Slet pris'),
  listAddOnsFails: (page) => says(page, oops),
  createAddOnFails: add(
    { Navn: 'Førerulykke', 'Pris pr. år (kr.)': '480' },
    'Tilføj tilvalg',
    oops,
  ),
  updateAddOnFails: edit('Rediger tilvalg', oops),
  deleteAddOnFails: remove('Slet tilvalg'),
};
