import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';
import {
  atStep,
  choose,
  chooseCar,
  chooseWork,
  codeDialog,
  fillTermination,
  openCard,
  readSmsCode,
  terminationDialog,
} from './wizardSteps';

/** A form of the wizard. */
interface Stop {
  /** Waits until the form is shown. */
  arrive: (page: Page) => Promise<void>;
  fill: (page: Page) => Promise<void>;
  /** The submit button. */
  button: (page: Page) => Locator;
}

/** A form that needs a connection when it is sent. */
interface SavingStop extends Stop {
  /** Requires that the form still contains everything that `fill` entered. */
  expectKept: (page: Page) => Promise<void>;
}

/** The forms between the link and the thank-you page, in order. */
type SavingStopName = 'details' | 'termination' | 'check' | 'code';
export type StopName = SavingStopName | 'car' | 'work';

const chosen = (page: Page, question: string, answer: string) =>
  expect(
    page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer, exact: true }),
  ).toBeChecked();
const previous = 'Er bilen forsikret i dag?';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const code = (page: Page) => codeDialog(page).getByRole('textbox', { name: 'Sms-kode' });

/** The forms by name. `walk` visits them in this order. */
export const stops: Record<SavingStopName, SavingStop> & Record<'car' | 'work', Stop> = {
  details: {
    arrive: async (page) => {
      await atStep(page, 'Dine oplysninger');
      await openCard(page);
    },
    fill: async (page) => {
      await box(page, 'Mobilnummer').fill('20304050');
      await choose(page, previous, 'Ja');
    },
    button: (page) => page.getByRole('button', { name: 'Næste' }),
    expectKept: async (page) => {
      await expect(box(page, 'Mobilnummer')).toHaveValue('20304050');
      await chosen(page, previous, 'Ja');
    },
  },
  car: {
    arrive: (page) => atStep(page, 'Bilforsikring'),
    fill: (page) => chooseCar(page, { injuries: '1 skade', road: 'Ja' }),
    button: (page) => page.getByRole('button', { name: 'Næste' }),
  },
  termination: {
    arrive: (page) => expect(terminationDialog(page)).toBeVisible(),
    fill: fillTermination,
    button: (page) => terminationDialog(page).getByRole('button', { name: 'Gem og fortsæt' }),
    expectKept: async (page) => {
      const dialog = terminationDialog(page);
      await expect(dialog.getByLabel('Policenummer')).toHaveValue('P-4711');
      await expect(dialog.getByRole('textbox', { name: 'Ophørsdato' })).toHaveValue('31-12-2099');
    },
  },
  work: {
    arrive: (page) => atStep(page, 'Arbejdsskade og underskrift'),
    fill: chooseWork,
    button: (page) => page.getByRole('button', { name: 'Næste' }),
  },
  check: {
    arrive: (page) => atStep(page, 'Tjek dine svar'),
    fill: () => Promise.resolve(),
    button: (page) => page.getByRole('button', { name: 'Underskriv aftale' }),
    expectKept: (page) => expect(page.getByText('1,25')).toBeVisible(),
  },
  code: {
    arrive: (page) => expect(codeDialog(page)).toBeVisible(),
    fill: async (page) => code(page).fill(readSmsCode(page)),
    button: (page) => codeDialog(page).getByRole('button', { name: 'Bekræft kode' }),
    expectKept: async (page) => expect(code(page)).toHaveValue(readSmsCode(page)),
  },
};

/** A moment of `walk`: a form is filled in or sent. */
type Moment = `${'filled' | 'sent'} ${StopName}`;

/** Extra actions per moment. */
export type StepHooks = Partial<Record<Moment, (page: Page) => Promise<void>>>;

interface WalkOptions {
  hooks?: StepHooks;
  /** Sends a form by its button; a click by default. */
  send?: (button: Locator) => Promise<void>;
}

/** Follows the happy path, including the termination of a previous insurance, up to sending the SMS code. */
export async function walk(page: Page, address: string, options: WalkOptions = {}): Promise<void> {
  const { hooks = {}, send = (button: Locator) => button.click() } = options;
  await page.goto(address);
  for (const name of Object.keys(stops) as StopName[]) {
    const stop = stops[name];
    await stop.arrive(page);
    await stop.fill(page);
    await hooks[`filled ${name}`]?.(page);
    await send(stop.button(page));
    await hooks[`sent ${name}`]?.(page);
  }
}
