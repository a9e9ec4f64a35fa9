import { act, screen, waitFor, within } from '@testing-library/react';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { comeBackAfter } from '@tests/support/actions/comeBack';
import { sentence } from '@tests/support/assertions/sentence';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { logIn } from '../session/loginScreen';
import { contentOf, fieldsOf, headings, waitForHistory } from './historyScreen';

const address = (id: number | string) => `/trucker-history/${id}`;
const signed = address(demoIds.signed);
const damaged = address(demoIds.damagedHistory);
const changed = 'Ændret';

/** Navigates in the same tab, as the browser's back and forward buttons do. */
function visit(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe("the history of a haulier's submissions", () => {
  it('lists them by time, newest first, for role user too [2-history-entries]', async () => {
    const { mock } = await renderApp(signed, { as: 'user' });
    await waitForHistory();
    expect(headings().map((heading) => heading.firstElementChild?.textContent)).toEqual([
      'Indsendt 02-03-2022 14:05',
      'Indsendt 14-01-2022 10:41',
    ]);
    expect(screen.getByText('2 indsendelser, den nyeste først')).toBeInTheDocument();
    expect(mock.calls.of('getTruckerHistory')).toMatchObject([
      { method: 'GET', path: '/api/truckers/trucker-history/3', query: {}, hasBearer: true },
    ]);
  });

  it.each([
    [signed, 'Nørrebro Taxi ApS', 'Historik – Taxiforsikring'],
    ['/admin/truckers?open=3', 'Nørrebro Taxi ApS', 'Vognmænd – Taxiforsikring'],
    ['/admin/user', 'Astrid Ørsted', 'Profil – Taxiforsikring'],
    [
      `/registration/${demoTokens.halfDone}`,
      'Bæk & Søn Persontransport ApS',
      'Trin 1 af 3: Dine oplysninger – Taxiforsikring',
    ],
    [
      `/email/invite/locale/da/token/${demoTokens.halfDone}`,
      'Bæk & Søn Persontransport ApS',
      'Invitation – Taxiforsikring',
    ],
  ])(
    'is one of the pages without a name in the title, as browsers store it: %s [2-titles-name-nobody]',
    async (path, name, title) => {
      await renderApp(path, { as: 'admin' });
      await waitFor(() => expect(document.body).toHaveTextContent(name));
      expect(document.title).toBe(title);
    },
  );

  it('shows the current name, and the changes since the newest submission [2-history-today, 2-history-name]', async () => {
    const { mock, release } = await renderApp(signed, { as: 'admin', hold: 'getTrucker' });
    await waitForHistory();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Historik$/);
    mock.db.truckers.update(demoIds.signed, { email: 'ny@example.dk', name: 'Nyt Navn ApS' });
    release();
    await screen.findByRole('heading', { level: 1, name: 'Historik for Nyt Navn ApS' });
    const heading = { name: 'Ændret siden 02-03-2022 14:05' };
    const today = within(await screen.findByRole('region', heading));
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^E-mail: .+ → ny@example\.dk$/),
    );
  });

  it.each([signed, '/admin/truckers/edit/3'])(
    'is one of the pages that mark the haulier list as current in the menu: %s [2-sidebar-history]',
    async (path) => {
      await renderApp(path, { as: 'admin' });
      const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
      expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Vognmænd');
    },
  );

  it('starts with the newest open; each opens separately; a closed one still lists its changes [2-history-accordion, 2-history-changes]', async () => {
    const { user } = await renderApp(signed, { as: 'admin' });
    const [newest, oldest] = await waitForHistory();
    const expectOpen = (...states: boolean[]) => {
      [newest, oldest].forEach((heading, index) => {
        expect(heading).toHaveAttribute('aria-expanded', String(states[index]));
        expect(contentOf(heading).hidden).toBe(!states[index]);
      });
    };
    expectOpen(true, false);
    await user.click(oldest);
    expectOpen(true, true);
    await user.click(newest);
    expectOpen(false, true);
    const changes = screen.getAllByRole('listitem').slice(-2);
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Skader de seneste 3 år: 1 skade → Ingen skader',
      'Glasdækning: Ja → Nej',
    ]);
    oldest.focus();
    await user.keyboard('{Enter}');
    expectOpen(false, false);
    await user.keyboard(' ');
    expectOpen(false, true);
    expect(oldest).toHaveFocus();
    for (const heading of [newest, oldest]) {
      expect(heading.parentElement?.tagName).toBe('H2');
    }
  });

  it('shows the sections of a submission, and every field in order [2-history-fields]', async () => {
    const { mock } = await renderApp(signed, { as: 'admin' });
    const [, oldest] = await waitForHistory();
    const trucker = mock.db.truckers.get(demoIds.signed);
    const sections = within(contentOf(oldest)).getAllByRole('heading', { level: 3 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Kundeoplysninger',
      'Bilforsikring',
      'Tilvalg',
    ]);
    expect(fieldsOf(oldest)).toEqual([
      ['Navn', 'Nørrebro Taxi ApS'],
      ['E-mail', trucker?.email],
      ['CVR-nummer', trucker?.cvr],
      ['Vognmandsnummer', trucker?.truck_number],
      ['Mobilnummer', trucker?.phone_number],
      ['Adresse', trucker?.address?.address],
      ['Postnummer', trucker?.address?.zip_code],
      ['By', trucker?.address?.city],
      ['Registreringsnummer', trucker?.vehicle?.reg_number?.replace(/^(..)(..)(...)$/, '$1 $2 $3')],
      ['Stelnummer', trucker?.vehicle?.serial_number],
      ['Nyværdi', mock.db.newValues.get(3)?.title],
      ['Selvrisiko', mock.db.ownRisks.get(2)?.title],
      ['Kørselsområde', mock.db.areas.get(1)?.title],
      ['Skader de seneste 3 år', mock.db.injuries.get(2)?.title],
      ['Vejhjælp', 'Ja'],
      ['Gælder fra', '01-01-2022'],
      ['Glasdækning', 'Ja'],
      ['Policenummer', 'P-5502187'],
      ['Ophørsdato', '31-01-2022'],
      ['Arbejdsskadeforsikring', 'Ja'],
      ['Bilen er forsikret i forvejen', 'Ja'],
    ]);
  });

  it('is available in English [9-history-languages]', async () => {
    await renderApp(signed, { as: 'admin', language: 'en' });
    const [newest, oldest] = await waitForHistory();
    expect(
      screen.getByRole('heading', { level: 1, name: 'History of Nørrebro Taxi ApS' }),
    ).toBeInTheDocument();
    expect(newest).toHaveAccessibleName(
      'Submitted 02-03-2022 14:05 2 changes since the previous submission',
    );
    expect(oldest).toHaveAccessibleName('Submitted 14-01-2022 10:41 First submission');
    const terms = fieldsOf(oldest).map(([term]) => term);
    expect(terms.join(', ')).toBe(
      'Name, Email, CVR number, Truck number, Mobile number, Address, Postcode, Town or city, ' +
        'Registration number, VIN, Value when new, Excess, Driving area, Claims in the last 3 years, ' +
        'Roadside assistance, Starts on, Glass cover, Policy number, End date, ' +
        'Work injury insurance, Car already insured',
    );
    const sections = within(contentOf(oldest)).getAllByRole('heading', { level: 3 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Customer details',
      'Car insurance',
      'Add-ons',
    ]);
    expect(within(contentOf(newest)).getByText(sentence('Before: Yes'))).toBeInTheDocument();
    expect(screen.getAllByText('Changed')).toHaveLength(2);
  });

  it('marks the titles of choices as Danish on an English page, and no other text [7-server-language]', async () => {
    const { mock, release } = await renderApp(signed, {
      as: 'admin',
      language: 'en',
      hold: 'getTruckerHistory',
    });
    const entry = mock.db.history.all().findLast(({ truckerId }) => truckerId === demoIds.signed);
    const change = { new_value: null, area: { id: 1, title: 'Bornholm' } };
    const data = JSON.stringify({ ...(JSON.parse(entry?.data ?? '') as object), ...change });
    mock.db.history.insert({ truckerId: 3, createdAt: '2022-06-01T08:00:00Z', data });
    release();
    const [newest] = await waitForHistory();
    const area = mock.db.areas.get(1)?.title ?? '';
    const newValue = mock.db.newValues.get(3)?.title ?? '';
    const body = within(screen.getByRole('region', { name: /^History/ }));
    // Those since the newest submission, and those of the newest submission.
    const changes = body.getAllByRole('listitem').slice(0, 4);
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      `Value when new: Not provided → ${newValue}`,
      `Driving area: Bornholm → ${area}`,
      `Value when new: ${newValue} → Not provided`,
      `Driving area: ${area} → Bornholm`,
    ]);
    const danish = (parts: HTMLElement[]) =>
      parts
        .flatMap((part) => within(part).getAllByText(/./, { selector: '[lang=da] > span' }))
        .map(({ textContent }) => textContent);
    expect(danish(changes)).toEqual([newValue, 'Bornholm', area, newValue, area, 'Bornholm']);
    expect(danish([contentOf(newest)])).toEqual([
      newValue,
      mock.db.ownRisks.get(2)?.title,
      'Bornholm',
      area,
      mock.db.injuries.get(1)?.title,
    ]);
  });
});

