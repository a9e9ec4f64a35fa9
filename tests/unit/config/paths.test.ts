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
});
