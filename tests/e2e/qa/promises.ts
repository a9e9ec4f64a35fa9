import type { Page } from '@playwright/test';
import { demoAccounts } from '@mocks/db/demo';
import { expect } from '@tests/support/fixtures/e2eTest';

/** What a tester does in a scenario, and sees. */
export type Promised = (page: Page) => Promise<void>;

/** The generic notice of section 8. */
export const oops = 'Ups! Noget gik galt!';
/** What the mocked server says of itself in an error that was asked for. */
export const refused = 'Fejl 500 (scenarie).';
/** The first haulier of the seed. */
export const first = 'Ærø Taxa v/Åse Østergaard';

/** A button of the page. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Presses the first button of this name, wherever it is. */
export const press = (page: Page, name: string | RegExp) => button(page, name).click();

/** Presses a button of the open dialog. */
export const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** A notification with this text stands on the screen. */
export const isNotified = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Beskeder' }).getByText(text).first()).toBeVisible();

/** The error summary says this. */
export const isSummed = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('group', { name: 'Der er problemer' })).toContainText(text);

/** The page's own text says this. */
export const says = (page: Page, text: string | RegExp) =>
  expect(page.locator('#root').getByText(text).first()).toBeVisible();

/** Fills fields of the page or its dialog by their labels. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: label, exact: true }).last().fill(text);
  }
}

/** Signs in by the login screen. */
export async function logIn(page: Page): Promise<void> {
  const { email, password } = demoAccounts.admin;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A haulier that the mock does not know. */
export const newHaulier = {
  Navn: 'Gl. Ølstykke Taxa ApS',
  'E-mail': 'kontor@oelstykke-taxa.example',
  'CVR-nummer': '29871640',
  Vognmandsnummer: '104233',
  Mobilnummer: '28 45 67 12',
};
