import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { demoTokens, priceHole } from '@mocks/db/demo';
import type { Screen, ScreenState, ScreenTexts } from './screenTypes';
import { readSmsCode } from '@tests/support/actions/wizardSteps';

const submit = (within: Page | Locator) => within.locator('form [type=submit]').click();
const dialog = (page: Page) => page.locator('.modal');
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' });

/** Answers a question by what its choice stands for, which is the same in every language. */
const answer = (page: Page, question: string, value: string | number) =>
  page.getByRole('radiogroup', { name: question }).locator(`[value="${value}"]`).check();

const atStep = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Sends a form that is refused. */
const refused = async (within: Page | Locator) => {
  await submit(within);
  await within.locator('.error-summary').waitFor();
};

const toCar = async (page: Page, t: ScreenTexts, hadInsurance: 'yes' | 'no') => {
  await answer(page, t['step1.previousInsurance'], hadInsurance);
  await submit(page);
  await atStep(page, t['wizard.step2']);
};

/** A haulier whose step 2 is saved goes straight to step 3. */
const toWork = async (page: Page, t: ScreenTexts) => {
  await toCar(page, t, 'no');
  await submit(page);
  await atStep(page, t['wizard.step3']);
};

const openDetails = async (page: Page, t: ScreenTexts) => {
  await answer(page, t['step3.workInjury'], 'yes');
  await page.getByRole('radiogroup').nth(1).locator('[value=no]').check();
  await page.getByLabel(t['step3.cars']).fill('12');
  await page.getByLabel(t['step3.employees']).fill('11');
  await page.getByLabel(t['step3.drivers']).fill('130');
};

