import { useDispatch, useSelector } from 'react-redux';

import { baseApi } from '@/api/core/baseApi';

import { selectToken } from './session.slice';
import type { AppDispatch, RootState } from './store';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads from the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** A thunk that reads the bearer of the session. Compare two readings to learn whether the session has ended in between. */
export const currentToken = (_: unknown, getState: () => RootState) => selectToken(getState());

/** False while the browser knows that it has no connection. */
export const useIsOnline = () =>
  useAppSelector((state) => state[baseApi.reducerPath].config.online);
