import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beIdle, countWaiting } from '@tests/support/fakes/idle';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import {
  press,
  stepHeading,
  openWizard,
  openCard,
  finishDetails,
  fillCar,
} from '@tests/support/page-objects/wizard';

const mockLoaded: string[] = [];

jest.mock('@/features/prices/containers/PricesPage', () => {
  mockLoaded.push('prices');
  return jest.requireActual<object>('@/features/prices/containers/PricesPage');
});
jest.mock('@/features/trucker-history/TruckerHistoryPage', () => {
  mockLoaded.push('history');
  return jest.requireActual<object>('@/features/trucker-history/TruckerHistoryPage');
});

const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(() => setConnection());

const requestedPages = ({ mock }: RenderedApp) =>
  mock.calls
    .of('listTruckers')
    .filter(({ query }) => query.pagination === 'true')
    .map(({ query }) => query.page);
const queryStates = ({ application }: RenderedApp) =>
  Object.values(application.store.getState().api.queries)
    // Ignore the request of the worklists, which fetch all hauliers.
    .filter((query) => query?.endpointName !== 'getAllTruckers')
    .map((query) => query?.status);
const openListPage = async ({ user }: RenderedApp, page: number) => {
  await user.click(await screen.findByRole('button', { name: `Side ${page}` }));
};
const expectShown = (count: string) => () =>
  expect(screen.getAllByText(count).length).toBeGreaterThan(0);

describe('fetching ahead', () => {
  it('loads no page chunk when its link is hovered in data-saver mode [2-ahead-not-on-2g]', async () => {
    setConnection({ saveData: true });
    const view = await renderApp('/admin/truckers', { as: 'admin' });
    await screen.findByRole('table');
    await view.user.hover(screen.getByRole('link', { name: 'Priser' }));
    await beIdle();
    expect(mockLoaded).toEqual([]);
    expect(view.mock.calls.of('listTruckers')).toHaveLength(1);
  });

  it('loads the chunk of a page when its link is hovered or focused [2-ahead-scripts]', async () => {
    const view = await renderApp('/admin/truckers', { as: 'admin' });
    await screen.findByRole('table');
    await view.user.hover(screen.getByRole('link', { name: 'Priser' }));
    await waitFor(() => expect(mockLoaded).toEqual(['prices']));
    const [history] = screen.getAllByRole('link', { name: 'Historik' });
    if (!history) throw new Error('No row links to a history.');
    fireEvent.focus(history);
    await waitFor(() => expect(mockLoaded).toEqual(['prices', 'history']));
    expect(view.mock.calls.of('listPrices')).toEqual([]);
    expect(view.mock.calls.of('getTruckerHistory')).toEqual([]);
  });

  it('requests the next page of the haulier list when idle, and each page only once [2-ahead-next-page]', async () => {
    const view = await renderApp('/admin/truckers', { as: 'admin' });
    await screen.findByRole('table');
    expect(requestedPages(view)).toEqual(['1']);
    await beIdle();
    await waitFor(() => expect(view.mock.calls.of('listTruckers')[1]?.status).toBe(200));
    expect(requestedPages(view)).toEqual(['1', '2']);
    // Page 2 shows although no request is answered now.
    const release = view.mock.hold('listTruckers');
    await openListPage(view, 2);
    await waitFor(expectShown('Viser 11–20 af 240 rækker'));
    await beIdle();
    await waitFor(() => expect(requestedPages(view)).toEqual(['1', '2', '3']));
    // Page 3 is already being fetched, so turning to it sends no second request.
    await openListPage(view, 3);
    release();
    await waitFor(expectShown('Viser 21–30 af 240 rækker'));
    expect(requestedPages(view)).toEqual(['1', '2', '3']);
  });

  it('fails without a notification, and fetches the page again when it is opened [2-ahead-fails]', async () => {
    const view = await renderApp('/admin/truckers', { as: 'admin' });
    const { notified } = listenTo(view.application.store);
    await screen.findByRole('table');
    view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'drop' }, times: 1 });
    await beIdle();
    await waitFor(() => expect(requestedPages(view)).toEqual(['1', '2']));
    await waitFor(() => expect(queryStates(view)).toEqual(['fulfilled', 'rejected']));
    await openListPage(view, 2);
    await waitFor(expectShown('Viser 11–20 af 240 rækker'));
    expect(requestedPages(view)).toEqual(['1', '2', '2']);
    expect(notified).toEqual([]);
  });

  it('fetches the add-ons of step 2 in step 1 and those of step 3 in step 2, each once [2-ahead-step-data]', async () => {
    const app = await openWizard();
    const types = () => app.mock.calls.of('searchAddOns').map(({ body }) => body);
    await stepHeading('Dine oplysninger');
    await openCard();
    await waitFor(async () => {
      await beIdle();
      expect(types()).toMatchObject([{ type: 1 }]);
    });
    await finishDetails();
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await fillCar();
    await waitFor(async () => {
      await beIdle();
      expect(types()).toMatchObject([{ type: 1 }, { type: 2 }]);
    });
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
    expect(types()).toHaveLength(2);
  });

  it('begins with a tap in step 1 even if the tap focuses nothing, as in Safari [2-ahead-scripts]', async () => {
    const app = await openWizard();
    await stepHeading('Dine oplysninger');
    const tapped = await screen.findByRole('radio', { name: 'Nej' });
    await beIdle();
    expect(countWaiting()).toBe(0);
    fireEvent.click(tapped);
    expect(tapped).not.toHaveFocus();
    await waitFor(() => expect(countWaiting()).toBe(1));
    await beIdle();
    await waitFor(() => expect(app.mock.calls.of('searchAddOns')).toHaveLength(1));
  });

  it('fetches nothing ahead in step 1 in data-saver mode; step 2 fetches its lists [2-ahead-not-on-2g]', async () => {
    setConnection({ saveData: true });
    const app = await openWizard();
    await stepHeading('Dine oplysninger');
    await openCard();
    await beIdle();
    expect(countWaiting()).toBe(0);
    expect(app.mock.calls.of('listAreas')).toEqual([]);
    expect(app.mock.calls.of('searchAddOns')).toEqual([]);
    await finishDetails();
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    expect(app.mock.calls.of('listAreas')).toHaveLength(1);
  });
});
