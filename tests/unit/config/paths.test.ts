import { matchRoutes } from 'react-router';
import { paths } from '@/config/paths';

describe('the addresses of the product (specification, section 2)', () => {
  it.each([
    [paths.home.href(), '/'],
    [paths.login.href(), '/login'],
    [paths.register.href(), '/register'],
    [paths.registration.href(), '/registration'],
    [paths.registration.href('a/b c'), '/registration/a%2Fb%20c'],
    [paths.thankYou.href(), '/thank-you'],
    [paths.thankYou.href('x?y'), '/thank-you/x%3Fy'],
    [paths.email.href('invite', 'da', 'a#b'), '/email/invite/locale/da/token/a%23b'],
    [paths.admin.href(), '/admin'],
    [paths.overview.href(), '/admin/overview'],
    [paths.truckers.href(), '/admin/truckers'],
    [paths.editTrucker.href(7), '/admin/truckers/edit/7'],
    [paths.prices.href(), '/admin/price'],
    [paths.addOns.href(), '/admin/add-ons'],
    [paths.profile.href(), '/admin/user'],
    [paths.truckerHistory.href(7), '/trucker-history/7'],
  ])('%s is %s', (href, expected) => {
    expect(href).toBe(expected);
  });

  it.each<[keyof typeof paths, string, Record<string, string | undefined>]>([
    ['home', paths.home.href(), {}],
    ['login', paths.login.href(), {}],
    ['register', paths.register.href(), {}],
    ['registration', paths.registration.href(), { token: undefined }],
    ['registration', paths.registration.href('a/b c'), { token: 'a/b c' }],
    ['thankYou', paths.thankYou.href(), { token: undefined }],
    ['thankYou', paths.thankYou.href('x?y'), { token: 'x?y' }],
    ['email', paths.email.href('a/b', 'da', 'c#d'), { mail: 'a/b', locale: 'da', token: 'c#d' }],
    ['admin', paths.admin.href(), {}],
    ['overview', paths.overview.href(), {}],
    ['truckers', paths.truckers.href(), {}],
    ['editTrucker', paths.editTrucker.href(7), { id: '7' }],
    ['prices', paths.prices.href(), {}],
    ['addOns', paths.addOns.href(), {}],
    ['profile', paths.profile.href(), {}],
    ['truckerHistory', paths.truckerHistory.href(7), { id: '7' }],
  ])('a link to %s is one that its pattern takes: %s', (name, href, params) => {
    const { pathname } = new URL(href, 'https://app.example');
    const [found] = matchRoutes([{ path: paths[name].pattern }], pathname) ?? [];
    expect(found?.params).toEqual(params);
  });
});
