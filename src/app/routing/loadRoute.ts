import type { ComponentType } from 'react';
import { loadTexts } from '@/i18n/i18n';
import type { AppRoute } from '@/shared/routing/appRoute';
import { loadLayout } from '../layouts/staffLayout';

const loaded = new Map<AppRoute, ComponentType>();

/**
 * Fetches what a page is made of: its script, its texts and its layout, side by side. Rejects where
 * one is missing; it may be called again then. Kept here rather than by `React.lazy`, which
 * remembers a failure for good and holds a page back once it is there.
 */
export async function loadRoute(route: AppRoute): Promise<void> {
  const [{ Component }] = await Promise.all([
    route.load(),
    loadTexts(route.texts),
    loadLayout(route.gate),
  ]);
  loaded.set(route, Component);
}

/** The page of a route, if it has been fetched. */
export function loadedPage(route: AppRoute): ComponentType | undefined {
  return loaded.get(route);
}
