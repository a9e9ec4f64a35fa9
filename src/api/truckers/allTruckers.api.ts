import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { CallFailure, createApiError, isNotFound, outcomeOf } from '../core/apiError';
import type { NoArgument } from '../core/apiRequest';
import { updateCacheOnly, baseApi } from '../core/baseApi';
import { truckerApi } from './trucker.api';
import type { Trucker, TruckerUpdate } from './trucker.model';
import { fetchAllTruckers } from './fetchAllTruckers';

/** The query for all hauliers at once. In a separate module, so that the paged list can open without this code. */
export const allTruckersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Does not provide the list tag: otherwise every change would fetch thousands of hauliers again. Instead, the code
     * below applies each change to the cached list.
     */
    getAllTruckers: build.query<Trucker[], NoArgument>({
      queryFn: async (_none, { dispatch, signal }) => {
        const request = { list: { sort: 'id', direction: 'asc' }, search: null } as const;
        try {
          const data = await dispatch<Promise<Trucker[]>>(fetchAllTruckers(request, { signal }));
          // Freeze the rows, so that Immer skips them: otherwise Immer would walk through every value of thousands of
          // rows.
          for (const trucker of data) Object.freeze(trucker);
          return { data: Object.freeze(data) as Trucker[] };
        } catch (thrown) {
          // If the end of the session has aborted the query, any error will do, because nothing shows it.
          if (signal.aborted) return { error: createApiError('network') };
          if (!(thrown instanceof CallFailure)) throw thrown;
          return { error: thrown.plain };
        }
      },
      structuralSharing: false,
    }),
  }),
});

export const { useGetAllTruckersQuery } = allTruckersApi;

const { getAllTruckers } = allTruckersApi.endpoints;
type State = Parameters<ReturnType<typeof getAllTruckers.select>>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/**
 * Changes the cached list of all hauliers, if there is one. If a query of the list is running, repeats the change after
 * it, because its response may be older than the change.
 */
async function change(dispatch: Dispatch, recipe: (all: Trucker[]) => Trucker[] | undefined) {
  const { util } = allTruckersApi;
  const apply = () => dispatch(util.updateQueryData('getAllTruckers', undefined, recipe));
  apply();
  const running = dispatch(util.getRunningQueryThunk('getAllTruckers', undefined));
  if (!running) return;
  await running;
  apply();
}

/** Replaces a haulier in the cached list, or adds it. If `toNew` returns undefined, the list stays as it is. */
const put = (
  dispatch: Dispatch,
  id: number,
  toNew: (before: Trucker | undefined) => Trucker | undefined,
) =>
  change(dispatch, (all) => {
    const known = original(all);
    const index = known.findIndex((trucker) => trucker.id === id);
    const trucker = toNew(known[index]);
    if (trucker) all[index < 0 ? all.length : index] = Object.freeze(trucker);
    return undefined;
  });

const remove = (dispatch: Dispatch, removed: number) =>
  change(dispatch, (all) => original(all).filter(({ id }) => id !== removed));

const { getTrucker } = truckerApi.endpoints;

/** True if the list is cached, also after a failed refetch, which keeps it; or if its first fetch is running. */
function isKept(state: State) {
  const { data, isLoading } = getAllTruckers.select()(state);
  return data !== undefined || isLoading;
}

interface Change<Answer> {
  /**
   * True for a change that is part of a run. Such a change does not update the cached list: the run fetches all
   * hauliers again, once, after its last change.
   */
  isPartOfRun?: boolean | undefined;
  dispatch: Dispatch;
  getState: () => State;
  /**
   * The id of the haulier, if the path of the request contains it. A 404 then means that the haulier does not exist.
   */
  id?: number;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * Updates the cached list of all hauliers after a request; does nothing if no list is cached. Calls `then` with the
 * response. If the response was lost, or if a 404 may be about a value in the body, calls `then` with undefined: nobody
 * knows what has changed. A 404 about `id` removes that haulier from the list. Any other refusal changes nothing.
 */
async function after<Answer>(
  { isPartOfRun, dispatch, getState, id, queryFulfilled }: Change<Answer>,
  then: (answer: Answer | undefined) => void,
) {
  if (isPartOfRun) return;
  try {
    const { data } = await queryFulfilled;
    if (isKept(getState())) then(data);
  } catch (thrown) {
    const { error } = thrown as { error: unknown };
    if (!isKept(getState())) return;
    if (id !== undefined && isNotFound(error)) void remove(dispatch, id);
    else if (isNotFound(error) || outcomeOf(error) === 'unknown') then(undefined);
  }
}

const read = (dispatch: Dispatch, id: number) =>
  void dispatch(getTrucker.initiate(id, updateCacheOnly));

/**
 * Fetches a changed haulier into the cached list. If the change was saved, applies its values first, because the fetch
 * may fail.
 */
function readChanged(
  dispatch: Dispatch,
  id: number,
  isSaved: boolean,
  toChanged: (before: Trucker) => Trucker,
) {
  if (isSaved) void put(dispatch, id, (before) => before && toChanged(before));
  read(dispatch, id);
}

const unknownVehicle = { frameNumber: '', registerStatus: '', insuranceStatus: 'unknown' } as const;

const withNumberPlate = ({ vehicle, ...trucker }: Trucker, numberPlate: string): Trucker => ({
  ...trucker,
  vehicle: numberPlate === '' ? vehicle : { ...(vehicle ?? unknownVehicle), numberPlate },
});

function withUpdate(trucker: Trucker, update: TruckerUpdate): Trucker {
  const { street, zipCode, city } = update;
  return {
    ...withNumberPlate(trucker, update.numberPlate),
    name: update.name,
    email: update.email,
    cvr: update.cvr,
    truckNumber: update.truckNumber,
    phone: update.phone,
    undervogn: update.undervogn,
    hasCarInsurance: update.hasCarInsurance,
    hasWorkInsurance: update.hasWorkInsurance,
    address: trucker.address && { ...trucker.address, street, zipCode, city },
  };
}

// Staff's queries and mutations of a single haulier, on any screen, update the cached list of all hauliers.
truckerApi.enhanceEndpoints({
  endpoints: {
    getTrucker: {
      onQueryStarted: (id, query) =>
        after({ ...query, id }, (answer) => {
          const trucker = answer?.trucker;
          if (trucker) void put(query.dispatch, trucker.id, () => trucker);
        }),
    },
    createTrucker: {
      onQueryStarted: ({ isPartOfRun }, query) =>
        after(
          { ...query, isPartOfRun },
          (id) => typeof id === 'number' && read(query.dispatch, id),
        ),
    },
    updateTrucker: {
      // Do not apply the response: it may lack parts of the haulier, such as the address.
      onQueryStarted: (update, query) =>
        after({ ...query, isPartOfRun: update.isPartOfRun }, (answer) =>
          readChanged(query.dispatch, update.id, answer !== undefined, (before) =>
            withUpdate(before, update),
          ),
        ),
    },
    addNumberPlate: {
      onQueryStarted: ({ truckerId: id, numberPlate }, query) =>
        after(query, (answer) =>
          readChanged(query.dispatch, id, answer !== undefined, (before) =>
            withNumberPlate(before, numberPlate),
          ),
        ),
    },
    deleteTrucker: {
      onQueryStarted: ({ id, isPartOfRun }, query) =>
        after({ ...query, id, isPartOfRun }, (answer) => {
          if (answer === undefined) read(query.dispatch, id);
          else void remove(query.dispatch, id);
        }),
    },
  },
});
