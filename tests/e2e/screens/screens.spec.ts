import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import type { Language } from '@/config/languages';
import { comeToRest } from '@tests/support/actions/comeToRest';
import { setBrowserText, setPageText } from '@tests/support/actions/textSize';
import {
  coveredFocus,
  focusFaults,
  reflowFaults,
  saidTwice,
  smallTargets,
} from '@tests/support/assertions/layout';
import { unknownLooks } from '@tests/support/assertions/looks';
import { offerOf } from '@tests/support/assertions/offer';
import { expect, expectAccessible, expectContrast, test } from '@tests/support/fixtures/e2eTest';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import { wizardScreens } from '@tests/support/page-objects/wizardScreens';

// One browser context for all states, which Playwright empties after each: a new one takes a fifth of a test's time.
test.use({ reuseContext: true });

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
}

// A phone in Danish with the light theme and a desktop in English with the dark theme cover every text and colour.
const phone = { language: 'da', colorScheme: 'light' } as const;
const looks: Record<string, Look> = {
  phone,
  desktop: { language: 'en', colorScheme: 'dark' },
};

/** The other screens have the same colours, so one theme for each device is enough for them. */
const inBothThemes = new Set(['login', 'not-found', 'wizard', 'wizard-no-link', 'truckers']);

/** The smallest supported phone, with the height left beside a keyboard or a browser bar. */
const smallest = { width: 320, height: 640 };

async function expectNoSidewaysScroll(page: Page) {
  const [excess, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, clientWidth] as const;
  });
  expect(excess, `${excess} px too wide at ${width} px`).toBeLessThanOrEqual(0);
}

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await comeToRest(page);
}

/** Requires that nothing is cut off or covered on the smallest phone with the largest text. */
async function expectRoomForLargeText(page: Page, hasFrame = false) {
  await resize(page, smallest);
  await setBrowserText(page, 'large');
  expect(await reflowFaults(page)).toEqual([]);
  expect(await coveredFocus(page)).toEqual([]);
  await setBrowserText(page, 'usual');
  if (hasFrame) return;

  await setPageText(page, '200%');
  expect(await reflowFaults(page)).toEqual([]);
  expect(await coveredFocus(page)).toEqual([]);
}

for (const screen of screens) {
  test.describe(() => {
    test.use({ isIdle: screen.isIdle ?? false });

    test(`screen ${screen.name} has no fault of style, accessibility, focus, width or text size`, async ({
      page,
      app,
      watched,
    }, info) => {
      const { project } = info;
      const { language, colorScheme } = looks[project.name] ?? phone;
      const otherScheme = colorScheme === 'dark' ? 'light' : 'dark';
      const isPhone = project.name === 'phone';
      await page.emulateMedia({ colorScheme });
      if (screen.scenario?.startsWith('error')) watched.allow(/status of 500/);
      if (screen.noise) watched.allow(screen.noise);
      // The screens of hauliers, and the wizard when staff fill it in for a haulier.
      const hasLargeText = (screen.isPublic ?? false) || wizardScreens.includes(screen);
      const size = page.viewportSize() ?? { width: 390, height: 844 };

      await showScreen(page, app, screen, language);
      expect(await unknownLooks(page, info)).toEqual([]);
      await expectAccessible(page);
      expect(await focusFaults(page)).toEqual([]);
      expect(await saidTwice(page)).toEqual([]);
      if (inBothThemes.has(screen.name)) {
        await page.emulateMedia({ colorScheme: otherScheme });
        await expectContrast(page);
        await page.emulateMedia({ colorScheme });
      }
      expect(await smallTargets(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      const offered = isPhone ? await offerOf(page) : [];

      await resize(page, { ...size, width: smallest.width });
      await expectNoSidewaysScroll(page);
      const narrow = isPhone ? await offerOf(page) : [];
      if (!isDeepStrictEqual(narrow, offered)) {
        // Notifications may have disappeared in the meantime, but not because of the width.
        await resize(page, size);
        expect(narrow).toEqual(await offerOf(page));
      }

      if (hasLargeText) await expectRoomForLargeText(page, screen.hasSigning);
    });
  });
}
