export const demoAccounts = {
  admin: {
    email: 'admin@example.dk',
    password: 'Admin-1234',
    role: 'admin',
    name: 'Astrid Ørsted',
  },
  user: { email: 'bruger@example.dk', password: 'Bruger-1234', role: 'user', name: 'Bjørn Ågård' },
  /** Has left the company: a login with the right password returns `user: 0`. */
  former: {
    email: 'tidligere@example.dk',
    password: 'Tidligere-1234',
    role: 'user',
    name: 'Frida Ø. Høst',
  },
} as const;

export const demoTokens = {
  /** Invited, link never opened. */
  invited: 'demo-invitation-1001',
  /** Steps 1 and 2 are saved. */
  halfDone: 'demo-halvvejs-1002',
  /** Signed, with two entries in the history. */
  signed: 'demo-underskrevet-1003',
  expired: 'demo-udloebet-1004',
  unknown: 'demo-findes-ikke-9999',
} as const;

export const demoIds = {
  signed: 3,
  /** The history has truncated, empty and partly filled submissions among valid ones. */
  damagedHistory: 9,
} as const;

/** The only combination of choices without a price. */
export const priceHole = {
  area_id: 2,
  new_value_id: 5,
  own_risk_id: 1,
  injury_id: 4,
} as const;
