import { act, screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { setOnline } from '@tests/support/actions/connection';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { openWizard, press } from '@tests/support/page-objects/wizard';

/** Navigates with a history entry like those of the router. */
function goTo(address: string) {
  act(() => {
    window.history.pushState({ usr: null, key: 'left', idx: 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('a wizard that was left', () => {
  it('does not redirect to login if the server refuses its link only then', async () => {
    const redirect = holdTimers(3000);
    const { mock, release } = await openWizard(demoTokens.unknown, { hold: 'getRegistration' });
    const heading = 'Forsikring for taxivognmænd';
    goTo('/thank-you');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    release();
    await waitFor(() => expect(mock.calls.of('getRegistration')[0]?.status).toBe(404));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await redirect.pass();
    expect(window.location.pathname).toBe('/thank-you');
  });

  it('clears the timer of the redirect to login', async () => {
    const redirect = holdTimers(3000);
    await openWizard(demoTokens.unknown);
    await screen.findByText(/Linket virker ikke/);
    expect(redirect.count()).toBe(1);
    goTo('/thank-you');
    await screen.findByRole('heading', { level: 1, name: 'Forsikring for taxivognmænd' });
    expect(redirect.count()).toBe(0);
  });
});

describe('reference lists that fail to load', () => {
  it('show no second notification after a switch of language [8-lookup-failure-once]', async () => {
    await openWizard(undefined, { scenario: 'error:listAreas:500' });
    const before = (await screen.findAllByText('Ups! Noget gik galt!')).length;
    await press('English');
    await screen.findByRole('heading', { level: 1, name: 'Your details' });
    expect(screen.queryAllByText('Oops! Something went wrong!')).toEqual([]);
    expect(screen.getAllByText('Ups! Noget gik galt!')).toHaveLength(before);
  });

  it('clear their notification once they have loaded [8-load-overcome]', async () => {
    const { mock } = await openWizard(undefined, { scenario: 'error:listAreas:500' });
    await screen.findAllByText('Ups! Noget gik galt!');
    mock.use('happy');
    setOnline(false);
    setOnline(true);
    await waitFor(() => expect(screen.queryByText('Ups! Noget gik galt!')).toBeNull());
  });
});
