import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import { report } from '@/shared/errors/reporting/report';
import { useWhenOnline } from '@/shared/hooks/useWhenOnline';
import type { AppRoute } from '@/shared/routing/appRoute';
import { useApplication } from '../start/application';
import { loadedPage, loadRoute } from './loadRoute';
import { reloadOnce } from './reloadOnce';

/** A page that is there, on its way, or could not be fetched: `failure` is the number of the report then. */
export interface PageState {
  Page: ComponentType | undefined;
  failure: string | null;
  retry: () => void;
}

/**
 * Fetches the page of a route, and its data meanwhile. Nothing is fetched before the page `isOpen` to the user. Where it
 * does not come the document may be loaded anew: nothing was typed yet on a page that is not there.
 */
export function usePage(route: AppRoute, isOpen: boolean): PageState {
  const { store } = useApplication();
  const { search } = useLocation();
  const params = useParams();
  const [failure, setFailure] = useState<string | null>(null);
  const isAsked = useRef(false);
  const [, setIsThere] = useState(false);
  const Page = loadedPage(route);
  const isDue = isOpen && !Page && failure === null;

  useEffect(() => {
    if (!isDue) return;
    let hasLeft = false;
    route.prefetch?.(store.dispatch, new URLSearchParams(search), params);
    loadRoute(route).then(
      () => !hasLeft && setIsThere(true),
      async (error: unknown) => {
        const isReloading = await reloadOnce(route.path, isAsked.current, () => !hasLeft);
        if (!isReloading && !hasLeft) setFailure(report('script', error));
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [route, isDue, store, search, params]);

  const retry = () => {
    isAsked.current = true;
    setFailure(null);
  };
  useWhenOnline(failure === null ? undefined : retry);
  return { Page, failure, retry };
}
