import { screen, waitFor, within } from '@testing-library/react';
import { beIdle } from '@tests/support/fakes/idle';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';
import { keepFirst, waitForRows } from '../listScreen';

const chips = () => screen.findByRole('group', { name: 'Arbejdslister' });

export const chip = async (name: string | RegExp) =>
  within(await chips()).findByRole('button', { name });

/** The requests that fetch all hauliers. */
export const wholeReads = ({ mock }: RenderedApp) =>
  mock.calls.of('listTruckers').filter(({ query }) => query.pagination === 'false');

/** Waits until the worklists show their counts. */
async function untilCounted(): Promise<void> {
  await waitFor(async () => expect((await chip(/^Mangler/)).textContent).toMatch(/\d$/));
}

type Db = RenderedApp['mock']['db'];

const plate = (id: number) => `AB${String(10_000 + id)}`;

/** Gives every haulier a number plate, a verified insurance, an address and the status "active". */
function complete(db: Db): void {
  for (const { id, vehicle } of db.truckers.all()) {
    db.truckers.update(id, {
      status: 0,
      address: { id, address: 'Havnegade 1', zip_code: '8000', city: 'Aarhus C' },
      vehicle: {
        serial_number: 'WDB9066331S123456',
        status: 'Registreret',
        ...vehicle,
        reg_number: plate(id),
        insurance_status: 'verified',
      },
    });
  }
}

/** The names of the hauliers without a number plate, in the order of the list. */
export const plateless = ['Første uden plade', 'Anden uden plade', 'Tredje uden plade'];

interface Options extends RenderAppOptions {
  address?: string;
  change?: (db: Db) => void;
  /** The list fails to load, so there are no rows to wait for. */
  fails?: boolean;
}

/** Opens the list with three hauliers without number plate, two with unverified insurance and one inactive. */
export async function openList({ address, change, fails, ...options }: Options = {}) {
  const view = await renderApp(address ?? '/admin/truckers', {
    as: 'admin',
    ...options,
    answers: (mock) => {
      const { db } = mock;
      keepFirst(56)(mock);
      complete(db);
      plateless.forEach((name, index) =>
        db.truckers.update(21 + index, { name, vehicle: null, is_car_insurance: '1' }),
      );
      for (const id of [31, 32]) {
        const vehicle = db.truckers.get(id)?.vehicle;
        if (vehicle) {
          db.truckers.update(id, { vehicle: { ...vehicle, insurance_status: 'not verified' } });
        }
      }
      db.truckers.update(33, { status: 1 });
      change?.(db);
      return [];
    },
  });
  if (!fails) await waitForRows();
  return view;
}

/** As `openList`, and waits until all hauliers are fetched and counted. */
export async function openCounted(options: Options = {}) {
  const view = await openList(options);
  await beIdle();
  await untilCounted();
  return view;
}
