import { addOnsApi } from '@/api/add-ons/addOns.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import type { PremiumQuery, Price } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import type { LiveApi } from './liveApi';

/** No haulier would take it for a price. */
const absurdPremium = '999999';

async function idsOf(api: LiveApi): Promise<number[][]> {
  const { listAreas, listNewValues, listOwnRisks, listInjuries } = lookupsApi.endpoints;
  const name = 'for a price';
  const lists = [
    await api.ask('listAreas', (dispatch) => dispatch(listAreas.initiate()), name),
    await api.ask('listNewValues', (dispatch) => dispatch(listNewValues.initiate()), name),
    await api.ask('listOwnRisks', (dispatch) => dispatch(listOwnRisks.initiate()), name),
    await api.ask('listInjuries', (dispatch) => dispatch(listInjuries.initiate()), name),
  ];
  return lists.map((list) => (list ?? []).map(({ id }) => id));
}

const keyOf = ({ areaId, newValueId, ownRiskId, injuryId }: PremiumQuery) =>
  [areaId, newValueId, ownRiskId, injuryId].join();

/** Four choices that no price is set for; undefined where every one has a price. */
async function freeChoices(
  api: LiveApi,
  prices: readonly Price[],
): Promise<PremiumQuery | undefined> {
  const taken = new Set(prices.map(keyOf));
  const [areas = [], values = [], risks = [], injuries = []] = await idsOf(api);
  return areas
    .flatMap((areaId) => values.map((newValueId) => ({ areaId, newValueId })))
    .flatMap((one) => risks.map((ownRiskId) => ({ ...one, ownRiskId })))
    .flatMap((one) => injuries.map((injuryId) => ({ ...one, injuryId })))
    .find((one) => !taken.has(keyOf(one)));
}

const listPrices = (api: LiveApi, name: string) =>
  api.ask('listPrices', (dispatch) => dispatch(pricesApi.endpoints.listPrices.initiate()), name);

async function writePrices(api: LiveApi): Promise<void> {
  const before = (await listPrices(api, 'before')) ?? [];
  const choices = await freeChoices(api, before);
  if (!choices) {
    for (const call of ['createPrice', 'updatePrice', 'updateKickback', 'deletePrice'] as const) {
      api.leave(call, 'every combination of choices has a price, and none of those is touched');
    }
    return;
  }
  const percentages = { ensurePercent: '1', dantaxiPercent: '2' };
  const input = { ...choices, ...percentages, premium: absurdPremium };
  await api.ask('createPrice', (dispatch) =>
    dispatch(pricesApi.endpoints.createPrice.initiate(input)),
  );
  const after = (await listPrices(api, 'after')) ?? [];
  const id = after.find((price) => keyOf(price) === keyOf(choices))?.id;
  if (id === undefined) {
    api.expect('deletePrice', 'cleans up', 'the price that was made is not listed');
    return;
  }
  await api.ask('updatePrice', (dispatch) =>
    dispatch(pricesApi.endpoints.updatePrice.initiate({ ...input, id })),
  );
  await api.ask('updateKickback', (dispatch) =>
    dispatch(pricesApi.endpoints.updateKickback.initiate({ ...percentages, id })),
  );
  await api.ask('deletePrice', (dispatch) =>
    dispatch(pricesApi.endpoints.deletePrice.initiate(id)),
  );
}

async function writeAddOns(api: LiveApi): Promise<void> {
  const input = { name: `TEST contract check ${Date.now()}`, price: '1', type: 'work' } as const;
  await api.ask('createAddOn', (dispatch) =>
    dispatch(addOnsApi.endpoints.createAddOn.initiate(input)),
  );
  const list = await api.ask(
    'listAddOns',
    (dispatch) => dispatch(addOnsApi.endpoints.listAddOns.initiate()),
    'after',
  );
  const id = list?.find(({ name }) => name === input.name)?.id;
  if (id === undefined) {
    api.expect('deleteAddOn', 'cleans up', 'the add-on that was made is not listed');
    return;
  }
  await api.ask('updateAddOn', (dispatch) =>
    dispatch(addOnsApi.endpoints.updateAddOn.initiate({ ...input, id })),
  );
  await api.ask('deleteAddOn', (dispatch) =>
    dispatch(addOnsApi.endpoints.deleteAddOn.initiate(id)),
  );
}

/** Every call that changes what is sold, on a price and an add-on that are made here and go again. */
export async function writeProducts(api: LiveApi): Promise<void> {
  await writePrices(api);
  await writeAddOns(api);
}
