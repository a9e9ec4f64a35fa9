import { useDispatch, useSelector, useStore } from 'react-redux';

import { baseApi } from '@/api/core/baseApi';

import type { AppDispatch, AppStore, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();

/** For code that reads the state outside of rendering, such as after a request. To render it, use `useAppSelector`. */
export const useAppStore = useStore.withTypes<AppStore>();

/** False while the browser is offline. */
export const useIsOnline = () =>
  useAppSelector((state) => state[baseApi.reducerPath].config.online);
