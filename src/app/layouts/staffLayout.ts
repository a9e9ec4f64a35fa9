import type { ComponentType } from 'react';
import type { AppRoute } from '@/shared/routing/appRoute';
import { needsSession } from '../routing/access';
import type { StaffLayoutProps } from './staff/StaffLayout';

/** What stands around the staff's pages; the module that holds it. */
export interface StaffLayoutModule {
  StaffLayout: ComponentType<StaffLayoutProps>;
}

let staffLayout: StaffLayoutModule | null = null;
const listeners = new Set<() => void>();

/** Fetches the layout that the pages of a gate stand in. That of the public pages is always there. */
export async function loadLayout(gate: AppRoute['gate']): Promise<void> {
  if (!needsSession(gate) || staffLayout) return;
  staffLayout = await import(/* webpackChunkName: "staff" */ './staff/StaffLayout');
  listeners.forEach((listener) => listener());
}

/** The layout of the staff's pages, once it is fetched. */
export function loadedStaffLayout(): StaffLayoutModule | null {
  return staffLayout;
}

/** Listens to its arrival. Returns what ends it. */
export function onStaffLayout(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
