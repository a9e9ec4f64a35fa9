import { useDispatch, useSelector } from 'react-redux';

import { baseApi } from '@/api/core/baseApi';

import { selectToken } from './session.slice';
import type { AppDispatch, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * A thunk that returns the token of the session. Compare two results to detect that the session has ended in between.
 */
export const currentToken = (_: unknown, getState: () => RootState) => selectToken(getState());

/** False while the browser is offline. */
export const useIsOnline = () =>
  useAppSelector((state) => state[baseApi.reducerPath].config.online);
