import { act, screen, waitFor } from '@testing-library/react';
import { currentLanguage } from '@/i18n/i18n';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { sentence } from '@tests/support/assertions/sentence';
import { address, heading, shownFields, visit } from './emailScreen';

const expectLanguage = (lang: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(lang));
const locales = (calls: readonly { body?: unknown }[]) =>
  calls.map(({ body }) => (body as { locale: string }).locale);

describe("the e-mail viewer's language", () => {
  it('is taken from the URL and does not change the stored one [2-email-language-of-address]', async () => {
    localStorage.setItem('language', 'da');
    const { mock } = await renderApp(address('work-insurance', 'en'));
    expect(await heading('Work injury insurance')).toBeInTheDocument();
    await expectLanguage('en');
    expect(shownFields().slice(-4)).toEqual([
      ['Work injury insurance wanted', 'Yes'],
      ['Number of cars', '3'],
      ['Number of employees', '1.25'],
      ['Number of drivers', '2'],
    ]);
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(mock.calls.all().map(({ operationId }) => operationId)).toEqual(['getEmailInfo']);
    expect(locales(mock.calls.of('getEmailInfo'))).toEqual(['en']);
    expect(localStorage.getItem('language')).toBe('da');
  });

  it('translates each label and each yes or no of an e-mail to English', async () => {
    await renderApp(address('injury-insurance', 'en'));
    expect(await heading('Car insurance')).toBeInTheDocument();
    const fields = shownFields();
    expect(fields.map(([label]) => label)).toEqual([
      'Name',
      'Email',
      'Phone',
      'CVR number',
      'Value when new',
      'Excess',
      'Address',
      'Postcode',
      'Town or city',
      'Roadside assistance',
      'Glass cover',
    ]);
    expect(fields.slice(-2)).toEqual([
      ['Roadside assistance', 'Yes'],
      ['Glass cover', 'No'],
    ]);
  });

  it('is Danish for a Danish URL even if the stored language is English', async () => {
    localStorage.setItem('language', 'en');
    await renderApp(address('injury-insurance'), { language: 'en' });
    expect(await heading('Bilforsikring')).toBeInTheDocument();
    await expectLanguage('da');
    expect(screen.getByText('Vejhjælp')).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('applies to this page only: staff see other pages in their own language again [2-email-language-ends]', async () => {
    await renderApp(address('invite', 'en'), { as: 'admin' });
    expect(await screen.findByText(sentence('Hello Nørrebro Taxi ApS'))).toBeInTheDocument();
    visit('/admin/user');
    expect(await heading('Profil')).toBeInTheDocument();
    await expectLanguage('da');
    visit(address('invite', 'en'));
    expect(await screen.findByText(sentence('Hello Nørrebro Taxi ApS'))).toBeInTheDocument();
    await expectLanguage('en');
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('does not change other pages if the e-mail is left before its texts have loaded', async () => {
    await renderApp('/admin/user', { as: 'admin' });
    visit(address('invite', 'en'));
    visit('/admin/user');
    expect(await heading('Profil')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(currentLanguage()).toBe('da');
  });

  it.each(['EN', 'constructor'])(
    'is Danish if the URL has an unknown language: %s',
    async (locale) => {
      const { mock } = await renderApp(address('invite', locale), { language: 'en' });
      expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
      await expectLanguage('da');
      expect(locales(mock.calls.of('getEmailInfo'))).toEqual(['da']);
    },
  );

  it('changes when the language in the URL changes', async () => {
    await renderApp(address('invite', 'en'));
    expect(await screen.findByText(sentence('Hello Nørrebro Taxi ApS'))).toBeInTheDocument();
    visit(address('invite', 'da'));
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    await expectLanguage('da');
    visit('/thank-you');
    expect(await heading('Forsikring for taxivognmænd')).toBeInTheDocument();
  });

  it('can be switched, which is stored and shows the same e-mail in the chosen language', async () => {
    const { mock, user } = await renderApp(address('invite'));
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText(sentence('Hello Nørrebro Taxi ApS'))).toBeInTheDocument();
    expect(window.location.pathname).toBe(address('invite', 'en'));
    expect(locales(mock.calls.of('getEmailInfo'))).toEqual(['da', 'en']);
    await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
    visit('/thank-you');
    expect(await heading('Insurance for taxi operators')).toBeInTheDocument();
  });
});
