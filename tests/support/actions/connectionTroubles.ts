import type { Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect } from '@tests/support/fixtures/e2eTest';
import { happyPath, readAgain } from '@tests/support/assertions/completed';
import { stopsOf, type Besides, type Moment, type StopName } from './haulierJourney';
import { codeDialog, readSmsCode } from './wizardSteps';

/** `drop`: the request never arrives. `lost`: the server acted, and its answer is lost. */
export const faces = ['drop', 'lost'] as const;
type Face = (typeof faces)[number];

/** What a failure is called on the screen (specification, section 8). */
export const words = {
  noConnection: 'Der er ingen forbindelse til serveren. Prøv igen.',
  somethingWrong: 'Ups! Noget gik galt!',
  codeFailed: 'Sms -kodebekræftelse mislykkedes',
  noPrice: 'Vi har ikke en pris til de valg.',
} as const;

/** A lost connection as a haulier meets it: what is said, and how to get over it. */
type Trouble = (face: Face) => Besides;

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Prøv igen' });
const alert = (page: Page, said: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: said });

/** Something went wrong is said, and put away: what is said of the next failure is told from it. */
async function notice(page: Page): Promise<void> {
  const notices = page.getByRole('region', { name: 'Beskeder' });
  await expect(notices).toContainText(words.somethingWrong);
  await notices
    .getByRole('group')
    .filter({ hasText: words.somethingWrong })
    .getByRole('button', { name: 'Luk besked' })
    .click();
  await expect(notices).not.toContainText(words.somethingWrong);
}

async function noNotice(page: Page): Promise<void> {
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  await expect(page.getByText(words.somethingWrong)).toHaveCount(0);
}

/** What went wrong stands on top of a form, which holds all that was typed. */
export async function expectKept(page: Page, name: StopName, said: string, isNew = false) {
  const form = name === 'termination' || name === 'code' ? page.getByRole('dialog') : page;
  await expect(form.getByRole('group', { name: 'Der er problemer' })).toContainText(said);
  await stopsOf(isNew)[name].kept(page);
}

/** After `sent` was sent, `name` is the form that says what went wrong; it is sent again. */
const sendAgain =
  (name: StopName, sent: StopName, isNew = false): Trouble =>
  () => ({
    [`sent ${sent}`]: async (page: Page) => {
      await expectKept(page, name, words.noConnection, isNew);
      await stopsOf(isNew)[name].button(page).click();
    },
  });

/** What is read again before signing does not come; the next try reads it and goes on to ask for a code (D45). */
const checkAgain: Trouble = () => ({
  'sent work': async (page) => {
    await expectKept(page, 'work', words.noConnection);
    const codeRequest = page.waitForRequest(/\/sms\/generate$/);
    await stopsOf(false).work.button(page).click();
    await codeRequest;
  },
});

/** The link is opened again by the button: a server that was not reached leads nobody to login (D37). */
async function openAgain(page: Page, connect: () => void): Promise<void> {
  await expect(alert(page, words.noConnection)).toBeVisible();
  await expect(page.getByText('Linket virker ikke')).toBeHidden();
  connect();
  await tryAgain(page).click();
}

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
const priceAgain: Trouble = (face) => ({
  'filled car': async (page) => {
    const price = page.getByRole('region', { name: 'Din pris' });
    await expect(price).toContainText(words.noConnection);
    if (face === 'lost') return;
    await price.getByRole('button', { name: 'Detaljer om prisen' }).click();
    await tryAgain(page).click();
    await expect(price).toBeFocused();
    await expect(price).toContainText(someAmount);
  },
  'filled work': (page) =>
    expect(page.getByRole('definition').first()).toHaveText(someAmount, { useInnerText: true }),
});

