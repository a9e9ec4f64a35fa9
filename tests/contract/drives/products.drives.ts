import { addOnsApi } from '@/api/add-ons/addOns.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import type { Drives } from './drive';
import { choices, percentages, titled, wireChoices, wirePercentages } from './inputs';

/** Price plans and the premium. */
export const pricesDrives: Drives = {
  createPrice: {
    as: 'admin',
    run: (store, mock) => {
      mock.db.prices.delete(1);
      const price = { ...choices, ...percentages, premium: '12345.5' };
      return store.dispatch(pricesApi.endpoints.createPrice.initiate(price)).unwrap();
    },
    request: 'POST /api/price-plan/create',
    sends: { ...wireChoices, ...wirePercentages, premium: 12_345.5 },
    returns: null,
  },
  listPrices: {
    as: 'admin',
    run: (store) => store.dispatch(pricesApi.endpoints.listPrices.initiate()).unwrap(),
    request: 'GET /api/price-plan/list',
    returns: expect.arrayContaining([expect.objectContaining({ id: 1, ...choices })]),
  },
  updatePrice: {
    as: 'admin',
    run: (store) => {
      const price = { ...choices, ...percentages, premium: '20000', id: 1 };
      return store.dispatch(pricesApi.endpoints.updatePrice.initiate(price)).unwrap();
    },
    request: 'POST /api/price-plan/update',
    sends: { ...wireChoices, ...wirePercentages, id: 1, premium: 20_000 },
    returns: null,
  },
  updateKickback: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(pricesApi.endpoints.updateKickback.initiate({ id: 1, ...percentages }))
        .unwrap(),
    request: 'POST /api/price-plan/update-kickback',
    sends: { price_id: 1, ...wirePercentages },
    returns: null,
  },
  deletePrice: {
    as: 'admin',
    run: (store) => store.dispatch(pricesApi.endpoints.deletePrice.initiate(1)).unwrap(),
    request: 'DELETE /api/price-plan/delete/1',
    returns: null,
  },
  getPremium: {
    as: 'public',
    run: (store) => store.dispatch(pricesApi.endpoints.getPremium.initiate(choices)).unwrap(),
    request: 'POST /api/price-plan/get-premium',
    sends: wireChoices,
    returns: expect.objectContaining({ premium: expect.stringMatching(/^\d+/u) as string }),
  },
};

/** Add-on products. */
export const addOnsDrives: Drives = {
  createAddOn: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          addOnsApi.endpoints.createAddOn.initiate({ name: 'Krise', price: '480', type: 'work' }),
        )
        .unwrap(),
    request: 'POST /api/add-on/create',
    sends: { name: 'Krise', price: 480, type: 2 },
    returns: null,
  },
  listAddOns: {
    as: 'admin',
    run: (store) => store.dispatch(addOnsApi.endpoints.listAddOns.initiate()).unwrap(),
    request: 'GET /api/add-on/list',
    returns: expect.arrayContaining([
      { id: 1, name: 'Vejhjælp', price: expect.stringMatching(/^1188/u) as string, type: 'car' },
    ]),
  },
  updateAddOn: {
    as: 'admin',
    run: (store) => {
      const addOn = { id: 2, name: 'Glas', price: '650', type: 'car' } as const;
      return store.dispatch(addOnsApi.endpoints.updateAddOn.initiate(addOn)).unwrap();
    },
    request: 'POST /api/add-on/update',
    sends: { id: 2, name: 'Glas', price: 650, type: 1 },
    returns: null,
  },
  deleteAddOn: {
    as: 'admin',
    run: (store) => store.dispatch(addOnsApi.endpoints.deleteAddOn.initiate(4)).unwrap(),
    request: 'DELETE /api/add-on/delete/4',
    returns: null,
  },
  searchAddOns: {
    as: 'public',
    run: (store) => store.dispatch(addOnsApi.endpoints.searchAddOns.initiate('work')).unwrap(),
    request: 'POST /api/add-on/search',
    sends: { search_filter: 'type', search_key: '', pagination: 'false', type: 2 },
    returns: [
      expect.objectContaining({ name: 'Arbejdsskadeforsikring' }),
      expect.objectContaining({ name: 'Krisehjælp' }),
    ],
  },
};

/** Reference lists. */
export const lookupsDrives: Drives = {
  listAreas: {
    as: 'public',
    run: (store) => store.dispatch(lookupsApi.endpoints.listAreas.initiate()).unwrap(),
    request: 'GET /api/area/list',
    returns: titled,
  },
  listNewValues: {
    as: 'public',
    run: (store) => store.dispatch(lookupsApi.endpoints.listNewValues.initiate()).unwrap(),
    request: 'GET /api/new-value/list',
    returns: titled,
  },
  listOwnRisks: {
    as: 'public',
    run: (store) => store.dispatch(lookupsApi.endpoints.listOwnRisks.initiate()).unwrap(),
    request: 'GET /api/own-risk/list',
    returns: titled,
  },
  listInjuries: {
    as: 'public',
    run: (store) => store.dispatch(lookupsApi.endpoints.listInjuries.initiate()).unwrap(),
    request: 'GET /api/injury/list',
    returns: titled,
  },
};