describe('the link back to the haulier list', () => {
  const asItWas = '/admin/truckers?q=taxi&sort=name&dir=desc&open=3';

  it('restores search, order and open haulier from a history and an agreement [2-list-as-left]', async () => {
    const { user } = await renderApp(asItWas, { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Se hele historikken' }));
    await waitForHistory();
    await user.click(screen.getByRole('link', { name: 'Tilbage til vognmænd' }));
    await screen.findByRole('complementary', { name: 'Nørrebro Taxi ApS' });
    expect(window.location.pathname + window.location.search).toBe(asItWas);
    visit('/admin/truckers/edit/99999');
    const way = await screen.findByRole('link', { name: 'Gå videre nu' });
    expect(way).toHaveAttribute('href', asItWas);
  });

  it('forgets the state of the list when the session ends [2-list-as-left]', async () => {
    const view = await renderApp(asItWas, { as: 'admin' });
    const { user, mock } = view;
    await user.click(await screen.findByRole('link', { name: 'Se hele historikken' }));
    await waitForHistory();
    await user.click(screen.getByRole('button', { name: /^Log ud/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    mock.calls.clear();
    await logIn(view, 'user');
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    visit(signed);
    await waitForHistory();
    const way = screen.getByRole('link', { name: 'Tilbage til vognmænd' });
    expect(way).toHaveAttribute('href', '/admin/truckers');
  });
});

describe('a tab that becomes visible again', () => {
  it('fetches the history again, at most every 30 seconds [2-read-on-return]', async () => {
    const { mock } = await renderApp(signed, { as: 'admin' });
    await waitForHistory();
    const comeBack = comeBackAfter();
    comeBack(29_000);
    expect(mock.calls.of('getTruckerHistory')).toHaveLength(1);
    const createdAt = '2022-09-01T08:00:00Z';
    mock.db.history.insert({ truckerId: demoIds.signed, createdAt, data: '{"name":"X"}' });
    comeBack(2000);
    await waitFor(() => expect(headings()).toHaveLength(3));
    comeBack(29_000);
    expect(mock.calls.of('getTruckerHistory')).toHaveLength(2);
  });
});

describe('the changes since the previous submission', () => {
  it('are marked in words, with the previous value [3-history-changes]', async () => {
    const { mock } = await renderApp(signed, { as: 'admin' });
    const [newest, oldest] = await waitForHistory();
    expect(newest).toHaveTextContent('2 ændringer siden forrige indsendelse');
    const marks = fieldsOf(newest).filter(([, value]) => value.includes(changed));
    const injury = (id: number) => mock.db.injuries.get(id)?.title ?? '';
    expect(marks).toEqual([
      ['Skader de seneste 3 år', `${injury(1)}${changed}Før: ${injury(2)}`],
      ['Glasdækning', `Nej${changed}Før: Ja`],
    ]);
    expect(oldest).toHaveTextContent('Første indsendelse');
    expect(within(contentOf(oldest)).queryByText(changed)).not.toBeInTheDocument();
  });

  it('are reported as none between equal submissions, and each question still has its answer [2-history-fields]', async () => {
    const { mock } = await renderApp(address(2), { as: 'admin' });
    await screen.findByText('Ingen Trucker Historier fundet');
    const [first] = mock.db.history.all().filter(({ truckerId }) => truckerId === demoIds.signed);
    const answers = { addon_1: 1, addon_2: 0, is_work_insurance: '0', previous_insurance: null };
    const data = JSON.stringify({ ...(JSON.parse(first?.data ?? '') as object), ...answers });
    mock.db.history.insert({ truckerId: 1, createdAt: '2022-05-01T08:00:00Z', data });
    mock.db.history.insert({ truckerId: 1, createdAt: '2022-06-01T08:00:00Z', data });
    visit(address(1));
    const [newest] = await waitForHistory();
    expect(newest).toHaveTextContent('Ingen ændringer siden forrige indsendelse');
    expect(Object.fromEntries(fieldsOf(newest))).toMatchObject({
      Vejhjælp: 'Ja',
      Glasdækning: 'Nej',
      Arbejdsskadeforsikring: 'Nej',
      'Bilen er forsikret i forvejen': 'Ikke oplyst',
    });
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
  });
});

describe('damaged and missing data in the history', () => {
  it('are marked per submission and field, without hiding the others [3-history-damaged, 3-history-missing-field]', async () => {
    const { user } = await renderApp(damaged, { as: 'admin' });
    const shown = await waitForHistory();
    expect(shown.map((heading) => heading.textContent)).toEqual([
      expect.stringMatching(
        /^Indsendt 11-07-2022 00:30Forrige indsendelse kan ikke læses. \d+ ændringer siden 10-02-2022 09:00$/,
      ),
      'Indsendt 20-02-2022 09:00Ingen oplysninger',
      expect.stringMatching(
        /^Indsendt 10-02-2022 09:00Forrige indsendelse kan ikke læses. .* siden 10-01-2022 09:00$/,
      ),
      'Indsendt 20-01-2022 09:00Kan ikke læses',
      'Indsendt 10-01-2022 09:00Første indsendelse',
    ]);
    for (const heading of shown.slice(1)) await user.click(heading);
    expect(contentOf(shown[1]).textContent).toBe('Der er ingen oplysninger i denne indsendelse.');
    expect(contentOf(shown[3]).textContent).toBe(
      'Oplysningerne i denne indsendelse kan ikke læses.',
    );
    expect(fieldsOf(shown[4])).toContainEqual(['Adresse', 'Nørregade 1']);
    const fields = Object.fromEntries(fieldsOf(shown[0]));
    expect(fields).toMatchObject({ Navn: 'Glad Taxa 🚕✨ v/Åse', Ophørsdato: 'Ikke oplyst' });
    expect(fields.Nyværdi).toMatch(/^Ikke oplyst/);
    expect(fields.Glasdækning).toMatch(/^Ikke oplyst/);
    expect(fields.Vejhjælp).toMatch(/^Kan ikke læses/);
    // The date of road assistance is shown only with road assistance.
    expect(fields).not.toHaveProperty('Gælder fra');
  });
});

describe('the history page', () => {
  it('says in both languages that there are no submissions, and names the haulier [2-history-empty]', async () => {
    const { mock, user, release } = await renderApp(address(1), { as: 'user', hold: 'getTrucker' });
    expect(await screen.findByText('Ingen Trucker Historier fundet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Historik' })).toBeInTheDocument();
    // An empty history contains no name, so the haulier is fetched.
    release();
    const name = 'Historik for Ærø Taxa v/Åse Østergaard';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(mock.calls.of('getTrucker')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('No history found')).toBeInTheDocument();
  });

  it('shows a loading message, and after a second that it takes longer than usual [8-slow-answer]', async () => {
    const clock = holdTimers(1000);
    const { release } = await renderApp(signed, { as: 'admin', hold: 'getTruckerHistory' });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    await clock.pass();
    expect(screen.getByText('Det tager længere end normalt…')).toBeInTheDocument();
    release();
    await waitForHistory();
    expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it("shows the server's message about a failure once, with a retry [8-history-failure]", async () => {
    const scenario = 'error:getTruckerHistory:500';
    const { mock, user } = await renderApp(signed, { as: 'user', scenario });
    expect(await screen.findByText('Historikken kunne ikke hentes.')).toBeInTheDocument();
    // One text is visible, the other is for screen readers.
    await waitFor(() => expect(screen.getAllByText('Fejl 500 (scenarie).')).toHaveLength(2));
    expect(window.location.pathname).toBe(signed);
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
    await waitForHistory();
    expect(mock.calls.of('getTruckerHistory')).toHaveLength(2);
    expect(screen.queryByText('Historikken kunne ikke hentes.')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Historik for Nørrebro Taxi ApS' })).toHaveFocus();
  });

  it('says that an unknown haulier does not exist, without a retry [8-history-unknown-haulier]', async () => {
    const { mock } = await renderApp(address(99999), { as: 'admin' });
    expect(await screen.findByText('Vognmanden blev ikke fundet.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Vognmanden findes ikke.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
    expect(mock.calls.of('getTruckerHistory')).toHaveLength(1);
  });

  it.each(['abc', '..%2F1'])(
    'sends no request if the URL has no valid id: %s [7-history-no-id]',
    async (id) => {
      const { mock } = await renderApp(address(id), { as: 'admin' });
      expect(await screen.findByText('Vognmanden blev ikke fundet.')).toBeInTheDocument();
      expect(mock.calls.all()).toEqual([]);
      expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
    },
  );

  it('also accepts a response that is just the list of submissions [7-history-forms]', async () => {
    await renderApp(signed, { as: 'admin', scenario: 'flat:getTruckerHistory' });
    expect(await waitForHistory()).toHaveLength(2);
  });
});
