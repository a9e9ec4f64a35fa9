import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createApiError, isApiError, isNotFound, outcomeOf } from '../core/apiError';
import type { NoArgument } from '../core/apiRequest';
import { updateCacheOnly, baseApi } from '../core/baseApi';
import { truckerApi } from './trucker.api';
import type { Trucker } from './trucker.model';
import { fetchAllTruckers } from './truckerExport';

/** Copies a CallFailure to plain values, which the store can keep. */
function toApiError(thrown: unknown) {
  if (!isApiError(thrown)) throw thrown;
  const { kind, status, message, fieldErrors } = thrown;
  return createApiError(kind, { status, message: message === '' ? null : message, fieldErrors });
}

/** A separate module, so that the list of hauliers can open without this code. */
export const allTruckersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** No list tag: a change must not fetch 10,000 hauliers again. The code below updates the cached list instead. */
    getAllTruckers: build.query<Trucker[], NoArgument>({
      queryFn: async (_none, { dispatch, signal }) => {
        const request = { list: { sort: 'id', direction: 'asc' }, search: null } as const;
        try {
          const options = { signal, onProgress: () => undefined };
          const data = await dispatch<Promise<Trucker[]>>(fetchAllTruckers(request, options));
          // Immer skips frozen data: otherwise it would walk through every value of thousands of rows.
          for (const trucker of data) Object.freeze(trucker);
          return { data: Object.freeze(data) as Trucker[] };
        } catch (thrown) {
          // The end of the session aborts the query; nothing shows this error.
          return { error: signal.aborted ? createApiError('network') : toApiError(thrown) };
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
 * Changes the cached hauliers, if there are any. Waits for a running query first: its response may be older than the
 * change.
 */
async function change(dispatch: Dispatch, recipe: (all: Trucker[]) => Trucker[] | undefined) {
  const { util } = allTruckersApi;
  await dispatch(util.getRunningQueryThunk('getAllTruckers', undefined));
  dispatch(util.updateQueryData('getAllTruckers', undefined, recipe));
}

const put = (dispatch: Dispatch, trucker: Trucker) =>
  change(dispatch, (all) => {
    const index = original(all).findIndex(({ id }) => id === trucker.id);
    all[index < 0 ? all.length : index] = Object.freeze(trucker);
    return undefined;
  });

const remove = (dispatch: Dispatch, removed: number) =>
  change(dispatch, (all) => original(all).filter(({ id }) => id !== removed));

const { getTrucker } = truckerApi.endpoints;
const isKept = (state: State) =>
  !['uninitialized', 'rejected'].includes(getAllTruckers.select()(state).status);

interface Change<Answer> {
  /** The run fetches all hauliers again, once, after its last change. */
  isPartOfRun?: boolean | undefined;
  dispatch: Dispatch;
  getState: () => State;
  /** The haulier that the path of the request names: a 404 can only mean that it does not exist. */
  id?: number;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * Calls `then` with the response, or with undefined if the haulier must be fetched to find out what changed: the
 * response was lost, or a 404 may be about something else in the body. Does not call it if the server refused the
 * change, because nothing changed, or if no list of all hauliers is cached.
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

// Staff's queries and mutations of a single haulier, on any screen, update the cached list of all hauliers.
truckerApi.enhanceEndpoints({
  endpoints: {
    getTrucker: {
      onQueryStarted: (id, query) =>
        after({ ...query, id }, (answer) => answer && void put(query.dispatch, answer.trucker)),
    },
    createTrucker: {
      onQueryStarted: ({ isPartOfRun }, query) =>
        after(
          { ...query, isPartOfRun },
          (id) => typeof id === 'number' && read(query.dispatch, id),
        ),
    },
    updateTrucker: {
      // The answer may lack parts of the haulier, such as the address.
      onQueryStarted: ({ id, isPartOfRun }, query) =>
        after({ ...query, isPartOfRun }, () => read(query.dispatch, id)),
    },
    addNumberPlate: {
      onQueryStarted: ({ truckerId: id }, query) => after(query, () => read(query.dispatch, id)),
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
