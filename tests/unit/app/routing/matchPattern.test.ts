import { matchRoutes } from 'react-router';
import { matchPattern } from '@/app/routing/matchPattern';
import { paths } from '@/config/paths';

const patterns = [
  paths.registration.pattern,
  paths.truckers.pattern,
  paths.truckerHistory.pattern,
  paths.home.pattern,
];

it.each([
  '/',
  '//',
  '/registration',
  '/Registration/',
  '/registration/k3Z',
  '/registration/K3Z//',
  '/registration//k3Z',
  '//registration/k3Z',
  '/registration/k3Z/more',
  '/registration/a%2Fb',
  '/registration/%C3%A6%20%3F',
  '/registrations/k3Z',
  '/admin/truckers',
  '/admin/truckers/',
  '/ADMIN/%74ruckers',
  '/admin',
  '/admin/truckers/edit/1',
  '/trucker-history',
  '/trucker-history/',
  '/trucker-history/3',
  '/trucker-history/3/4',
])('a pattern has what the router finds in %s', (address) => {
  for (const path of patterns) {
    expect(matchPattern(path, address)).toEqual(
      matchRoutes([{ path }], address)?.[0]?.params ?? null,
    );
  }
});

it('is not that of an address that is badly encoded', () => {
  expect(matchPattern('/registration/:token?', '/registration/%E0%A4%A')).toBeNull();
});