/** What was typed is sent again, which works unless the server has taken the code: then a new one is asked for. */
const codeAgain: Trouble = (face) => ({
  // The pause before a new code may be asked for passes at once.
  'filled work': (page) => page.clock.install(),
  'sent code': async (page) => {
    const dialog = codeDialog(page);
    const { button, fill } = stopsOf(false).code;
    const problems = dialog.getByRole('group', { name: 'Der er problemer' });
    await expect(problems).toContainText(words.codeFailed);
    await expectKept(page, 'code', words.noConnection);
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

/** The registration stands: it is said that something went wrong, until thank-you's own request comes through. */
const toldOnThankYou: Trouble = (face) => ({
  'sent code': face === 'lost' ? notice : noNotice,
});

/** Thank-you's own request has failed, of which is told where the one before it came through: it is sent again. */
const passedOn =
  (isTold: boolean): Trouble =>
  () => ({
    'sent code': async (page) => {
      if (isTold) await notice(page);
      await tryAgain(page).click();
    },
  });

/** A request of the happy path that fails once, and what a haulier does then. */
interface Cut {
  call: OperationId;
  /** How many requests of the call come through before; none unless something else is given. */
  after?: number;
  /** Left out where another cut of the same moment has it. */
  trouble?: Trouble;
  /** What is sent once more in consequence, the request itself unless something else is given. */
  again?: (face: Face) => OperationId[];
  /** Cut in one way only. */
  only?: Face;
}

const documents = { call: 'sendXml', trouble: toldOnThankYou, again: () => [] } as const;
// The server takes it anew each time that it arrives, for one and the same agreement.
const stepThree = { call: 'saveWorkChoices', trouble: sendAgain('work', 'code') } as const;
const stepTwo = { call: 'saveCarChoices', trouble: sendAgain('car', 'termination') } as const;

/** Every request of the happy path with a link but the first. */
const cutsWithLink: readonly Cut[] = [
  { call: 'listAreas', trouble: goOn },
  { call: 'listNewValues' },
  { call: 'listOwnRisks' },
  { call: 'listInjuries' },
  // Each save is preceded by a reading, which is made again with it.
  { call: 'getRegistration', after: 1, trouble: sendAgain('details', 'details') },
  {
    call: 'updateTrucker',
    trouble: sendAgain('details', 'details'),
    again: () => ['getRegistration', 'updateTrucker'],
  },
  { call: 'searchAddOns', trouble: addOnsAgain('car') },
  { call: 'getPremium', trouble: priceAgain },
  { call: 'getRegistration', after: 4, trouble: sendAgain('termination', 'termination') },
  {
    call: 'saveTermination',
    trouble: sendAgain('termination', 'termination'),
    // An insurer who has been told is not told twice.
    again: (face) =>
      face === 'drop' ? ['getRegistration', 'saveTermination'] : ['getRegistration'],
  },
  { call: 'getRegistration', after: 7, trouble: sendAgain('car', 'termination') },
  { ...stepTwo, again: () => ['getRegistration', 'saveCarChoices'] },
  // The first was sent again.
  { call: 'searchAddOns', after: 2, trouble: addOnsAgain('work') },
  // All four are under way together, and one more try has them all.
  { call: 'getRegistration', after: 10, trouble: checkAgain },
  { call: 'getPremium', after: 2 },
  { call: 'searchAddOns', after: 4 },
  { call: 'searchAddOns', after: 5 },
  {
    call: 'generateSmsCode',
    trouble: sendAgain('work', 'work'),
    again: () => [...readAgain, 'generateSmsCode'],
  },
  {
    call: 'verifySmsCode',
    trouble: codeAgain,
    again: (face) =>
      face === 'drop' ? ['verifySmsCode'] : ['verifySmsCode', 'generateSmsCode', 'verifySmsCode'],
  },
  { ...stepThree, again: () => [...readAgain, 'saveWorkChoices'] },
  documents,
  // Where neither request arrives, there are no documents.
  { call: 'sendXml', after: 1, trouble: passedOn(false), only: 'lost' },
];

/** Those requests that say something else where there is no link. */
const cutsWithoutLink: readonly Cut[] = [
  // An answer that is lost has a test of its own (tests/integration/registration/lostAnswers.test.tsx).
  { call: 'saveRegistration', trouble: sendAgain('details', 'details', true), only: 'drop' },
  stepTwo,
  stepThree,
  { call: 'sendXml', after: 1, trouble: passedOn(true) },
];

/** Every request that is cut in a walk. */
export const cutCalls = {
  withLink: ['getRegistration', ...cutsWithLink.map(({ call }) => call)],
  withoutLink: cutsWithoutLink.map(({ call }) => call),
};

/** A walk whose requests are cut. */
interface CutWalk {
  besides: Besides;
  /** What is sent besides the happy path, once the walk is over. */
  again: () => OperationId[];
  /** How many submissions the server has taken by then. */
  submissions: number;
}

/** Troubles of the same moment, one after the other. */
function joined(troubles: readonly Besides[]): Besides {
  const all: Besides = {};
  for (const [moment, act] of troubles.flatMap((trouble) => Object.entries(trouble))) {
    const earlier = all[moment as Moment];
    all[moment as Moment] = async (page) => {
      await earlier?.(page);
      await act(page);
    };
  }
  return all;
}

function cutOnce(app: BuiltApp, all: readonly Cut[], face: Face): CutWalk & { start: () => void } {
  const cuts = all.filter(({ only = face }) => only === face);
  return {
    start: () => {
      for (const { call, after = 0 } of cuts) {
        app.mock.addFault({ operationId: call, fault: { kind: face }, after, times: 1 });
      }
    },
    besides: joined(cuts.map(({ trouble }) => trouble?.(face) ?? {})),
    again: () => cuts.flatMap(({ call, again = () => [call] }) => again(face)),
    submissions: face === 'lost' ? 2 : 1,
  };
}

/** Cuts each request of the walk without a link that says something else than with one. */
export function cutWithoutLink(app: BuiltApp, face: Face): CutWalk {
  const { start, ...walk } = cutOnce(app, cutsWithoutLink, face);
  start();
  return walk;
}

/** Cuts each request of the walk with a link, the first as often as it is sent until the trouble is over. */
export function cutWithLink(page: Page, app: BuiltApp, face: Face): CutWalk {
  const { start, besides, again, ...walk } = cutOnce(app, cutsWithLink, face);
  app.mock.addFault({ operationId: 'getRegistration', fault: { kind: face } });
  const connect = () => {
    app.mock.use('happy');
    start();
  };
  return {
    ...walk,
    besides: { ...besides, opened: () => openAgain(page, connect) },
    again: () => {
      // It is asked for ahead of the wizard. Where that has failed before the wizard is there, the wizard asks itself.
      const isRead = (call: OperationId) => call === 'getRegistration';
      const known = [...happyPath.withLink, ...again()].filter(isRead).length;
      const more = app.mock.calls.of('getRegistration').length - known > 1 ? 2 : 1;
      return [...again(), ...Array<OperationId>(more).fill('getRegistration')];
    },
  };
}
