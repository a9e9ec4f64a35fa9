import { paths } from '@/config/paths';
import { matchPattern } from './matchPattern';

/** Where nobody else is to be sent: the page that staff land on. */
export const staffHome = paths.truckers.href();

/** Addresses that stand for another one (specification, section 2; D4). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.home.pattern]: staffHome,
  [paths.register.pattern]: paths.registration.href(),
  [paths.admin.pattern]: paths.overview.href(),
};

/** Two slashes at the start are no page's address, though the router takes them for one; elsewhere they name a host. */
export function isMisspelt(pathname: string): boolean {
  return pathname.startsWith('//');
}

/** The address that an address stands for; itself for most. */
export function followRedirect(pathname: string): string {
  if (isMisspelt(pathname)) return pathname;
  const from = Object.keys(redirects).find((pattern) => matchPattern(pattern, pathname));
  return (from && redirects[from]) ?? pathname;
}
