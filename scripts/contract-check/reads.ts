import {
  truckerSortColumns,
  type Page,
  type Trucker,
  type TruckerListQuery,
} from '@/api/truckers/trucker.model';
import type { LiveApi } from './liveApi';

/** The reference lists: the ids of what there is to choose from. */
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

/** What is sold: the premium of the first choices, prices and add-ons, as staff see them and as the wizard does. */
async function askProducts(api: LiveApi, choices: Choices): Promise<void> {
  const [areaId, newValueId, ownRiskId, injuryId] = Object.values(choices).map(([id]) => id);
  if (areaId && newValueId && ownRiskId && injuryId) {
    await api.ask('getPremium', { areaId, newValueId, ownRiskId, injuryId });
  } else api.leave(['getPremium'], 'a reference list has nothing to choose from');
  await api.ask('listPrices', undefined);
  await api.ask('listAddOns', undefined);
  for (const type of ['car', 'work'] as const) await api.ask('searchAddOns', type, type);
}

const firstPage = { page: 0, paginated: true, sort: 'id', direction: 'asc' } as const;

const idsOf = (page: Page<Trucker>) => page.rows.map(({ id }) => id);
const listTruckers = (api: LiveApi, query: Partial<TruckerListQuery>, name: string) =>
  api.ask('listTruckers', { ...firstPage, ...query }, name);

/** The second page has to be another one, and say so: how pages are counted is a setting (D7). */
async function askSecondPage(api: LiveApi, first: Page<Trucker>): Promise<void> {
  if (first.pageCount < 2) {
    api.leave(['listTruckers'], 'all hauliers are on one page', 'page 2');
    return;
  }
  const second = await listTruckers(api, { page: 1 }, 'page 2');
  if (!second) return;
  const isOther = idsOf(second).every((id) => !idsOf(first).includes(id));
  const problem = isOther
    ? `pages 1 and 2 call themselves ${first.page + 1} and ${second.page + 1}: do they count from another number?`
    : 'page 2 has rows of page 1: does the server count pages from another number?';
  const holds = isOther && first.page === 0 && second.page === 1;
  api.expect('listTruckers', 'pages are counted as the product counts them', holds, problem);
}

/** The list by each column, both ways. Only ids have one order, whatever the server's alphabet. */
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
      const reason = 'no haulier is listed that could be searched for';
      api.leave(['searchTruckers'], reason, `by ${field}`);
      continue;
    }
    const query = { text: known[field], field, page: 0, paginated: false };
    const found = await api.ask('searchTruckers', query, `by ${field}`);
    const holds = found && idsOf(found).includes(known.id);
    const problem = 'a haulier that is listed is not found';
    api.expect('searchTruckers', `finds by ${field}`, holds, problem);
  }
}

/** The list as it is paged, sorted, read whole and searched; resolves with the first haulier. */
async function askTruckers(api: LiveApi): Promise<Trucker | undefined> {
  const first = await listTruckers(api, {}, 'page 1');
  if (!first) return undefined;
  await askSecondPage(api, first);
  await askSorted(api);
  const all = await listTruckers(api, { paginated: false }, 'all at once');
  const holds = all && all.rows.length === first.total;
  const problem = `${all?.rows.length} rows came of the ${first.total} that page 1 counts`;
  api.expect('listTruckers', 'has all rows where no page is asked for', holds, problem);
  await askSearch(api, first.rows[0]);
  return first.rows[0];
}

const emails = ['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'] as const;

/** What a haulier's link opens: the wizard and all four e-mails. */
async function askLink(api: LiveApi): Promise<void> {
  if (api.link === '') {
    const reason = 'set CONTRACT_LINK to the token of a haulier’s link';
    api.leave(['getRegistration', 'getEmailInfo'], reason);
    return;
  }
  await api.ask('getRegistration', api.link);
  for (const kind of emails) {
    await api.ask('getEmailInfo', { kind, locale: 'da', token: api.link }, kind);
  }
}

/** Asks every call that changes nothing, the later ones with ids that the earlier ones have answered; resolves with what can be chosen. */
export async function askReads(api: LiveApi): Promise<Choices> {
  const choices = await askChoices(api);
  await askProducts(api, choices);
  const trucker = await askTruckers(api);
  if (trucker) {
    await api.ask('getTrucker', trucker.id);
    await api.ask('getTruckerHistory', trucker.id);
  } else api.leave(['getTrucker', 'getTruckerHistory'], 'no haulier is listed');
  await askLink(api);
  return choices;
}
