import type { Page, Trucker, TruckerListQuery } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { LiveApi } from './liveApi';

const firstPage: TruckerListQuery = { page: 0, paginated: true, sort: 'id', direction: 'asc' };

const columns = ['id', 'name', 'cvr', 'truckNumber', 'hasWorkInsurance', 'isActive'] as const;

const idsOf = (page: Page<Trucker>) => page.rows.map(({ id }) => id);

const list = (api: LiveApi, query: TruckerListQuery, name: string) =>
  api.ask(
    'listTruckers',
    (dispatch) => dispatch(truckerApi.endpoints.listTruckers.initiate(query)),
    name,
  );

function isSorted(ids: readonly number[], direction: 'asc' | 'desc'): boolean {
  const sorted = ids.toSorted((a, b) => (direction === 'asc' ? a - b : b - a));
  return ids.join() === sorted.join();
}

/** The second page has to be another one, and say so: how pages are counted is a setting (D7). */
async function askSecondPage(api: LiveApi, first: Page<Trucker>): Promise<void> {
  if (first.pageCount < 2) {
    api.leave('listTruckers', 'all hauliers are on one page', 'page 2');
    return;
  }
  const second = await list(api, { ...firstPage, page: 1 }, 'page 2');
  if (!second) return;
  const isOther = idsOf(second).every((id) => !idsOf(first).includes(id));
  const isNamed = first.page === 0 && second.page === 1;
  const problem = isOther
    ? isNamed
      ? null
      : `pages 1 and 2 call themselves ${first.page + 1} and ${second.page + 1}: do they count from another number?`
    : 'page 2 has rows of page 1: does the server count pages from another number?';
  api.expect('listTruckers', 'pages are counted as the product counts them', problem);
}

/** The list as it is sorted, paged and read whole. */
async function askList(api: LiveApi): Promise<Page<Trucker> | null> {
  const first = await list(api, firstPage, 'page 1');
  if (!first) return null;
  await askSecondPage(api, first);
  for (const sort of columns) {
    for (const direction of ['asc', 'desc'] as const) {
      const page = await list(api, { ...firstPage, sort, direction }, `by ${sort}, ${direction}`);
      if (page && sort === 'id') {
        const problem = isSorted(idsOf(page), direction) ? null : 'the ids are in another order';
        api.expect('listTruckers', `is sorted by id, ${direction}`, problem);
      }
    }
  }
  const all = await list(api, { ...firstPage, paginated: false }, 'all at once');
  if (all) {
    const problem =
      all.rows.length === first.total
        ? null
        : `${all.rows.length} rows came of the ${first.total} that page 1 counts`;
    api.expect('listTruckers', 'has all rows where no page is asked for', problem);
  }
  return first;
}

/** A search for a haulier that is listed has to find it, by each field. */
async function askSearch(api: LiveApi, known: Trucker | undefined): Promise<void> {
  for (const field of ['name', 'cvr', 'truckNumber'] as const) {
    const text = known?.[field] ?? '';
    if (known === undefined || text === '') {
      api.leave('searchTruckers', 'no haulier is listed that could be searched for', `by ${field}`);
      continue;
    }
    const found = await api.ask(
      'searchTruckers',
      (dispatch) =>
        dispatch(
          truckerApi.endpoints.searchTruckers.initiate({ text, field, page: 0, paginated: false }),
        ),
      `by ${field}`,
    );
    if (found) {
      const problem = idsOf(found).includes(known.id)
        ? null
        : 'a haulier that is listed is not found';
      api.expect('searchTruckers', `finds by ${field}`, problem);
    }
  }
}

/** Asks for the hauliers in every way that the product does; resolves with the first of them. */
export async function askTruckers(api: LiveApi): Promise<Trucker | null> {
  const first = await askList(api);
  const known = first?.rows[0];
  if (first) await askSearch(api, known);
  return known ?? null;
}
