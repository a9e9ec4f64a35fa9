import type { ComponentType } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { notified } from '@/shared/notifications/notifications.slice';
import { expectConsole } from '@tests/support/jest/consoleGuard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { press, stepHeading, openWizard, finishDetails } from '@tests/support/page-objects/wizard';

let mockBroken: string | null = null;

/** Wraps a component of a module so that it throws while `mockBroken` is its name. */
function mockPart(path: string, name: string): object {
  const actual = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Part = actual[name];
  function Breakable(props: object) {
    if (mockBroken === name) throw new Error(`${name} broke`);
    return Part && <Part {...props} />;
  }
  return { ...actual, [name]: Breakable };
}

jest.mock('@/features/profile/ProfilePage', () =>
  mockPart('@/features/profile/ProfilePage', 'ProfilePage'),
);
jest.mock('@/features/dashboard/charts/ValueChart', () =>
  mockPart('@/features/dashboard/charts/ValueChart', 'ValueChart'),
);
jest.mock('@/features/truckers/forms/TruckerFields', () =>
  mockPart('@/features/truckers/forms/TruckerFields', 'TruckerFields'),
);
jest.mock('@/features/registration/car/CarStepPage', () =>
  mockPart('@/features/registration/car/CarStepPage', 'CarStepPage'),
);
jest.mock('@/app/layouts/staff/Sidebar', () => mockPart('@/app/layouts/staff/Sidebar', 'Sidebar'));
jest.mock('@/shared/notifications/Toasts', () =>
  mockPart('@/shared/notifications/Toasts', 'Toasts'),
);

const told = /^Referencenummer: [2-9A-HJ-NP-Z]{8}\./;
const brokenPage = 'Siden kunne ikke vises.';

beforeEach(() => {
  expectConsole(/ broke/);
});

afterEach(() => {
  mockBroken = null;
});

describe('a page whose component throws an error', () => {
  it('shows a message with a retry inside its layout, in the chosen language', async () => {
    mockBroken = 'ProfilePage';
    const { user } = await renderApp('/admin/user', { as: 'admin' });
    expect(within(screen.getByRole('main')).getByText(told)).toBeInTheDocument();
    expect(screen.getByText(brokenPage)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('The page could not be shown.')).toBeInTheDocument();
    expect(screen.getByText(/^Reference number: \w{8}\./)).toBeInTheDocument();
    mockBroken = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  });

  it('can be left through the menu, and opens on the next visit', async () => {
    mockBroken = 'ProfilePage';
    const { user } = await renderApp('/admin/user', { as: 'admin' });
    await user.click(screen.getByRole('link', { name: 'Priser' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Priser' })).toBeInTheDocument();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    mockBroken = null;
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument();
  });
});

it('a chart that throws an error leaves its table and the rest of the page intact', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  mockBroken = 'ValueChart';
  const { user } = await renderApp('/admin/overview', { as: 'admin' });
  // Both charts fail with the same error, so both show the same reference number.
  const [first, second] = await screen.findAllByText(told);
  expect(second).toHaveTextContent(first?.textContent ?? '');
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Nøgletal' })).toBeInTheDocument();
  mockBroken = null;
  const [again] = screen.getAllByRole('button', { name: 'Prøv igen' });
  if (again) await user.click(again);
  expect(screen.getAllByText(told)).toHaveLength(1);
});

it('a dialog that throws an error can be closed, and leaves the list below it unchanged', async () => {
  const { user } = await renderApp('/admin/truckers', { as: 'admin' });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  mockBroken = 'TruckerFields';
  await user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(told)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Luk' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
});

it('step 2 can be retried if it throws an error after step 1 was saved', async () => {
  await openWizard();
  mockBroken = 'CarStepPage';
  await finishDetails();
  expect(await screen.findByText(told)).toBeInTheDocument();
  mockBroken = null;
  await press('Prøv igen');
  expect(await screen.findByRole('radiogroup', { name: 'Hvor kører du?' })).toBeInTheDocument();
  expect(await stepHeading('Bilforsikring')).toBeInTheDocument();
});

describe('the frame around the pages', () => {
  it('is replaced by a bare page with a link and a retry button when the layout throws an error', async () => {
    mockBroken = 'Sidebar';
    const { user } = await renderApp('/admin/user', { as: 'admin' });
    const main = screen.getByRole('main');
    expect(within(main).getByText(brokenPage)).toBeInTheDocument();
    expect(within(main).getByText(told)).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute(
      'href',
      '/',
    );
    mockBroken = null;
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  });

  it('still announces notifications to screen readers when the toasts throw an error', async () => {
    const { application } = await renderApp('/login');
    mockBroken = 'Toasts';
    act(() => void application.store.dispatch(notified('error', 'Det gik ikke.')));
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toContain('Det gik ikke.');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
