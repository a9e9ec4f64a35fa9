import { decideAccess, needsSession } from '@/app/routing/access';
import type { Permission } from '@/config/permissions';
import { withoutBasePath } from '@/config/settings';

const admin = { name: 'A', email: 'a@example.dk', role: 'admin' };
const user = { name: 'B', email: 'b@example.dk', role: 'user' };

const openToUser: Permission[] = ['view_truckers', 'edit_truckers', 'view_profile'];
const adminOnly: Permission[] = ['view_overview', 'view_prices', 'view_add_on'];

describe('the guard (D1)', () => {
  it.each([...openToUser, ...adminOnly])(
    'sends visitors without a session to login, and lets admins and other roles open %s (D25) [6-other-roles]',
    (permission) => {
      expect(decideAccess(permission, null)).toBe('login');
      expect(needsSession(permission)).toBe(true);
      expect(decideAccess(permission, admin)).toBe('open');
      expect(decideAccess(permission, { ...user, role: 'broker' })).toBe('open');
    },
  );

  it('lets role user open the pages of its permissions, but no page for admins', () => {
    expect(openToUser.map((permission) => decideAccess(permission, user))).toEqual([
      'open',
      'open',
      'open',
    ]);
    expect(adminOnly.map((permission) => decideAccess(permission, user))).toEqual([
      'denied',
      'denied',
      'denied',
    ]);
  });

  it.each([
    ['a visitor', null],
    ['a user', user],
    ['an admin', admin],
  ])('lets %s open a public page', (_name, who) => {
    expect(decideAccess('public', who)).toBe('open');
    expect(needsSession('public')).toBe(false);
  });

  it('lets logged-out visitors open the login page, and redirects logged-in users (D4)', () => {
    expect(decideAccess('signedOut', null)).toBe('open');
    expect(decideAccess('signedOut', user)).toBe('redirect');
    expect(needsSession('signedOut')).toBe(false);
  });
});

it.each([
  ['/login', '/', '/login'],
  ['/taxi/login', '/taxi/', '/login'],
  ['/taxi/', '/taxi/', '/'],
  ['/taxi', '/taxi/', '/'],
])('withoutBasePath maps %s under the base path %s to the page %s', (pathname, basePath, page) => {
  expect(withoutBasePath(pathname, basePath)).toBe(page);
});
