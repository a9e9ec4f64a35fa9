/** The permission that a route or link requires. */
export type Gate =
  | 'view_overview'
  | 'view_truckers'
  | 'edit_truckers'
  | 'view_prices'
  | 'view_add_on'
  | 'view_profile';

const gatesOfRoleUser: readonly Gate[] = ['view_truckers', 'edit_truckers', 'view_profile'];

/** True if a signed-in user of this role has the permission. Every role except `user` has all permissions. */
export function roleAllows(role: string, gate: Gate): boolean {
  return role !== 'user' || gatesOfRoleUser.includes(gate);
}
