import { act as settle, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { expectRows } from './acts/listActions';
import { toCar } from './acts/wizardActions';
import { answerOf, choose, press } from './support/pageControls';
import { t } from './support/words';

/** Two requests of one operation, of which the first gets its response last. */
interface Race {
  name: string;
  call: OperationId;
  address: string;
  as?: 'admin';
  arrange: () => Promise<unknown>;
  first: () => Promise<unknown>;
  second: () => Promise<unknown>;
  /** Requires that the screen shows the result of the second request. */
  expectSecond: () => Promise<void> | void;
}

const lateMs = 300;
const truckerRows = () => expectRows(t['nav.truckers']);
const firstName = () => screen.getAllByRole('rowheader')[0]?.textContent;

async function search(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await press(t['common.search']);
}

const priceRegion = () => screen.getByRole('region', { name: t['step2.premium'] });
const price = () => priceRegion().textContent;
let prices: string[] = [];

/** Requires the price of the newest choice, and the same price as when this function ran before. */
async function expectOnePrice(): Promise<void> {
  expect(await answerOf(t['step2.ownRisk'], 2)).toBeChecked();
  // The previous price stays until the next one arrives.
  await waitFor(() => expect(priceRegion()).not.toHaveAttribute('aria-busy'));
  expect(price()).toMatch(/\d,\d\d/);
  prices.push(price());
  expect(new Set(prices).size).toBe(1);
}

const races: readonly Race[] = [
  {
    name: 'a search',
    call: 'searchTruckers',
    address: paths.truckers.href(),
    as: 'admin',
    arrange: truckerRows,
    first: () => search('gamle ågård'),
    second: () => search('nørrebro taxi'),
    expectSecond: () => waitFor(() => expect(firstName()).toBe('Nørrebro Taxi ApS')),
  },
  {
    name: 'a premium',
    call: 'getPremium',
    address: paths.registration.href(demoTokens.halfDone),
    arrange: async () => {
      await toCar();
      await waitFor(() => expect(price()).toMatch(/\d,\d\d/));
      prices = [];
    },
    first: () => choose(t['step2.ownRisk'], 0),
    second: () => choose(t['step2.ownRisk'], 2),
    expectSecond: expectOnePrice,
  },
];

async function expectAllAnswered({ mock }: RenderedApp): Promise<void> {
  await waitFor(() => expect(mock.calls.all().filter(({ status }) => status === null)).toEqual([]));
  await settle(() => Promise.resolve());
}

describe('the late response to an earlier request', () => {
  it.each(races)(
    'does not replace the newer result: $name',
    async ({ call, address, as, arrange, first, second, expectSecond }) => {
      const app = await renderApp(address, { ...(as && { as }) });
      await arrange();
      app.mock.calls.clear();
      app.mock.addFault({ operationId: call, fault: { kind: 'slow', ms: lateMs }, times: 1 });
      await first();
      await waitFor(() => expect(app.mock.calls.of(call)).toHaveLength(1));
      await second();
      await expectSecond();
      await expectAllAnswered(app);
      await expectSecond();
    },
  );
});
