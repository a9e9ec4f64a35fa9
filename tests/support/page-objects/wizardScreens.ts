import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoTokens, priceHole } from '@mocks/db/demo';
import { inTurn, type Open, type Screen, type ScreenTexts } from './screenTypes';
import { readSmsCode } from '@tests/support/actions/wizardSteps';

const submit = (within: Page | Locator) =>
  within.locator('form:not([role=search]) [type=submit]').click();
const dialog = (page: Page) => page.locator('.modal');
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

/** Answers a question by the value of a choice, which is the same in every language. */
const answer = (page: Page, question: string, value: string | number) =>
  page.getByRole('radiogroup', { name: question }).locator(`[value="${value}"]`).check();

const atStep = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Submits a form and waits for its errors. */
const refused = async (within: Page | Locator) => {
  await submit(within);
  await within.locator('.error-summary').waitFor();
};

const toCar =
  (hadInsurance: 'yes' | 'no'): Open =>
  async (page, t) => {
    await answer(page, t['step1.previousInsurance'], hadInsurance);
    await submit(page);
    await atStep(page, t['wizard.step2']);
  };

/** Goes from step 1 to step 3 of a haulier whose step 2 is already saved. */
const toWork: Open = async (page, t, app) => {
  await toCar('no')(page, t, app);
  await submit(page);
  const isStaff = new URL(page.url()).pathname.startsWith('/admin');
  await atStep(page, t[isStaff ? 'wizard.step3_staff' : 'wizard.step3']);
};

const fillWork: Open = async (page, t) => {
  await answer(page, t['step3.workInjury'], 'yes');
  await page.getByRole('radiogroup').nth(1).locator('[value=no]').check();
  await page.getByLabel(t['step3.cars']).fill('12');
  await page.getByLabel(t['step3.employees']).fill('11');
  await page.getByLabel(t['step3.drivers']).fill('130');
};

/** Goes from step 3 to "check your answers". */
const toCheck: Open = async (page) => {
  await submit(page);
  await page.locator('.answer-card').first().waitFor();
};

/** Expands the price details, which are collapsed only on phones. */
const unfoldPrice: Open = async (page, t) => {
  const toggle = page.getByRole('button', { name: t['step2.priceDetails'] });
  if (await toggle.isVisible()) await toggle.click();
};

/** Waits for the price changes beside the options, which are fetched while the browser is idle. */
const seeOptionChanges: Open = async (page, t) => {
  const [, unit = ''] = t['common.perMonth'].split('{{amount}}');
  const newValue = page.getByRole('radiogroup', { name: t['step2.newValue'] });
  await newValue.getByText(unit.trim()).first().waitFor();
};

const openDialog: Open = async (page) => {
  await submit(page);
  await dialog(page).waitFor();
};

const enterCode = async (page: Page, t: ScreenTexts, code: string) => {
  await dialog(page).getByLabel(t['sms.code'], { exact: true }).fill(code);
  await submit(dialog(page));
};

/** Goes from step 1 to the SMS dialog. */
const toCode = inTurn(toWork, fillWork, toCheck, openDialog);

/** Goes from step 1 to the correct code, which completes the agreement. */
const complete: Open = async (page, t, app) => {
  await toCode(page, t, app);
  await enterCode(page, t, readSmsCode(page));
};

const refuseDetails: Open = async (page, t) => {
  await press(page, t['wizard.change']);
  await page.getByLabel(t['field.email'], { exact: true }).fill('aase@oestergaard');
  await page.getByLabel(t['field.cvr'], { exact: true }).fill('1234');
  await page.getByLabel(t['field.address'], { exact: true }).fill('');
  await refused(page);
};

/** Reloads the page and waits for the restored draft. */
const reload: Open = async (page, t) => {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: t['wizard.startOver'] }).waitFor();
};

const chooseUnpriced: Open = async (page, t) => {
  await answer(page, t['step2.area'], priceHole.area_id);
  await answer(page, t['step2.newValue'], priceHole.new_value_id);
  await answer(page, t['step2.ownRisk'], priceHole.own_risk_id);
  await answer(page, t['step2.injuries'], priceHole.injury_id);
  await page.locator('.price-panel').getByText(t['step2.premiumUnknown']).waitFor();
};

const choosePriced: Open = async (page, t) => {
  await answer(page, t['step2.glassDamage'], 'yes');
  await page.locator('.price-panel-parts').waitFor({ state: 'attached' });
};

const openCalendar: Open = async (page, t) => {
  await page.getByRole('button', { name: t['date.choose'] }).click();
  await page.locator('.react-datepicker').waitFor();
};

