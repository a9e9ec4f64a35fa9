import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { sentence } from '@tests/support/assertions/sentence';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { address, heading, shownFields } from './emailScreen';

const body = (name: string) => screen.getByRole('region', { name });
const token = demoTokens.signed;

/** Requires that one request for the e-mail was sent, and no other. */
function expectAsked(mock: MockServer, msg: string): void {
  const path = '/api/step/email-info';
  const asked = { operationId: 'getEmailInfo', method: 'POST', path, query: {}, hasBearer: false };
  expect(mock.calls.all()).toMatchObject([asked]);
  expect(mock.calls.all()[0]?.body).toEqual({ msg, token, locale: 'da' });
}

describe('the e-mail', () => {
  it('of type invite greets by name, with three messages and a thank-you line, and can be printed [2-email-invite]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { mock, user } = await renderApp(address('invite'));
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    expect(await heading('Invitation')).toBeInTheDocument();
    const lines = within(body('Invitation')).getAllByRole('paragraph');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Hej Nørrebro Taxi ApS',
      'Du er inviteret til at tegne forsikring for din taxa.',
      'Følg linket, og bekræft dine oplysninger.',
      'Det tager cirka fem minutter.',
      'Med venlig hilsen',
    ]);
    expectAsked(mock, 'invite');
    await user.click(screen.getByRole('button', { name: 'Udskriv' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('of type existing-insurance shows the server’s labels and the date as dd-MM-yyyy [2-email-existing-insurance]', async () => {
    const { mock } = await renderApp(address('existing-insurance'));
    expect(await heading('Opsigelse af forsikring')).toBeInTheDocument();
    expectAsked(mock, 'existing-insurance');
    const { vehicle } = mock.db.truckers.get(3) ?? {};
    expect(shownFields()).toEqual([
      ['Ophørsdato', '31-01-2022'],
      ['Policenummer', 'P-5502187'],
      ['Forsikringsselskab', 'Købstædernes Gensidige'],
      ['Forsikringstager', 'Nørrebro Taxi ApS'],
      ['CVR-nummer', mock.db.truckers.get(3)?.cvr],
      ['Registreringsnummer', vehicle?.reg_number?.replace(/^(..)(..)(...)$/, '$1 $2 $3')],
      ['Stelnummer', vehicle?.serial_number],
    ]);
    expect(screen.getByText('Med venlig hilsen')).toBeInTheDocument();
    // Not the server's heading, which may contain a person's name.
    expect(document.title).toBe('Opsigelse af nuværende forsikring – Taxiforsikring');
  });

  it('of type injury-insurance shows each yes or no under its own label [2-email-injury-insurance]', async () => {
    const { mock } = await renderApp(address('injury-insurance'));
    expect(await heading('Bilforsikring')).toBeInTheDocument();
    expect(screen.getByText('Med venlig hilsen')).toBeInTheDocument();
    expectAsked(mock, 'injury-insurance');
    const trucker = mock.db.truckers.get(3);
    expect(shownFields()).toEqual([
      ['Navn', 'Nørrebro Taxi ApS'],
      ['E-mail', trucker?.email],
      ['Telefon', trucker?.phone_number],
      ['CVR-nummer', trucker?.cvr],
      ['Nyværdi', '350.001-500.000 kr.'],
      ['Selvrisiko', '10.000 kr.'],
      ['Adresse', trucker?.address?.address],
      ['Postnummer', trucker?.address?.zip_code],
      ['By', trucker?.address?.city],
      ['Vejhjælp', 'Ja'],
      ['Glasdækning', 'Nej'],
    ]);
  });

  it('of type work-insurance shows a yes or no with the server’s label, and the head counts [2-email-work-insurance]', async () => {
    const { mock } = await renderApp(address('work-insurance'));
    expect(await heading('Arbejdsskadeforsikring')).toBeInTheDocument();
    expect(screen.getByText('Med venlig hilsen')).toBeInTheDocument();
    expectAsked(mock, 'work-insurance');
    expect(shownFields().slice(-4)).toEqual([
      ['Arbejdsskadeforsikring ønskes', 'Ja'],
      ['Antal biler', '3'],
      ['Antal medarbejdere', '1,25'],
      ['Antal chauffører', '2'],
    ]);
  });

  it('of type injury-insurance shows "not stated" for choices that were never made', async () => {
    await renderApp(address('injury-insurance', 'da', demoTokens.invited));
    expect(await heading('Bilforsikring')).toBeInTheDocument();
    expect(Object.fromEntries(shownFields())).toMatchObject({
      Nyværdi: 'Ikke oplyst',
      Vejhjælp: 'Ikke oplyst',
      Glasdækning: 'Ikke oplyst',
    });
  });

  it('of type work-insurance is shown even if the response lacks the outer `data` object [7-email-info-forms]', async () => {
    await renderApp(address('work-insurance'), { scenario: 'flat:getEmailInfo' });
    expect(await heading('Arbejdsskadeforsikring')).toBeInTheDocument();
  });
});

describe('the e-mail viewer', () => {
  it('shows a loading message until the e-mail arrives', async () => {
    const { release } = await renderApp(address('invite'), { hold: 'getEmailInfo' });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Udskriv' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it('shows the generic notification once after a failed load, and offers a retry [8-email-failure]', async () => {
    const { mock, user } = await renderApp(address('invite'), { scenario: 'drop:getEmailInfo' });
    expect(await screen.findByText('E-mailen kunne ikke hentes.')).toBeInTheDocument();
    // One text is visible, the other is for screen readers.
    await waitFor(() => expect(screen.getAllByText('Ups! Noget gik galt!')).toHaveLength(2));
    expect(document.title).toBe('Fejl: E-mail – Taxiforsikring');
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    expect(mock.calls.of('getEmailInfo')).toHaveLength(2);
    expect(body('Invitation')).toHaveFocus();
    expect(document.title).not.toMatch(/^Fejl/);
    expect(screen.queryByText('E-mailen kunne ikke hentes.')).not.toBeInTheDocument();
  });

  it.each([
    ['unknown', demoTokens.unknown],
    ['expired', demoTokens.expired],
  ])('says that an %s link does not work, and offers no retry', async (_, link) => {
    await renderApp(address('invite', 'da', link));
    expect(await screen.findByText(/^Linket virker ikke/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Ups! Noget gik galt!')).toHaveLength(2));
  });

  it.each(['welcome', 'constructor', '..%2Finvite'])(
    'says that there is no e-mail of an unknown type, and sends no request: %s [2-email-types]',
    async (mail) => {
      const { mock } = await renderApp(`/email/${mail}/locale/da/token/${token}`);
      expect(await screen.findByText('Her er ingen e-mail.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('E-mail');
      expect(mock.calls.all()).toEqual([]);
      expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
    },
  );

  it('loads the e-mail again without the token if a staff session has expired [6-email-dead-session]', async () => {
    localStorage.setItem('token', 'long-gone');
    localStorage.setItem('user', JSON.stringify({ name: 'A', email: 'a@b.dk', role: 'admin' }));
    const { mock } = await renderApp(address('invite'));
    expect(await screen.findByText(sentence('Hej Nørrebro Taxi ApS'))).toBeInTheDocument();
    expect(mock.calls.of('getEmailInfo').map(({ status }) => status)).toEqual([401, 200]);
  });
});
