import { followRedirect } from '@/app/routing/redirects';
import { needsSession } from '@/app/routing/access';
import { findPage, pages } from '@/app/routing/pages';
import { fetchTexts, namespaces } from '@/i18n/i18n';
import { expectConsole } from '@tests/support/jest/consoleGuard';

const pathOf = (pathname: string) => findPage(pathname).path;

describe('the page', () => {
  it.each([
    ['/login', '/login'],
    ['/registration', '/registration/:token?'],
    ['/registration/abc', '/registration/:token?'],
    ['/thank-you', '/thank-you/:token?'],
    ['/thank-you/abc', '/thank-you/:token?'],
    ['/admin/truckers', '/admin/truckers'],
    ['/admin/truckers/', '/admin/truckers'],
    ['/admin/overview', '/admin/overview'],
    ['/admin/user', '/admin/user'],
    ['/trucker-history/3', '/trucker-history/:id'],
    ['/trucker-history', '*'],
    ['/admin/nothing', '*'],
    ['/registration/abc/def', '*'],
    ['//', '*'],
    ['//example.dk', '*'],
    ['//admin/truckers', '*'],
  ])('of the address %s has the route pattern %s', (address, pattern) => {
    expect(pathOf(address)).toBe(pattern);
  });

  it('of an address with a broken encoding is the not-found page', () => {
    expectConsole(/could not be decoded/);
    expect(pathOf('/%E0%A4%A')).toBe('*');
  });

  it.each([
    ['/', '/admin/truckers'],
    ['/admin', '/admin/overview'],
    ['/admin//', '/admin/overview'],
    ['/admin/overview', '/admin/overview'],
    ['/register', '/registration'],
    ['/admin/truckers', '/admin/truckers'],
    ['/nothing', '/nothing'],
  ])('of the address %s is opened at %s (D4)', (from, to) => {
    expect(followRedirect(from)).toBe(to);
  });

  it('of staff loads the texts of its layout, such as those of a run', () => {
    const ofStaff = pages.filter(({ permission }) => needsSession(permission));
    expect(ofStaff.filter(({ texts }) => !texts.includes('staff'))).toEqual([]);
  });

  it('has a title without placeholders, which is shown until it sets its own', async () => {
    const texts = await Promise.all(namespaces.map((area) => fetchTexts('da', area)));
    const titles = pages.map(({ titleKey }) => texts.find((one) => titleKey in one)?.[titleKey]);
    expect(titles).not.toContain(undefined);
    expect(titles.filter((title) => title?.includes('{{'))).toEqual([]);
  });
});
