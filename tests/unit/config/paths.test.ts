import { matchRoutes } from 'react-router';
import { paths } from '@/config/paths';

type Row = [keyof typeof paths, href: string, expected: string, params: object];

describe('the path', () => {
  it.each<Row>([
    ['home', paths.home.href(), '/', {}],
    ['login', paths.login.href(), '/login', {}],
    ['register', paths.register.href(), '/register', {}],
    ['registration', paths.registration.href(), '/registration', { token: undefined }],
    [
      'registration',
      paths.registration.href('a/b c'),
      '/registration/a%2Fb%20c',
      { token: 'a/b c' },
    ],
    ['thankYou', paths.thankYou.href(), '/thank-you', { token: undefined }],
    ['thankYou', paths.thankYou.href('x?y'), '/thank-you/x%3Fy', { token: 'x?y' }],
    [
      'email',
      paths.email.href('a/b', 'da', 'c#d'),
      '/email/a%2Fb/locale/da/token/c%23d',
      { mail: 'a/b', locale: 'da', token: 'c#d' },
    ],
    ['admin', paths.admin.href(), '/admin', {}],
    ['overview', paths.overview.href(), '/admin/overview', {}],
    ['truckers', paths.truckers.href(), '/admin/truckers', {}],
    ['editTrucker', paths.editTrucker.href(7), '/admin/truckers/edit/7', { id: '7' }],
    ['prices', paths.prices.href(), '/admin/price', {}],
    ['addOns', paths.addOns.href(), '/admin/add-ons', {}],
    ['profile', paths.profile.href(), '/admin/user', {}],
    ['truckerHistory', paths.truckerHistory.href(7), '/trucker-history/7', { id: '7' }],
  ])('of %s gives the link %s, which matches its route pattern', (name, href, expected, params) => {
    expect(href).toBe(expected);
    const [found] = matchRoutes([{ path: paths[name].pattern }], href) ?? [];
    expect(found?.params).toEqual(params);
  });
});
