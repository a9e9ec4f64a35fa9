import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import type { AppRoute } from '@/shared/routing/appRoute';
import { useApplication } from '../start/application';
import { loadedPage, loadRoute } from './loadRoute';

/** A page that is there, on its way, or could not be fetched. */
export interface PageState {
  Page: ComponentType | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches the page of a route, and its data meanwhile. Nothing is fetched before the page `isOpen` to the user. */
export function usePage(route: AppRoute, isOpen: boolean): PageState {
  const { store } = useApplication();
  const { search } = useLocation();
  const params = useParams();
  const [hasFailed, setHasFailed] = useState(false);
  const [, setIsThere] = useState(false);
  const Page = loadedPage(route);
  const isDue = isOpen && !Page && !hasFailed;

  useEffect(() => {
    if (!isDue) return;
    let hasLeft = false;
    route.prefetch?.(store.dispatch, new URLSearchParams(search), params);
    loadRoute(route).then(
      () => !hasLeft && setIsThere(true),
      () => !hasLeft && setHasFailed(true),
    );
    return () => {
      hasLeft = true;
    };
  }, [route, isDue, store, search, params]);

  return { Page, hasFailed, retry: () => setHasFailed(false) };
}
