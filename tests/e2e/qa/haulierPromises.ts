import type { Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';
import {
  atStep,
  choose,
  chooseCar,
  codeDialog,
  fillTermination,
  next,
  saveTermination,
  sendCode,
  toAnsweredWorkStep,
  toCarStep,
} from '@tests/support/actions/wizardSteps';
import {
  fill,
  first,
  isNotified,
  isSummed,
  newHaulier,
  oops,
  refused,
  says,
  type Promised,
} from './promises';
import { readCode } from './workbench';

const name = (page: Page) => page.getByRole('textbox', { name: 'Navn', exact: true });

const finish = (page: Page) => page.getByRole('button', { name: 'Underskriv aftale' }).click();

/** From a loaded step 1 to the right code. */
async function complete(page: Page): Promise<void> {
  await toAnsweredWorkStep(page);
  await finish(page);
  await expect(codeDialog(page)).toBeVisible();
  await sendCode(page, await readCode(page));
}

/** From a loaded step 1 through a step 2 with injuries. */
async function leaveCarStep(page: Page): Promise<void> {
  await toCarStep(page, 'Ja');
  await chooseCar(page, { injuries: '1 skade' });
  await next(page);
}

const thankYou = (page: Page) => says(page, 'Aftalen er underskrevet.');
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Underskriv med digitalt id' });

const listFails: Promised = async (page) => {
  await toCarStep(page, 'Nej');
  await says(page, oops);
  await expect(page.locator('#root').getByRole('button', { name: 'Prøv igen' })).toBeVisible();
};

/** What the scenarios of the wizard and the public pages promise. */
export const haulierPromises: Record<string, Promised> = {
  invitedHaulier: (page) => expect(name(page)).toHaveValue(first),
  halfDoneHaulier: async (page) => {
    await toCarStep(page, 'Nej');
    await next(page);
    await atStep(page, 'Arbejdsskade og underskrift');
  },
  newHaulier: (page) => expect(name(page)).toHaveValue(''),
  linkExpired: (page) => says(page, 'Linket er udløbet. Bed om et nyt.'),
  linkUnknown: (page) => says(page, 'Linket er ikke gyldigt.'),
  offline: (page) => says(page, /ingen forbindelse til serveren/),
  missingFields: async (page) => {
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader' });
    await says(page, /\d,\d\d kr\. pr\. måned/);
  },
  noPremium: async (page) => {
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader' });
    await says(page, 'Vi har ingen pris for dette valg.');
  },
  signingOff: async (page) => {
    await complete(page);
    await thankYou(page);
  },
  signingOn: async (page) => {
    await complete(page);
    await page
      .frameLocator('iframe[title="Underskriv med digitalt id"]')
      .getByRole('button', { name: 'Sign', exact: true })
      .click();
    await thankYou(page);
  },
  signingCancelled: async (page) => {
    await complete(page);
    await overlay(page).getByRole('button', { name: 'Afbryd underskrift' }).click();
    await says(page, 'Du har afbrudt underskriften. Dine svar er gemt.');
  },
  getRegistrationFails: (page) => says(page, refused),
  updateTruckerFails: async (page) => {
    await expect(name(page)).not.toHaveValue('');
    await choose(page, 'Har du i dag en forsikring på bilen?', 'Nej');
    await next(page);
    await isSummed(page, refused);
  },
  saveRegistrationFails: async (page) => {
    await fill(page, { ...newHaulier, Adresse: 'Nygade 1', Postnummer: '8000', By: 'Aarhus C' });
    await page.getByRole('checkbox', { name: 'Bilforsikring' }).check();
    await page.getByRole('checkbox', { name: 'Jeg har ikke et registreringsnummer' }).check();
    await choose(page, 'Har du i dag en forsikring på bilen?', 'Nej');
    await next(page);
    await isSummed(page, refused);
  },
  listAreasFails: listFails,
  listNewValuesFails: listFails,
  listOwnRisksFails: listFails,
  listInjuriesFails: listFails,
  searchAddOnsFails: listFails,
  getPremiumFails: async (page) => {
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader' });
    await says(page, '0,00 kr. pr. måned');
    await says(page, 'Vi har ingen pris for dette valg.');
  },
  saveTerminationFails: async (page) => {
    await leaveCarStep(page);
    await fillTermination(page);
    await saveTermination(page);
    await isSummed(page, refused);
  },
  saveCarChoicesFails: async (page) => {
    await toCarStep(page, 'Nej');
    await chooseCar(page, { injuries: 'Ingen skader' });
    await next(page);
    await isSummed(page, refused);
  },
  generateSmsCodeFails: async (page) => {
    await toAnsweredWorkStep(page);
    await finish(page);
    await isSummed(page, refused);
  },
  verifySmsCodeFails: async (page) => {
    await complete(page);
    await expect(codeDialog(page)).toContainText('Sms -kodebekræftelse mislykkedes');
    await expect(codeDialog(page)).toContainText(refused);
  },
  saveWorkChoicesFails: async (page) => {
    await complete(page);
    await isSummed(page, refused);
  },
  sendXmlFails: async (page) => {
    await isNotified(page, oops);
    await thankYou(page);
  },
  getEmailInfoFails: (page) => says(page, oops),
};