/** Unfolds the answers to be checked. */
const unfoldAnswers = async (page: Page) => {
  const folded = page.locator('.answer-list [aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Only a phone folds it. */
const unfoldPrice = async (page: Page, t: ScreenTexts) => {
  const toggle = page.getByRole('button', { name: t['step2.priceDetails'] });
  if (await toggle.isVisible()) await toggle.click();
};

const openDialog = async (page: Page) => {
  await submit(page);
  await dialog(page).waitFor();
};

const enterCode = async (page: Page, t: ScreenTexts, code: string) => {
  await dialog(page).getByLabel(t['sms.code'], { exact: true }).fill(code);
  await submit(dialog(page));
};

/** From step 1 to the right code, which completes the agreement. */
const complete = async (page: Page, t: ScreenTexts) => {
  await toWork(page, t);
  await openDetails(page, t);
  await openDialog(page);
  await enterCode(page, t, readSmsCode(page));
};

const detailsStates: readonly ScreenState[] = [
  {
    name: 'wizard-errors',
    open: async (page, t) => {
      await press(page, t['step1.change']);
      await page.getByLabel(t['field.email'], { exact: true }).fill('aase@oestergaard');
      await page.getByLabel(t['field.cvr'], { exact: true }).fill('1234');
      await page.getByLabel(t['field.address'], { exact: true }).fill('');
      await refused(page);
    },
  },
  {
    name: 'wizard-draft',
    open: async (page, t) => {
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await page.getByRole('button', { name: t['wizard.startOver'] }).waitFor();
    },
  },
  {
    name: 'wizard-start-over',
    open: async (page, t) => {
      await press(page, t['wizard.startOver']);
      await dialog(page).waitFor();
    },
  },
];

const carStates: readonly ScreenState[] = [
  { name: 'car-errors', open: refused },
  {
    name: 'car-no-price',
    open: async (page, t) => {
      await answer(page, t['step2.area'], priceHole.area_id);
      await answer(page, t['step2.newValue'], priceHole.new_value_id);
      await answer(page, t['step2.ownRisk'], priceHole.own_risk_id);
      await answer(page, t['step2.injuries'], priceHole.injury_id);
      await page.locator('.price-panel').getByText(t['step2.premiumUnknown']).waitFor();
      await unfoldPrice(page, t);
      await page.getByRole('button', { name: t['step2.lookUpAgain'] }).waitFor();
    },
  },
];

const carPriceStates: readonly ScreenState[] = [
  {
    name: 'car-price-parts',
    open: async (page, t) => {
      await page.keyboard.press('Escape');
      await page.locator('.react-datepicker').waitFor({ state: 'detached' });
      await unfoldPrice(page, t);
    },
  },
  { name: 'termination', open: openDialog },
  {
    name: 'termination-errors',
    open: async (page, t) => {
      await dialog(page).getByLabel(t['termination.insurer']).selectOption('');
      await dialog(page).getByLabel(t['termination.policyNumber']).fill('');
      await refused(dialog(page));
    },
  },
];

const workStates: readonly ScreenState[] = [
  { name: 'work-errors', open: refused },
  { name: 'work-details', open: openDetails },
  { name: 'work-answers', open: unfoldAnswers },
];

const smsStates: readonly ScreenState[] = [
  {
    name: 'sms-wrong',
    open: async (page, t) => {
      await enterCode(page, t, '000000');
      await dialog(page).locator('.error-summary').waitFor();
    },
  },
  {
    name: 'sms-resent',
    open: async (page, t) => {
      // The pause before a new code may be asked for passes at once.
      await press(dialog(page), t['common.cancel']);
      await closed(page);
      await page.clock.install();
      await openDialog(page);
      await page.clock.runFor('00:31');
      await press(dialog(page), t['sms.resend']);
      await dialog(page).getByText(t['sms.resent']).waitFor();
    },
  },
  {
    name: 'signed',
    open: async (page, t) => {
      await enterCode(page, t, readSmsCode(page));
      await atStep(page, t['thankYou.title']);
    },
  },
];

const staffStates: readonly ScreenState[] = [
  {
    name: 'leave-question',
    open: async (page, t) => {
      await press(page, t['step1.change']);
      await page.getByLabel(t['field.name'], { exact: true }).fill('Bæk & Søn');
      await page.locator('a.brand').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'agreement-work',
    open: async (page, t) => {
      await press(dialog(page), t['common.stay']);
      await closed(page);
      await toWork(page, t);
      await openDetails(page, t);
    },
  },
  {
    name: 'agreement-saved',
    open: async (page, t) => {
      await openDialog(page);
      await enterCode(page, t, readSmsCode(page));
      await page.getByText(t['wizard.backToList']).waitFor();
    },
  },
];

const link = paths.registration.href;

/** Registration: its steps, what stands in for them, and its dialogs, for hauliers and for staff. */
export const wizardScreens: readonly Screen[] = [
  { name: 'wizard', path: link(demoTokens.invited), isPublic: true, next: detailsStates },
  { name: 'wizard-no-link', path: link(), isPublic: true },
  { name: 'wizard-unknown-link', path: link(demoTokens.unknown), isPublic: true, noise: /of 404/ },
  {
    name: 'wizard-load-failed',
    path: link(demoTokens.invited),
    isPublic: true,
    scenario: 'error:getRegistration:500',
  },
  {
    name: 'car',
    path: link(demoTokens.invited),
    isPublic: true,
    open: (page, t) => toCar(page, t, 'yes'),
    next: carStates,
  },
  {
    name: 'car-price',
    path: link(demoTokens.halfDone),
    isPublic: true,
    open: async (page, t) => {
      await toCar(page, t, 'yes');
      await answer(page, t['step2.glassDamage'], 'yes');
      await page.locator('.price-panel-parts').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: t['date.choose'] }).click();
      await page.locator('.react-datepicker').waitFor();
    },
    next: carPriceStates,
  },
  {
    name: 'car-failed',
    path: link(demoTokens.invited),
    isPublic: true,
    scenario: 'error:listAreas:500',
    open: (page, t) => toCar(page, t, 'yes'),
  },
  {
    name: 'car-price-failed',
    path: link(demoTokens.halfDone),
    isPublic: true,
    scenario: 'error:getPremium:500',
    open: (page, t) => toCar(page, t, 'yes'),
  },
  {
    name: 'work',
    path: link(demoTokens.halfDone),
    isPublic: true,
    open: toWork,
    next: workStates,
  },
  {
    name: 'sms',
    path: link(demoTokens.halfDone),
    isPublic: true,
    open: async (page, t) => {
      await toWork(page, t);
      await openDetails(page, t);
      await openDialog(page);
    },
    next: smsStates,
  },
  {
    name: 'signing',
    path: link(demoTokens.halfDone),
    isPublic: true,
    hasSigning: true,
    open: async (page, t) => {
      await complete(page, t);
      await page.frameLocator('iframe').getByRole('button').first().waitFor();
    },
    next: [
      {
        name: 'signing-paused',
        open: async (page, t) => {
          await press(dialog(page), t['signing.cancel']);
          await closed(page);
        },
      },
    ],
  },
  { name: 'agreement', path: paths.editTrucker.href(2), next: staffStates },
];
