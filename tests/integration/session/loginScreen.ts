import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { demoAccounts } from '@mocks/db/demo';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';

// The fields and the button of the Danish login page.
export const emailField = () => screen.findByRole('textbox', { name: 'E-mail' });
export const passwordField = () => screen.getByLabelText('Adgangskode');
export const loginButton = () => screen.getByRole('button', { name: 'Log ind' });

type Account = keyof typeof demoAccounts;

/** Lists with few rows render faster. */
export const fewRows = { prepare: keepFewTruckers } as const;

/** Fills in credentials; those of the demo admin by default. */
export async function fillCredentials(
  { email, password }: { email: string; password: string } = demoAccounts.admin,
): Promise<void> {
  fireEvent.change(await emailField(), { target: { value: email } });
  fireEvent.change(passwordField(), { target: { value: password } });
}

/** Logs in as a demo account on the login page. */
export async function logIn(view: RenderedApp, account: Account = 'admin'): Promise<void> {
  await fillCredentials(demoAccounts[account]);
  await view.user.click(loginButton());
}

/** Lets the session expire with a request that no form waits for, and waits for the login page. */
export async function expireSession({ mock, application }: RenderedApp): Promise<void> {
  const { listAreas } = lookupsApi.endpoints;
  mock.addFault({ operationId: 'listAreas', fault: { kind: 'error', status: 401 }, times: 1 });
  await act(async () => {
    await application.store.dispatch(listAreas.initiate(undefined, { forceRefetch: true }));
  });
  await expectPage('Log ind');
}

export async function expectPage(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** Waits until path and query equal `address`. */
export async function expectAddress(address: string): Promise<void> {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
}

/** Waits for the haulier list, so that no request is pending. */
export async function expectRows(): Promise<void> {
  await screen.findByRole('table', { name: /Vognmænd|Taxi operators/ });
}
