import {
  truckerSortColumns,
  type Page,
  type Trucker,
  type TruckerListQuery,
} from '@/api/truckers/trucker.model';
import type { LiveApi } from './liveApi';

/** The ids in the reference lists. */
async function askChoices(api: LiveApi) {
  const idsIn = async (call: 'listAreas' | 'listNewValues' | 'listOwnRisks' | 'listInjuries') =>
    ((await api.ask(call, undefined)) ?? []).map(({ id }) => id);
  return {
    areaId: await idsIn('listAreas'),
    newValueId: await idsIn('listNewValues'),
    ownRiskId: await idsIn('listOwnRisks'),
    injuryId: await idsIn('listInjuries'),
  };
}

export type Choices = Awaited<ReturnType<typeof askChoices>>;

/** The premium of the first choices, the prices, and the add-ons as staff and the wizard fetch them. */
async function askProducts(api: LiveApi, choices: Choices): Promise<void> {
  const [areaId, newValueId, ownRiskId, injuryId] = Object.values(choices).map(([id]) => id);
  if (areaId && newValueId && ownRiskId && injuryId) {
    await api.ask('getPremium', { areaId, newValueId, ownRiskId, injuryId });
  } else api.skip(['getPremium'], 'a reference list is empty');
  await api.ask('listPrices', undefined);
  await api.ask('listAddOns', undefined);
  for (const type of ['car', 'work'] as const) await api.ask('searchAddOns', type, type);
}

const firstPage = { page: 0, paginated: true, sort: 'id', direction: 'asc' } as const;

const idsOf = (page: Page<Trucker>) => page.rows.map(({ id }) => id);
const listTruckers = (api: LiveApi, query: Partial<TruckerListQuery>, name: string) =>
  api.ask('listTruckers', { ...firstPage, ...query }, name);

/**
 * Checks that page 2 of the hauliers has other rows and another number than page 1. If not, the setting for the number
 * of the API's first page (0 or 1) may be wrong.
 */
async function askSecondPage(api: LiveApi, first: Page<Trucker>): Promise<void> {
  if (first.pageCount < 2) {
    api.skip(['listTruckers'], 'all hauliers are on one page', 'page 2');
    return;
  }
  const second = await listTruckers(api, { page: 1 }, 'page 2');
  if (!second) return;
  const isOther = idsOf(second).every((id) => !idsOf(first).includes(id));
  const problem = isOther
    ? `pages 1 and 2 are numbered ${first.page + 1} and ${second.page + 1}: does the server count pages from another number?`
    : 'page 2 has rows of page 1: does the server count pages from another number?';
  const holds = isOther && first.page === 0 && second.page === 1;
  api.expect('listTruckers', 'counts pages as the product does', holds, problem);
}

/**
 * Sorts the list by each column in both directions. Only the order of ids is verified: servers may order text
 * differently.
 */
async function askSorted(api: LiveApi): Promise<void> {
  for (const sort of truckerSortColumns) {
    for (const direction of ['asc', 'desc'] as const) {
      const page = await listTruckers(api, { sort, direction }, `by ${sort}, ${direction}`);
      if (!page || sort !== 'id') continue;
      const sorted = idsOf(page).toSorted((a, b) => (direction === 'asc' ? a - b : b - a));
      const holds = idsOf(page).join() === sorted.join();
      const name = `is sorted by id, ${direction}`;
      api.expect('listTruckers', name, holds, 'the ids are in another order');
    }
  }
}

async function askSearch(api: LiveApi, known: Trucker | undefined): Promise<void> {
  for (const field of ['name', 'cvr', 'truckNumber'] as const) {
    if (!known?.[field]) {
      const reason = 'no listed haulier can be searched for';
      api.skip(['searchTruckers'], reason, `by ${field}`);
      continue;
    }
    const query = { text: known[field], field, page: 0, paginated: false };
    const found = await api.ask('searchTruckers', query, `by ${field}`);
    const holds = found && idsOf(found).includes(known.id);
    const problem = 'a listed haulier is not found';
    api.expect('searchTruckers', `finds by ${field}`, holds, problem);
  }
}

/** Checks paging, sorting, the list without paging, and search. Resolves with the first haulier. */
async function askTruckers(api: LiveApi): Promise<Trucker | undefined> {
  const first = await listTruckers(api, {}, 'page 1');
  if (!first) return undefined;
  await askSecondPage(api, first);
  await askSorted(api);
  const all = await listTruckers(api, { paginated: false }, 'all at once');
  const holds = all && all.rows.length === first.total;
  const problem = `returned ${all?.rows.length} rows, but page 1 has a total of ${first.total}`;
  api.expect('listTruckers', 'has all rows if no page is requested', holds, problem);
  await askSearch(api, first.rows[0]);
  return first.rows[0];
}

const emails = ['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'] as const;

/** Checks the data of a haulier's link: the wizard and all four e-mails. */
async function askLink(api: LiveApi): Promise<void> {
  if (api.link === '') {
    const reason = 'set CONTRACT_LINK to the token of a haulier’s link';
    api.skip(['getRegistration', 'getEmailInfo'], reason);
    return;
  }
  await api.ask('getRegistration', api.link);
  for (const kind of emails) {
    await api.ask('getEmailInfo', { kind, locale: 'da', token: api.link }, kind);
  }
}

/**
 * Sends all requests that change nothing, using ids from earlier responses. Resolves with the ids of the reference
 * lists.
 */
export async function askReads(api: LiveApi): Promise<Choices> {
  const choices = await askChoices(api);
  await askProducts(api, choices);
  const trucker = await askTruckers(api);
  if (trucker) {
    await api.ask('getTrucker', trucker.id);
    await api.ask('getTruckerHistory', trucker.id);
  } else api.skip(['getTrucker', 'getTruckerHistory'], 'no haulier is listed');
  await askLink(api);
  return choices;
}
