import { addOnsApi } from '@/api/add-ons/addOns.api';
import { emailApi } from '@/api/emails/emails.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import { registrationApi } from '@/api/steps/details.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { askTruckers } from './lists';
import type { LiveApi } from './liveApi';

/** The reference lists, and the premium of their first choices. */
async function askChoices(api: LiveApi): Promise<void> {
  const { listAreas, listNewValues, listOwnRisks, listInjuries } = lookupsApi.endpoints;
  const areas = await api.ask('listAreas', (dispatch) => dispatch(listAreas.initiate()));
  const values = await api.ask('listNewValues', (dispatch) => dispatch(listNewValues.initiate()));
  const risks = await api.ask('listOwnRisks', (dispatch) => dispatch(listOwnRisks.initiate()));
  const injuries = await api.ask('listInjuries', (dispatch) => dispatch(listInjuries.initiate()));
  const [areaId, newValueId, ownRiskId, injuryId] = [areas, values, risks, injuries].map(
    (list) => list?.[0]?.id,
  );
  if (areaId && newValueId && ownRiskId && injuryId) {
    const query = { areaId, newValueId, ownRiskId, injuryId };
    await api.ask('getPremium', (dispatch) =>
      dispatch(pricesApi.endpoints.getPremium.initiate(query)),
    );
  } else api.leave('getPremium', 'a reference list has nothing to choose from');
}

/** What is sold: prices and add-ons, as staff see them and as the wizard does. */
async function askProducts(api: LiveApi): Promise<void> {
  await api.ask('listPrices', (dispatch) => dispatch(pricesApi.endpoints.listPrices.initiate()));
  await api.ask('listAddOns', (dispatch) => dispatch(addOnsApi.endpoints.listAddOns.initiate()));
  for (const type of ['car', 'work'] as const) {
    await api.ask(
      'searchAddOns',
      (dispatch) => dispatch(addOnsApi.endpoints.searchAddOns.initiate(type)),
      type,
    );
  }
}

const emails = ['invite', 'existing-insurance', 'injury-insurance', 'work-insurance'] as const;

/** What a haulier's link opens: the wizard and all four e-mails. */
async function askLink(api: LiveApi, link: string): Promise<void> {
  if (link === '') {
    const reason = 'not asked: set CONTRACT_LINK to the token of a haulier’s link';
    for (const call of ['getRegistration', 'getEmailInfo'] as const) api.expect(call, call, reason);
    return;
  }
  await api.ask('getRegistration', (dispatch) =>
    dispatch(registrationApi.endpoints.getRegistration.initiate(link)),
  );
  for (const kind of emails) {
    const query = { kind, locale: 'da', token: link };
    await api.ask(
      'getEmailInfo',
      (dispatch) => dispatch(emailApi.endpoints.getEmailContent.initiate(query)),
      kind,
    );
  }
}

/** Asks every call that changes nothing, the later ones with ids that the earlier ones have answered. */
export async function askReads(api: LiveApi, link: string): Promise<void> {
  await askChoices(api);
  await askProducts(api);
  const trucker = await askTruckers(api);
  if (trucker) {
    const { id } = trucker;
    await api.ask('getTrucker', (dispatch) =>
      dispatch(truckerApi.endpoints.getTrucker.initiate(id)),
    );
    await api.ask('getTruckerHistory', (dispatch) =>
      dispatch(truckerHistoryApi.endpoints.getTruckerHistory.initiate(id)),
    );
  } else {
    for (const call of ['getTrucker', 'getTruckerHistory'] as const) {
      api.leave(call, 'no haulier is listed');
    }
  }
  await askLink(api, link);
}
