import { useDispatch, useSelector } from 'react-redux';

import { baseApi } from '@/api/core/baseApi';

import type { AppDispatch, RootState } from './store';

/** The store's dispatch, typed. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** Reads from the store, typed. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** False while the browser knows that it has no connection. */
export const useIsOnline = () =>
  useAppSelector((state) => state[baseApi.reducerPath].config.online);
