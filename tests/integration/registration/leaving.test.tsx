import { act, screen } from '@testing-library/react';
import { redirectDelayMs } from '@/config/constants';
import { demoTokens } from '@mocks/db/demo';
import { press, openWizard } from './wizard';

function goTo(address: string) {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

describe('a wizard that was left', () => {
  it('sends nobody to login when its link fails later', async () => {
    const app = await openWizard(demoTokens.unknown, { scenario: 'slow:getRegistration:300' });
    goTo('/thank-you');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tak' })).toBeInTheDocument();
    await pass(redirectDelayMs + 600);
    expect(window.location.pathname).toBe('/thank-you');
    expect(app.mock.calls.of('getRegistration').length).toBeGreaterThan(0);
  });
});

describe('reference lists that failed', () => {
  it('are said to have failed once, whatever the language', async () => {
    const app = await openWizard(undefined, { scenario: 'error:listAreas:500' });
    const before = (await screen.findAllByText('Ups! Noget gik galt!')).length;
    await press(app, 'English');
    await screen.findByRole('heading', { level: 1, name: 'Confirm details' });
    expect(screen.queryAllByText('Oops! Something went wrong!')).toEqual([]);
    expect(screen.getAllByText('Ups! Noget gik galt!')).toHaveLength(before);
  });
});
