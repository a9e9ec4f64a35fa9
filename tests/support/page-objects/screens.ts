import type { Page } from '@playwright/test';
import { redirectDelayMs } from '@/config/constants';
import type { Language } from '@/config/languages';
import { defaultSandbox } from '@/config/constants';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { signingDocument } from '@mocks/signingPage';
import { comeToRest } from '@tests/support/actions/comeToRest';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { watchNetwork } from '@tests/support/actions/quietNetwork';
import { textsOf, type Screen } from './screenTypes';
import { staffScreens } from './staffScreens';
import { wizardScreens } from './wizardScreens';

const email = (mail: string, locale: string, scenario?: string): Screen => ({
  name: `email-${mail}${scenario ? '-failed' : ''}`,
  path: paths.email.href(mail, locale, demoTokens.signed),
  isPublic: true,
  ...(scenario && { scenario }),
});

/** The e-mail viewer. Its language comes from its URL, so this list contains both languages. */
const emailScreens: readonly Screen[] = [
  email('invite', 'da'),
  email('existing-insurance', 'en'),
  email('injury-insurance', 'da'),
  email('work-insurance', 'en'),
  email('work-insurance', 'da', 'error:getEmailInfo:500'),
  email('unknown', 'en'),
];

/** Every screen and dialog: the public ones, the wizard's and the back office's. */
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
  ...staffScreens,
];

const origin = 'http://127.0.0.1:65000';
const signing = { url: `${origin}/frame`, origin, sandbox: defaultSandbox };

/** Disables redirect timers, so that the screen stays while it is checked. */
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

/** Opens a screen as admin, or as a guest if it is public, and waits until it is stable. */
export async function showScreen(
  page: Page,
  app: BuiltApp,
  screen: Screen,
  language: Language,
): Promise<void> {
  await prepare(page, app, screen, language);
  await screen.before?.(page, app);
  const quiet = watchNetwork(page);
  await page.goto(app.origin + screen.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A held request would keep the page busy forever.
  if (!app.mock.isHolding()) await quiet();
  if (screen.open) {
    await screen.open(page, textsOf(language), app);
    if (!screen.isWaiting) await quiet();
  }
  await comeToRest(page);
}
