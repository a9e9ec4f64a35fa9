import { act, screen, waitFor } from '@testing-library/react';
import {
  announcementReadMs,
  copiedShownMs,
  exportShownAfterMs,
  redirectDelayMs,
  slowResponseMs,
} from '@/config/constants';
import { paths } from '@/config/paths';
import { announced } from '@/shared/notifications/notifications.slice';
import { demoTokens } from '@mocks/db/demo';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import {
  renderApp,
  type RenderedApp,
  type RenderAppOptions,
} from '@tests/support/fixtures/renderApp';
import { setOnline } from '@tests/support/actions/connection';
import { visit } from '../email-viewer/emailScreen';
import { names, tableOf, waitForRows } from '../truckers/listScreen';

const admin = { as: 'admin' } as const;

/** Goes to a page that starts no timer: the profile for staff, login for others. */
async function leave(as: RenderAppOptions['as']): Promise<void> {
  visit(as ? paths.profile.href() : paths.login.href());
  await screen.findByRole('heading', { level: 1, name: as ? 'Profil' : 'Log ind' });
}

const press =
  (name: string | RegExp) =>
  async ({ user }: RenderedApp) =>
    user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);

interface TimerRow extends RenderAppOptions {
  name: string;
  delay: number;
  address: string;
  act?: (app: RenderedApp) => Promise<void>;
}

describe('leaving a page', () => {
  it.each<TimerRow>([
    {
      name: 'the redirect from a refused link',
      delay: redirectDelayMs,
      address: paths.registration.href('x'),
    },
    {
      name: 'the message about a slow list',
      delay: slowResponseMs,
      address: paths.truckers.href(),
      as: 'admin',
      hold: 'listTruckers',
    },
    {
      name: 'the confirmation of a copied number',
      delay: copiedShownMs,
      address: `${paths.truckers.href()}?open=1`,
      as: 'admin',
      act: press(/^Kopi/),
    },
    {
      name: 'the progress of an export',
      delay: exportShownAfterMs,
      address: paths.truckers.href(),
      as: 'admin',
      act: async (app) => {
        app.mock.hold('listTruckers');
        await press('Hent som CSV')(app);
      },
    },
  ])('clears the timer of $name', async ({ name: _name, delay, address, act, ...options }) => {
    const timers = holdTimers(delay);
    const view = await renderApp(address, options);
    await act?.(view);
    await waitFor(() => expect(timers.count()).toBeGreaterThan(0));
    await leave(options.as);
    expect(timers.count()).toBe(0);
  });
});

describe('a Danish text on an English page', () => {
  it.each([
    { address: paths.login.href(), text: 'Dansk' },
    { address: `${paths.prices.href()}?view=matrix`, text: '2 skader', as: 'admin' as const },
  ])('is marked as Danish: "$text" at $address', async ({ text, address, ...options }) => {
    await renderApp(address, { language: 'en', ...options });
    expect(await screen.findAllByText(text, { selector: '[lang=da], [lang=da] *' })).toHaveLength(
      1,
    );
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

it('the first page of a visit changes neither focus nor scroll position', async () => {
  document.documentElement.scrollTop = 300;
  await renderApp(paths.profile.href(), admin);
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  expect(document.body).toHaveFocus();
  expect(document.documentElement.scrollTop).toBe(300);
});

it('going to another page removes announcements that were read out, but keeps newer ones [8-announcements-page]', async () => {
  const { application, user } = await renderApp(paths.profile.href(), admin);
  const say = (...said: Parameters<typeof announced>) =>
    act(() => void application.store.dispatch(announced(...said)));
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  say('Vælg provision', 'assertive');
  now.mockReturnValue(start + announcementReadMs);
  say('Gemt');
  expect(await screen.findByText('Gemt')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Vælg provision');
  await user.click(screen.getByRole('link', { name: 'Tilvalg' }));
  await screen.findByRole('heading', { level: 1, name: 'Tilvalg' });
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  expect(screen.getByText('Gemt')).toBeInTheDocument();
});

const bar = 'Du er offline. En formular, du gemmer, bliver ikke sendt, før du prøver igen.';

describe('a lost connection', () => {
  it('is shown in a bar and announced until it is back [8-offline]', async () => {
    await renderApp('/admin/user', { as: 'admin' });
    setOnline(false);
    // One text is visible, the other is for screen readers.
    expect(screen.getAllByText(bar)).toHaveLength(2);
    setOnline(true);
    expect(screen.queryByText(bar)).not.toBeInTheDocument();
  });

  it('keeps the rows of the haulier list until the requested page loads once online [8-offline]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const before = names();
    setOnline(false);
    mock.use('drop:*');
    await user.click(await screen.findByRole('button', { name: 'Side 3' }));
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    expect(names()).toEqual(before);
    expect(tableOf().tBodies[0]).toHaveAttribute('inert');
    expect(screen.getByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(/\b1\b/);
    expect(tableOf()).toHaveAttribute('aria-busy', 'false');
    mock.use('happy');
    setOnline(true);
    await waitFor(() => expect(names()).not.toEqual(before));
    expect(screen.queryByText('Listen kunne ikke hentes.')).not.toBeInTheDocument();
    // The announcement follows the rows.
    await waitFor(() => expect(screen.getAllByText('Viser 21–30 af 240 rækker')).toHaveLength(2));
  });

  it('delays the wizard, which loads by itself once the connection is back [8-offline]', async () => {
    const { mock } = await renderApp(`/registration/${demoTokens.invited}`, {
      scenario: 'drop:getRegistration',
    });
    expect(await screen.findByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
    mock.use('happy');
    setOnline(true);
    expect(await screen.findByRole('button', { name: 'Ret' })).toBeInTheDocument();
  });
});
