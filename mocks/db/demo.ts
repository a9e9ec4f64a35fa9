export const demoAccounts = {
  admin: {
    email: 'admin@example.dk',
    password: 'Admin-1234',
    role: 'admin',
    name: 'Astrid Ørsted',
  },
  user: { email: 'bruger@example.dk', password: 'Bruger-1234', role: 'user', name: 'Bjørn Ågård' },
  /** A former staff member: a login with the right password returns `user: 0`. */
  former: {
    email: 'tidligere@example.dk',
    password: 'Tidligere-1234',
    role: 'user',
    name: 'Frida Ø. Høst',
  },
} as const;

export const demoTokens = {
  /** The haulier was invited and has never opened the link. */
  invited: 'demo-invitation-1001',
  /** The haulier has saved steps 1 and 2. */
  halfDone: 'demo-halvvejs-1002',
  /** The haulier has signed, and the history has two entries. */
  signed: 'demo-underskrevet-1003',
  expired: 'demo-udloebet-1004',
  unknown: 'demo-findes-ikke-9999',
} as const;

export const demoIds = {
  signed: 3,
  /** A haulier whose history has truncated, empty and partly filled submissions among valid ones. */
  damagedHistory: 9,
} as const;

/** The choices of a car insurance for which the seeded database has no price. All other combinations have one. */
export const priceHole = {
  area_id: 2,
  new_value_id: 5,
  own_risk_id: 1,
  injury_id: 4,
} as const;
