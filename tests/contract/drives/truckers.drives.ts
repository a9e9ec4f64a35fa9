import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { Drives } from './drive';
import { addressInput, input, truckerCalled, wireAddress, wireInput } from './inputs';

/** The haulier calls. */
export const truckersDrives: Drives = {
  createTrucker: {
    as: 'admin',
    run: (store) => store.dispatch(truckerApi.endpoints.createTrucker.initiate(input)).unwrap(),
    request: 'POST /api/truckers/add-trucker',
    sends: wireInput,
    returns: null,
  },
  addRegistration: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          truckerApi.endpoints.addRegistration.initiate({
            truckerId: 6,
            registrationNumber: 'NY12345',
          }),
        )
        .unwrap(),
    request: 'POST /api/truckers/add-registration',
    sends: { trucker_id: 6, reg_number: 'NY12345', locale: 'en' },
    returns: null,
  },
  listTruckers: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          truckerApi.endpoints.listTruckers.initiate({
            page: 1,
            paginated: true,
            sort: 'truckNumber',
            direction: 'desc',
          }),
        )
        .unwrap(),
    request: 'GET /api/truckers/get-truckers',
    query: { pagination: 'true', page: '2', sort: 'truck_number', dir: 'desc' },
    returns: expect.objectContaining({ total: 240, perPage: 10, page: 1, pageCount: 24 }),
  },
  getTrucker: {
    as: 'admin',
    run: (store) => store.dispatch(truckerApi.endpoints.getTrucker.initiate(3)).unwrap(),
    request: 'GET /api/truckers/get-trucker/3',
    returns: truckerCalled('Nørrebro Taxi ApS'),
  },
  searchTruckers: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          truckerApi.endpoints.searchTruckers.initiate({
            text: 'ærø taxa v/åse',
            field: 'name',
            page: 0,
            paginated: true,
          }),
        )
        .unwrap(),
    request: 'POST /api/truckers/search-trucker',
    query: { pagination: 'true', page: '1' },
    sends: {
      search_key: 'ærø taxa v/åse',
      search_filter: 'name',
      page_num: 1,
      pagination: true,
    },
    returns: expect.objectContaining({ total: 1, page: 0 }),
  },
  updateTrucker: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          truckerApi.endpoints.updateTrucker.initiate({
            ...input,
            ...addressInput,
            id: 3,
            addressId: 3,
            hasPreviousInsurance: true,
          }),
        )
        .unwrap(),
    request: 'POST /api/truckers/update-trucker',
    sends: { ...wireInput, ...wireAddress, id: 3, address_id: 3, previous_insurance: '1' },
    returns: truckerCalled('Prøvens Taxa ApS'),
  },
  deleteTrucker: {
    as: 'admin',
    run: (store) => store.dispatch(truckerApi.endpoints.deleteTrucker.initiate(5)).unwrap(),
    request: 'DELETE /api/truckers/delete-trucker/5',
    returns: null,
  },
  resendEmail: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(
          truckerApi.endpoints.resendEmail.initiate({
            truckerId: 3,
            email: 'ny@example.dk',
            name: 'Ny Ågård',
          }),
        )
        .unwrap(),
    request: 'POST /api/truckers/resend-email',
    sends: { trucker_id: 3, email: 'ny@example.dk', name: 'Ny Ågård', locale: 'en' },
    returns: 'The email has been sent again.',
  },
  sendCertificate: {
    as: 'admin',
    run: (store) => store.dispatch(truckerApi.endpoints.sendCertificate.initiate(3)).unwrap(),
    request: 'GET /api/truckers/send-certificate/3',
    returns: 'Certifikatet er sendt.',
  },
  getTruckerHistory: {
    as: 'admin',
    run: (store) =>
      store.dispatch(truckerHistoryApi.endpoints.getTruckerHistory.initiate(3)).unwrap(),
    request: 'GET /api/truckers/trucker-history/3',
    returns: [
      expect.objectContaining({ submittedAt: expect.stringContaining('2022-') as string }),
      expect.objectContaining({
        details: expect.objectContaining({ name: 'Nørrebro Taxi ApS' }) as unknown,
      }),
    ],
  },
};
