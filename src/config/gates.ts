/** What a route or link asks permission for (specification, sections 2 and 6; D1). */
export type Gate =
  | 'view_overview'
  | 'view_truckers'
  | 'edit_truckers'
  | 'view_prices'
  | 'view_add_on'
  | 'view_profile';

const gatesOfRoleUser: readonly Gate[] = ['view_truckers', 'edit_truckers', 'view_profile'];

/** True when a signed-in user of this role passes the gate. Any role but `user` passes all (D1, D25). */
export function roleAllows(role: string, gate: Gate): boolean {
  return role !== 'user' || gatesOfRoleUser.includes(gate);
}
