/** The permission that a route or link requires. */
export type Permission =
  | 'view_overview'
  | 'view_truckers'
  | 'edit_truckers'
  | 'view_prices'
  | 'view_add_on'
  | 'view_profile';

const permissionsOfRoleUser: readonly Permission[] = [
  'view_truckers',
  'edit_truckers',
  'view_profile',
];

/** True if a logged-in user of this role has the permission. Every role except `user` has all permissions. */
export function roleAllows(role: string, permission: Permission): boolean {
  return role !== 'user' || permissionsOfRoleUser.includes(permission);
}
