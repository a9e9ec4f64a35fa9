import type { loginIcons } from './loginIcons';
import type { staffIcons } from './staffIcons';

/** Line drawings on a 24 × 24 grid, as SVG path data: those of every page. */
const sharedIcons = {
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  error: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 8v5m0 3v.1',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5m0-8v.1',
  mail: 'M3 6h18v12H3zm0 1 9 6 9-6',
  phone:
    'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  refresh: 'M20 11a8 8 0 1 0-.8 4.5M20 5v6h-6',
  warning: 'M12 4 2.5 20h19zM12 10v5m0 2.5v.1',
} as const;

export type IconName = keyof typeof sharedIcons | keyof typeof loginIcons | keyof typeof staffIcons;

/** Every drawing that has been fetched. */
export const icons: Partial<Record<IconName, string>> = sharedIcons;

/** Makes more drawings known, for the pages that are fetched together with them. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(icons, more);
}
