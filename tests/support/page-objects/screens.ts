import type { Page } from '@playwright/test';
import { redirectDelayMs } from '@/config/constants';
import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { comeToRest } from '@tests/support/actions/comeToRest';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { textsOf, type Open, type Screen, type ScreenTexts } from './screenTypes';
import { signingDocument } from '@tests/support/servers/signingPage';
import { wizardScreens } from './wizardScreens';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();

/** A button of the page or of its first row that opens a dialog. */
const opens =
  (key: keyof ScreenTexts): Open =>
  async (page, t) => {
    await press(page, t[key]);
    await dialog(page);
  };

/** A dialog whose form was sent empty, so that all its errors show. */
const withErrors =
  (open: keyof ScreenTexts): Open =>
  async (page, t) => {
    await press(page, t[open]);
    await dialog(page);
    await page.getByRole('dialog').locator('[type=submit]').click();
    await page.getByRole('dialog').locator('.error-summary').waitFor();
  };

const email = (mail: string, locale: string, scenario?: string): Screen => ({
  name: `email-${mail}${scenario ? '-failed' : ''}`,
  path: paths.email.href(mail, locale, demoTokens.signed),
  isPublic: true,
  ...(scenario && { scenario }),
});

/** The e-mail viewer. Its language is that of its address (D24), so here both are met. */
const emailScreens: readonly Screen[] = [
  email('invite', 'da'),
  email('existing-insurance', 'en'),
  email('injury-insurance', 'da'),
  email('work-insurance', 'en'),
  email('work-insurance', 'da', 'error:getEmailInfo:500'),
  email('unknown', 'en'),
];

/** Every screen and dialog of the back office, and the public ones. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'not-found', path: '/nothing', isPublic: true, noise: /status of 404/ },
  { name: 'thank-you', path: `/thank-you/${demoTokens.signed}`, isPublic: true },
  { name: 'thank-you-no-token', path: '/thank-you', isPublic: true },
  {
    name: 'thank-you-failed',
    path: `/thank-you/${demoTokens.signed}`,
    isPublic: true,
    scenario: 'error:sendXml:500',
  },
  ...emailScreens,
  ...wizardScreens,
  { name: 'overview', path: '/admin/overview' },
  { name: 'truckers', path: '/admin/truckers' },
  { name: 'truckers-empty', path: '/admin/truckers', scenario: 'empty' },
  { name: 'truckers-no-match', path: '/admin/truckers?q=zzzz' },
  { name: 'truckers-failed', path: '/admin/truckers', scenario: 'error:listTruckers:500' },
  { name: 'truckers-add', path: '/admin/truckers', open: opens('truckers.add') },
  { name: 'truckers-add-errors', path: '/admin/truckers', open: withErrors('truckers.add') },
  { name: 'truckers-edit', path: '/admin/truckers', open: opens('truckers.edit') },
  { name: 'truckers-delete', path: '/admin/truckers', open: opens('truckers.delete') },
  { name: 'add-registration', path: '/admin/truckers', open: opens('truckers.regMissing') },
  { name: 'history', path: paths.truckerHistory.href(demoIds.signed) },
  { name: 'history-damaged', path: paths.truckerHistory.href(demoIds.damagedHistory) },
  { name: 'history-empty', path: '/trucker-history/1' },
  { name: 'prices', path: '/admin/price' },
  { name: 'prices-empty', path: '/admin/price', scenario: 'empty' },
  { name: 'prices-failed', path: '/admin/price', scenario: 'error:listPrices:500' },
  { name: 'prices-add-errors', path: '/admin/price', open: withErrors('prices.add') },
  { name: 'prices-edit', path: '/admin/price', open: opens('prices.edit') },
  { name: 'prices-kickback', path: '/admin/price', open: opens('prices.editKickback') },
  { name: 'prices-delete', path: '/admin/price', open: opens('prices.delete') },
  { name: 'add-ons', path: '/admin/add-ons' },
  { name: 'add-ons-add-errors', path: '/admin/add-ons', open: withErrors('addOns.add') },
  { name: 'add-ons-edit', path: '/admin/add-ons', open: opens('addOns.edit') },
  { name: 'add-ons-delete', path: '/admin/add-ons', open: opens('addOns.delete') },
  { name: 'profile', path: '/admin/user' },
];

const origin = 'http://127.0.0.1:65000';
const signing = { url: `${origin}/frame`, origin };

/** Nobody is sent on from a screen while it is looked at. */
function stay(delay: number): void {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    ms === delay ? 0 : wait(run, ms, ...rest)) as typeof window.setTimeout;
}

async function prepare(page: Page, app: BuiltApp, screen: Screen, language: Language) {
  const session = screen.isPublic ? null : await app.signIn('admin');
  app.mock.use(screen.scenario ?? 'happy');
  await app.configure(screen.hasSigning ? { signing } : null);
  if (screen.hasSigning) {
    await page.route(signing.url, (route) =>
      route.fulfill({ contentType: 'text/html', body: signingDocument }),
    );
  }
  await page.addInitScript(stay, redirectDelayMs);
  await page.addInitScript(
    ([stored, chosen]) => {
      localStorage.setItem('language', chosen);
      if (!stored) return;
      localStorage.setItem('token', stored[0]);
      localStorage.setItem('user', stored[1]);
    },
    [session, language] as const,
  );
}

/**
 * Opens a screen as staff of role admin (or as nobody, where it is public), and then each of its further
 * states. Stops with the name of each once it stands.
 */
export async function* showScreen(
  page: Page,
  app: BuiltApp,
  screen: Screen,
  language: Language,
): AsyncGenerator<string> {
  await prepare(page, app, screen, language);
  await page.goto(app.origin + screen.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const { name, open } of [screen, ...(screen.next ?? [])]) {
    await open?.(page, textsOf(language));
    // A frame that is answered by the test never counts as idle.
    if (!screen.hasSigning) await page.waitForLoadState('networkidle');
    await comeToRest(page);
    yield name;
  }
}
