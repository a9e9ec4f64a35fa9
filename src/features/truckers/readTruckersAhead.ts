import { readAhead } from '@/api/core/readAhead';
import { truckersApi } from '@/api/truckers/truckers.api';
import { fetchWhenIdle } from '@/shared/routing/fetchWhenIdle';
import type { AppDispatch } from '@/store/store';
import { truckerRequest } from './truckerRequest';
import type { TruckerListParams } from './truckerRequest';

const { listTruckers, searchTruckers } = truckersApi.endpoints;

/** Reads what a state of the list shows, before the list itself asks for it and once nothing else is to do. Returns what ends it. */
export function readTruckersAhead(dispatch: AppDispatch, params: TruckerListParams): () => void {
  return fetchWhenIdle(() => {
    const { list, search } = truckerRequest(params);
    return readAhead(
      list ? dispatch(listTruckers.initiate(list)) : dispatch(searchTruckers.initiate(search)),
    );
  });
}