const openSigning: Open = async (page, t, app) => {
  await complete(page, t, app);
  await page.frameLocator('iframe').getByRole('button').first().waitFor();
};

const link = paths.registration.href;
const invited = { path: link(demoTokens.invited), isPublic: true };
const halfDone = { path: link(demoTokens.halfDone), isPublic: true };
const agreement = { path: paths.editTrucker.href(2) };

/** The wizard's steps, error states and dialogs, for hauliers and for staff. */
export const wizardScreens: readonly Screen[] = [
  { name: 'wizard', ...invited },
  { name: 'wizard-errors', ...invited, open: refuseDetails },
  { name: 'wizard-draft', ...invited, open: inTurn(refuseDetails, reload) },
  {
    name: 'wizard-start-over',
    ...invited,
    open: inTurn(refuseDetails, reload, async (page, t) => {
      await press(page, t['wizard.startOver']);
      await dialog(page).waitFor();
    }),
  },
  { name: 'wizard-no-link', path: link(), isPublic: true },
  { name: 'wizard-unknown-link', path: link(demoTokens.unknown), isPublic: true, noise: /of 404/ },
  { name: 'wizard-load-failed', ...invited, scenario: 'error:getRegistration:500' },
  { name: 'car', ...invited, open: toCar('yes') },
  { name: 'car-errors', ...invited, open: inTurn(toCar('yes'), refused) },
  {
    name: 'car-no-price',
    ...invited,
    open: inTurn(toCar('yes'), chooseUnpriced, unfoldPrice, async (page, t) => {
      await page.getByRole('button', { name: t['step2.lookUpAgain'] }).waitFor();
    }),
  },
  { name: 'car-price', ...halfDone, open: inTurn(toCar('yes'), choosePriced, openCalendar) },
  {
    name: 'car-price-parts',
    ...halfDone,
    isIdle: true,
    open: inTurn(toCar('yes'), choosePriced, unfoldPrice, seeOptionChanges),
  },
  { name: 'termination', ...halfDone, open: inTurn(toCar('yes'), openDialog) },
  {
    name: 'termination-errors',
    ...halfDone,
    open: inTurn(toCar('yes'), openDialog, async (page, t) => {
      await dialog(page).getByLabel(t['termination.insurer']).selectOption('');
      await dialog(page).getByLabel(t['termination.policyNumber']).fill('');
      await refused(dialog(page));
    }),
  },
  { name: 'car-failed', ...invited, scenario: 'error:listAreas:500', open: toCar('yes') },
  { name: 'car-price-failed', ...halfDone, scenario: 'error:getPremium:500', open: toCar('yes') },
  { name: 'work', ...halfDone, open: toWork },
  { name: 'work-errors', ...halfDone, open: inTurn(toWork, refused) },
  { name: 'work-details', ...halfDone, open: inTurn(toWork, fillWork) },
  { name: 'work-answers', ...halfDone, open: inTurn(toWork, fillWork, toCheck) },
  { name: 'sms', ...halfDone, open: toCode },
  {
    name: 'sms-wrong',
    ...halfDone,
    open: inTurn(toCode, async (page, t) => {
      await enterCode(page, t, '000000');
      await dialog(page).locator('.invalid-feedback').waitFor();
    }),
  },
  {
    name: 'sms-resent',
    ...halfDone,
    open: inTurn(toWork, fillWork, toCheck, async (page, t, app) => {
      // Skip the pause before a new code can be requested.
      await page.clock.install();
      await openDialog(page, t, app);
      await page.clock.runFor('00:31');
      await press(dialog(page), t['sms.resend']);
      await dialog(page).getByText(t['sms.resent']).waitFor();
    }),
  },
  {
    name: 'signed',
    ...halfDone,
    open: inTurn(complete, (page, t) => atStep(page, t['thankYou.title'])),
  },
  { name: 'signing', ...halfDone, hasSigning: true, open: openSigning },
  {
    name: 'signing-paused',
    ...halfDone,
    hasSigning: true,
    open: inTurn(openSigning, async (page, t) => {
      await press(dialog(page), t['signing.cancel']);
      await closed(page);
    }),
  },
  { name: 'agreement', ...agreement },
  {
    name: 'leave-question',
    ...agreement,
    open: async (page, t) => {
      await press(page, t['wizard.change']);
      await page.getByLabel(t['field.name'], { exact: true }).fill('Bæk & Søn');
      await page.locator('a.brand').click();
      await dialog(page).waitFor();
    },
  },
  { name: 'agreement-work', ...agreement, open: inTurn(toWork, fillWork) },
  {
    name: 'agreement-saved',
    ...agreement,
    open: inTurn(complete, (page, t) => page.getByText(t['wizard.backToList']).waitFor()),
  },
];
