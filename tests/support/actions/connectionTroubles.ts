import type { Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, expectAccessible } from '@tests/support/fixtures/e2eTest';
import { stopsOf, type Besides, type StopName } from './haulierJourney';
import { codeDialog, readSmsCode } from './wizardSteps';

/** `drop`: the request never arrives. `lost`: the server acted, and its answer is lost. */
export const faces = ['drop', 'lost'] as const;
type Face = (typeof faces)[number];

/** What a failure is called on the screen (specification, section 8). */
export const words = {
  noConnection: 'Der er ingen forbindelse til serveren. Prøv igen.',
  somethingWrong: 'Ups! Noget gik galt!',
  codeFailed: 'Sms -kodebekræftelse mislykkedes',
  noPrice: 'Vi har ingen pris for dette valg.',
} as const;

/** A failure as a haulier meets it: what is said, and how to get over it. */
type Trouble = (said: string, face: Face, app: BuiltApp) => Besides;

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Prøv igen' });
const alert = (page: Page, said: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: said });
const notice = (page: Page) =>
  expect(page.getByRole('region', { name: 'Beskeder' })).toContainText(words.somethingWrong);

/** What went wrong stands on top of a form, which holds all that was typed. */
export async function expectKept(page: Page, name: StopName, said: string, isNew = false) {
  const form = name === 'termination' || name === 'code' ? page.getByRole('dialog') : page;
  await expect(form.getByRole('group', { name: 'Der er problemer' })).toContainText(said);
  await stopsOf(isNew)[name].kept(page);
}

/** After `sent` was sent, `name` is the form that says what went wrong; it is sent again. */
export const sendAgain =
  (name: StopName, sent: StopName, isNew = false): Trouble =>
  (said) => ({
    [`sent ${sent}`]: async (page: Page) => {
      await expectKept(page, name, said, isNew);
      await stopsOf(isNew)[name].button(page).click();
    },
  });

/** Makes the way to login, which opens after 3 seconds, so late that a slow machine has read the message first. */
async function holdRedirect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const later = (run: () => void, ms?: number) => start(run, ms === 3000 ? 60_000 : ms);
    window.setTimeout = later as typeof setTimeout;
  });
}

/** The link is opened again: by the button, or by the browser's back from login, where the message leads. */
const openAgain: Trouble = (said, face, app) => ({
  opened: async (page) => {
    const link = page.url();
    await expect(alert(page, said)).toBeVisible();
    await expect(page.getByText('Linket virker ikke')).toBeHidden();
    await expectAccessible(page);
    app.mock.use('happy');
    if (face === 'lost') return tryAgain(page).click();
    await page.getByRole('link', { name: 'Gå videre nu' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL(link);
  },
});

/** The notice is all that a haulier sees: step 2 asks for the list that is missing when it opens. */
const goOn: Trouble = () => ({ 'before details': notice });

const addOnsAgain =
  (name: 'car' | 'work'): Trouble =>
  () => ({
    [`before ${name}`]: async (page: Page) => {
      await expect(alert(page, words.somethingWrong)).toBeVisible();
      await tryAgain(page).click();
    },
  });

const someAmount = /[1-9][\d.]*,\d\d/;

/** The price is asked for again by its button; or left alone, and step 3 asks for it. */
const priceAgain: Trouble = (said, face) => ({
  'filled car': async (page) => {
    const price = page.getByRole('region', { name: 'Din pris' });
    // A server that was reached and could not tell has no price (section 8); one that was not has said nothing of it.
    await expect(price).toContainText(said === words.noConnection ? said : words.noPrice);
    await expectAccessible(page);
    if (face === 'lost') return;
    await tryAgain(page).click();
    await expect(price).toBeFocused();
    await expect(price).toContainText(someAmount);
  },
  'filled work': (page) =>
    expect(page.getByRole('definition').first()).toHaveText(someAmount, { useInnerText: true }),
});

/** What was typed is sent again, which works unless the server has taken the code: then a new one is asked for. */
const codeAgain: Trouble = (said, face) => ({
  'sent code': async (page) => {
    const dialog = codeDialog(page);
    const { button, fill } = stopsOf(false).code;
    const problems = dialog.getByRole('group', { name: 'Der er problemer' });
    await expect(problems).toContainText(words.codeFailed);
    await expectKept(page, 'code', said);
    await button(page).click();
    if (face === 'drop') return;
    await expect(problems.getByRole('link')).toHaveText(`Sms-kode: ${words.codeFailed}`);
    const used = readSmsCode(page);
    await page.clock.fastForward(30_000);
    await dialog.getByRole('button', { name: 'Send en ny kode' }).click();
    await expect(dialog.getByText('Vi har sendt en ny kode.')).toBeVisible();
    expect(readSmsCode(page)).not.toBe(used);
    await fill(page);
    await button(page).click();
  },
});

/** The registration stands: thank-you says that something went wrong. */
const toldOnThankYou: Trouble = () => ({ 'sent code': notice });

/** A request of the happy path (the `nth` of its name, from 0), and what a haulier does once it fails. */
interface Cut {
  call: OperationId;
  nth?: number;
  trouble: Trouble;
  /** How often it fails, once unless something else is given; null is until the trouble is over. */
  times?: null;
  /**
   * What is sent once more in consequence, the request itself unless something else is given. `sent` is how often that
   * was sent in all.
   */
  again?: (face: Face, sent: number) => OperationId[];
  /** The server takes it anew each time that it arrives, for one and the same agreement. */
  isTakenAnew?: true;
  /** What the page needs before it is opened. */
  prepare?: (page: Page) => Promise<void>;
}

const documents = { call: 'sendXml', trouble: toldOnThankYou, again: () => [] } as const;
const stepThree = {
  call: 'saveWorkChoices',
  trouble: sendAgain('work', 'code'),
  isTakenAnew: true,
} as const;
const stepTwo = { call: 'saveCarChoices', trouble: sendAgain('car', 'termination') } as const;

/** Every request of the happy path with a link. */
export const cuts: readonly Cut[] = [
  {
    call: 'getRegistration',
    trouble: openAgain,
    prepare: holdRedirect,
    // It is asked for ahead of the wizard. Where that has failed before the wizard is there, the wizard asks itself.
    times: null,
    again: (_face, sent) => Array<OperationId>(sent === 3 ? 2 : 1).fill('getRegistration'),
  },
  { call: 'listAreas', trouble: goOn },
  { call: 'listNewValues', trouble: goOn },
  { call: 'listOwnRisks', trouble: goOn },
  { call: 'listInjuries', trouble: goOn },
  { call: 'updateTrucker', trouble: sendAgain('details', 'details') },
  { call: 'searchAddOns', trouble: addOnsAgain('car') },
  { call: 'getPremium', trouble: priceAgain },
  { call: 'saveTermination', trouble: sendAgain('termination', 'termination') },
  stepTwo,
  { call: 'searchAddOns', nth: 1, trouble: addOnsAgain('work') },
  { call: 'generateSmsCode', trouble: sendAgain('work', 'work') },
  {
    call: 'verifySmsCode',
    trouble: codeAgain,
    prepare: (page) => page.clock.install(),
    again: (face) =>
      face === 'drop' ? ['verifySmsCode'] : ['verifySmsCode', 'generateSmsCode', 'verifySmsCode'],
  },
  stepThree,
  documents,
  { ...documents, nth: 1 },
];

/** Those requests that say something else where there is no link; without the new haulier's first. */
export const cutsWithoutLink: readonly Cut[] = [
  stepTwo,
  stepThree,
  documents,
  { ...documents, nth: 1 },
];
