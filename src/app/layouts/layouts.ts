import type { ComponentType, ReactNode } from 'react';
import type { AppRoute } from '@/shared/routing/appRoute';
import { needsSession } from '../routing/access';
import { GuestLayout } from './GuestLayout';

/** What stands around a page. */
export type Layout = ComponentType<{ children: ReactNode }>;

let StaffLayout: Layout | null = null;

/** Fetches the layout of a gate. That of the public pages is always there. */
export async function loadLayout(gate: AppRoute['gate']): Promise<void> {
  if (needsSession(gate)) ({ StaffLayout } = await import('./staff/StaffLayout'));
}

/** The layout of a gate, once it is fetched. */
export function loadedLayout(gate: AppRoute['gate']): Layout | null {
  return needsSession(gate) ? StaffLayout : GuestLayout;
}
