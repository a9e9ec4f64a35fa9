import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoIds } from '@mocks/db/demo';
import type { Mock } from '@mocks/mock';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { address } from '@tests/integration/faults/support/pageControls';
import { comeBackAfter } from '@tests/support/actions/comeBack';
import { setOnline } from '@tests/support/actions/connection';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { sentence } from '@tests/support/assertions/sentence';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import {
  actionsIn,
  iconOf,
  menuOf,
  openedMenu,
  rowButton,
} from '@tests/support/page-objects/rowMenu';
import { keepFirst, names, rowOf, waitForRows } from './listScreen';

const first = 'Ærø Taxa v/Åse Østergaard';
const signed = 'Nørrebro Taxi ApS';
const second = 'Bæk & Søn Persontransport ApS';

/** Options for tests that page through the list. */
const allRows = { answers: () => [] };

async function openList(address = '/admin/truckers', options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', answers: keepFirst(4), ...options });
  await waitForRows();
  return view;
}

const nameButton = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => screen.findByRole('complementary', { name });
const noPanel = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
/** Returns the value that a panel shows beside a term. */
function fact(opened: HTMLElement, term: string): HTMLElement | undefined {
  const terms = within(opened).getAllByRole('term');
  const index = terms.findIndex(({ textContent }) => textContent.replace('\u00AD', '') === term);
  return within(opened).getAllByRole('definition')[index];
}

/** Opens a haulier's panel by its name, and waits until it is loaded. */
async function openPanel(name: string, address?: string, options?: RenderAppOptions) {
  const view = await openList(address, options);
  await view.user.click(nameButton(name));
  const opened = await panel(name);
  await within(opened).findByRole('heading', { name: 'Valg i aftalen' });
  return { ...view, opened };
}

/** Makes `getTrucker` respond with changed data, which may break the contract. */
function answerWith(mock: Mock, changes: object): void {
  const row = mock.db.truckers.get(demoIds.signed);
  if (!row) throw new Error('The demo data lacks the haulier.');
  const trucker = { ...wireTrucker(mock.db, row), ...changes };
  const body = JSON.stringify({ trucker, insurance: [] });
  mock.addFault({ operationId: 'getTrucker', fault: { kind: 'answer', body } });
}

const plain = (part: Element | null) =>
  (part?.textContent ?? '').replaceAll('\u00ad', '').replaceAll('\u00a0', ' ');

interface Answers {
  car: string;
  work: string;
  road: number;
  glass: number;
  previous: string | null;
  insurance: string;
}

/** A haulier as the API sends it, in which no two facts have the same value, except yes and no. */
const wireOf = ({ car, work, road, glass, previous, insurance }: Answers) => ({
  email: 'kontor@example.dk',
  cvr: '11111111',
  truck_number: '222222',
  phone_number: '20304050',
  is_car_insurance: car,
  is_work_insurance: work,
  status: 0,
  address: { id: 1, address: 'Havnevej 3', zip_code: '5970', city: 'Ærøskøbing' },
  vehicle: {
    reg_number: 'AB12345',
    serial_number: 'WDB2110161A123456',
    status: 'Afmeldt',
    insurance_status: insurance,
  },
  exiting_insurance: {
    police_number: 'P-1',
    termination_date: '2026-12-31',
    insurance_company_id: 1,
  },
  trucker_agreement: [
    {
      id: 5,
      previous_insurance: previous,
      area: { id: 1, title: 'Bornholm' },
      new_value: { id: 1, title: '100.000 kr.' },
      own_risk: { id: 1, title: '5.000 kr.' },
      injury: { id: 3, title: '2 skader' },
      addon_1: road,
      addon_2: glass,
    },
  ],
});

describe('the haulier panel', () => {
  it('opens by one click on a name in the list, and fetches the haulier’s data [2-truckers-panel, 2-truckers-panel-reads]', async () => {
    const { mock, opened } = await openPanel(signed);
    expect(within(opened).getByRole('heading', { level: 2, name: signed })).toHaveFocus();
    expect(window.location.search).toBe('?open=3');
    await within(opened).findByText(/kr. pr. måned$/);
    const calls = mock.calls.all().filter(({ operationId }) => operationId !== 'listTruckers');
    expect(calls).toMatchObject([
      { method: 'GET', path: '/api/truckers/get-trucker/3', query: {}, hasBearer: true },
      { method: 'GET', path: '/api/truckers/trucker-history/3', query: {}, hasBearer: true },
      { operationId: 'getPremium' },
      { operationId: 'searchAddOns', body: { type: 1 } },
      { operationId: 'searchAddOns', body: { type: 2 } },
    ]);
  });

  it('shows the list’s data while the rest loads, and says if that takes longer than usual [8-slow-answer, 2-truckers-panel-reads]', async () => {
    const clock = holdTimers(1000);
    const { mock, user } = await openList();
    const release = mock.hold('getTrucker');
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByRole('link', { name: 'Se hele historikken' });
    expect(within(opened).getByRole('status')).toHaveTextContent('Indlæser…');
    expect(fact(opened, 'CVR-nummer')).toHaveTextContent('11458336');
    await clock.pass();
    const slow = 'Det tager længere end normalt…';
    expect(within(opened).getByRole('status')).toHaveTextContent(slow);
    release();
    await within(opened).findByRole('heading', { name: 'Valg i aftalen' });
    expect(within(opened).queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    [
      'a haulier with verified insurance',
      wireOf({ car: '1', work: '0', road: 1, glass: 0, previous: null, insurance: 'verified' }),
      ['Forsikring bekræftet', 'Ja', 'Nej', 'Ja', 'Nej', 'Ikke oplyst'],
    ],
    [
      'a haulier without verified insurance',
      wireOf({ car: '1', work: '1', road: 0, glass: 0, previous: '1', insurance: 'not verified' }),
      ['Forsikring ikke bekræftet', 'Ja', 'Ja', 'Nej', 'Nej', 'Ja'],
    ],
  ])('shows each fact of %s beside its term [2-truckers-panel-facts]', async (_, wire, said) => {
    const { mock, user } = await openList();
    answerWith(mock, wire);
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByRole('heading', { name: 'Valg i aftalen' });
    const [kf, car, work, road, glass, previous] = said;
    const terms = within(opened).getAllByRole('term').map(plain);
    const values = within(opened).getAllByRole('definition').map(plain);
    expect(terms.map((term, index) => [term, values[index]])).toEqual([
      ['Mobilnummer', '20304050'],
      ['E-mail', 'kontor@example.dk'],
      ['CVR-nummer', '11111111'],
      ['Vognmandsnummer', '222222'],
      ['Adresse', 'Havnevej 3, 5970 Ærøskøbing'],
      ['Registreringsnummer', 'AB 12 345'],
      ['Stelnummer', 'WDB2110161A123456'],
      ['Motorregister', 'Afmeldt'],
      ['KF', kf],
      ['Bilforsikring', car],
      ['Arbejdsskadeforsikring', work],
      ['Kørselsområde', 'Bornholm'],
      ['Nyværdi', '100.000 kr.'],
      ['Selvrisiko', '5.000 kr.'],
      ['Skader de seneste 3 år', '2 skader'],
      ['Vejhjælp', road],
      ['Glasdækning', glass],
      ['Bilen er forsikret i forvejen', previous],
      ['Policenummer', 'P-1'],
      ['Ophørsdato', '31-12-2026'],
    ]);
    const links = within(opened).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:20304050',
      'mailto:kontor@example.dk',
      '/admin/truckers/edit/3',
      '/trucker-history/3',
    ]);
  });

  it('shows the changes of the last submission [2-truckers-panel-facts]', async () => {
    const { mock, user } = await openList();
    const { truckerId, data = '' } =
      mock.db.history.all().findLast((entry) => entry.truckerId === demoIds.signed) ?? {};
    for (const [createdAt, change] of [
      ['2022-05-01T08:00:00Z', { cvr: '10000001' }],
      ['2022-06-01T08:00:00Z', { cvr: '10000001', name: 'Nyt Navn' }],
    ] as const) {
      const changed = JSON.stringify({ ...(JSON.parse(data) as object), ...change });
      mock.db.history.insert({ truckerId: truckerId ?? 0, createdAt, data: changed });
    }
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findAllByText(/^Indsendt /);
    expect(within(opened).getAllByText(/^Indsendt /)).toHaveLength(1);
    expect(plain(opened)).toContain('Indsendt 01-06-2022 10:001 ændring siden forrige indsendelse');
    expect(within(opened).getAllByRole('listitem').map(plain)).toEqual([
      'Navn: Nørrebro Taxi ApS → Nyt Navn',
    ]);
  });

  it('takes the names of choices without a title from the reference lists [3-choices-by-id]', async () => {
    const scenario = 'variant:getTrucker:agreementIds';
    const { mock, opened } = await openPanel(signed, '/admin/truckers', { scenario });
    const title = mock.db.areas.get(1)?.title ?? '';
    await waitFor(() => expect(fact(opened, 'Kørselsområde')).toHaveTextContent(title));
    expect(mock.calls.of('listAreas')).toHaveLength(1);
  });

  it('marks the titles of choices as Danish on an English page, and no other text [7-server-language]', async () => {
    const { user, mock } = await openList('/admin/truckers', { language: 'en' });
    answerWith(mock, {
      trucker_agreement: {
        id: 5,
        area: { id: 1, title: 'Bornholm' },
        new_value: { id: 1, title: '100.000 kr.' },
        own_risk: { id: 1, title: '5.000 kr.' },
        injury: { id: 77 },
      },
    });
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByText('Unknown choice (no. 77)');
    const danish = within(opened).getAllByText(/./, { selector: '[lang=da] > span' });
    expect(danish.map(({ textContent }) => textContent)).toEqual([
      // The change of the last submission.
      '1 skade',
      'Ingen skader',
      'Bornholm',
      '100.000 kr.',
      '5.000 kr.',
    ]);
  });

  it('shows a choice that is missing in the reference lists, and the price, as unknown [3-choices-by-id, 2-truckers-panel-price]', async () => {
    const view = await openList();
    answerWith(view.mock, { trucker_agreement: { id: 5, area_id: 77 } });
    await view.user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByText('Ukendt valg (nr. 77)');
    expect(fact(opened, 'Nyværdi')).toHaveTextContent('Ikke oplyst');
    expect(await within(opened).findByText('Prisen kendes ikke')).toBeInTheDocument();
  });

  it('says that an agreement is unreadable; links no invalid e-mail, and only the digits of a phone [3-unknown-agreement, 2-truckers-panel-links]', async () => {
    const { mock, user } = await openList();
    const email = 'a?bcc=evil%40x.test&body=Betal@firma.dk';
    const phone_number = '*21*28456712#';
    const agreement = { trucker_agreement: [{ id: 'x', area: null }], is_car_insurance: null };
    answerWith(mock, { ...agreement, email, phone_number });
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByText('Vognmanden har en aftale, men den kan ikke læses.');
    expect(fact(opened, 'Bilforsikring')).toHaveTextContent('Ukendt');
    expect(within(opened).queryByText('Vognmanden har ikke valgt noget endnu.')).toBeNull();
    expect(within(opened).getByText(email)).not.toHaveAttribute('href');
    const phone = within(opened).getByRole('link', { name: phone_number });
    expect(phone).toHaveAttribute('href', 'tel:2128456712');
  });

  /** Opens the dialog for a missing number plate with the panel's button, and saves a number plate. */
  async function addPlate(user: UserEvent, opened: HTMLElement) {
    const button = within(opened).getByRole('button', { name: 'Tilføj' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Tilføj registreringsnummer' });
    const field = await within(dialog).findByRole('textbox', { name: 'Registreringsnummer' });
    await user.type(field, 'AB12345{Enter}');
    return {
      dialog,
      dialogIsGone: () => waitFor(() => expect(dialog).not.toBeInTheDocument()),
      buttonIsGone: () => waitFor(() => expect(button).not.toBeInTheDocument()),
    };
  }
  const withoutPlate = {
    answers: (mock: Mock) => {
      mock.db.truckers.update(2, { vehicle: null });
      return keepFirst(4)(mock);
    },
  };

  it('has three actions and a menu, and focuses its heading after a missing number plate is added [2-truckers-panel-actions, 2-edit-focus]', async () => {
    const { user, mock, opened } = await openPanel(signed, '/admin/truckers', withoutPlate);
    expect(within(opened).getByRole('link', { name: 'Rediger aftale' })).toBeInTheDocument();
    expect(within(opened).getByRole('button', { name: 'Rediger vognmand' })).toBeInTheDocument();
    await user.click(menuOf(opened));
    expect(actionsIn(openedMenu(opened)).map(([, text]) => text)).toEqual([
      'Send certifikat (PDF)',
      'Slet vognmand',
    ]);
    await user.click(within(opened).getByRole('button', { name: 'Send invitation igen' }));
    await waitFor(() => expect(mock.calls.of('resendEmail')).toHaveLength(1));

    await user.click(nameButton(second));
    const other = await panel(second);
    const { dialogIsGone, buttonIsGone } = await addPlate(user, other);
    await dialogIsGone();
    await buttonIsGone();
    expect(within(other).getByRole('heading', { level: 2, name: second })).toHaveFocus();
  });

  it('focuses its heading if the button for a number plate disappears before the dialog [2-edit-focus]', async () => {
    const { user, mock, opened } = await openPanel(second, '/admin/truckers', withoutPlate);
    mock.addFault({ operationId: 'addRegistration', fault: { kind: 'lost' }, times: 1 });
    const { dialog, dialogIsGone, buttonIsGone } = await addPlate(user, opened);
    await buttonIsGone();
    await user.click(await within(dialog).findByRole('button', { name: 'Prøv igen' }));
    await dialogIsGone();
    expect(within(opened).getByRole('heading', { level: 2, name: second })).toHaveFocus();
  });

  it('copies a value with its button, and shows and announces the copy or its failure [2-truckers-panel-copy, 2-truckers-panel-copied]', async () => {
    const clock = holdTimers(3000);
    const { user, mock, opened, application } = await openPanel(signed);
    const button = within(opened).getByRole('button', { name: 'Kopiér CVR-nummer' });
    expect(iconOf(button)).toBe('copy');
    await user.click(button);
    expect(await within(opened).findAllByText('Kopieret')).toHaveLength(1);
    expect(iconOf(button)).toBe('check');
    expect(fact(opened, 'CVR-nummer')).toHaveTextContent('11458336Kopieret');
    await clock.pass();
    expect(within(opened).queryByText('Kopieret')).not.toBeInTheDocument();
    expect(iconOf(button)).toBe('copy');
    const { said: told } = listenTo(application.store);
    const trucker = mock.db.truckers.get(demoIds.signed);
    for (const [what, value] of [
      ['Mobilnummer', trucker?.phone_number],
      ['E-mail', trucker?.email],
      ['CVR-nummer', trucker?.cvr],
      ['Vognmandsnummer', trucker?.truck_number],
      // The copied number plate has no spaces, as in the API. The shown one has.
      ['Registreringsnummer', trucker?.vehicle?.reg_number],
    ]) {
      await user.click(within(opened).getByRole('button', { name: `Kopiér ${what ?? ''}` }));
      await waitFor(() => expect(told).toContain(`${what ?? ''} er kopieret.`));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(within(opened).getByRole('button', { name: 'Kopiér E-mail' }));
    expect(await screen.findAllByText(/^Det kunne ikke kopieres/)).not.toEqual([]);
  });

  it('opens the previous and next haulier of the list, and keeps the focus on the button [2-truckers-panel-beside]', async () => {
    const { user, opened, application } = await openPanel(second);
    const { said: told } = listenTo(application.store);
    const previous = within(opened).getByRole('button', { name: 'Forrige vognmand' });
    await user.click(previous);
    await panel(first);
    expect(told).toContain(first);
    expect(previous).toHaveFocus();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(window.location.search).toBe('?open=1');
    await user.click(within(opened).getByRole('button', { name: 'Næste vognmand' }));
    await panel(second);
    expect(nameButton(second)).toHaveAttribute('aria-expanded', 'true');
    expect(nameButton(first)).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the focus on its next button, even across pages, if it was opened by its URL [2-truckers-panel-beside]', async () => {
    const { user } = await openList('/admin/truckers?open=9', allRows);
    const opened = await panel(names()[8] ?? '');
    const next = within(opened).getByRole('button', { name: 'Næste vognmand' });
    for (const position of ['10 af 240', '11 af 240']) {
      await user.click(next);
      await waitFor(() => expect(opened).toHaveTextContent(position));
      expect(next).toHaveFocus();
    }
  });

  it('steps to the hauliers of other pages too, and the browser’s back returns to the list [2-truckers-panel-beside]', async () => {
    const { user } = await openList('/admin/truckers', allRows);
    const last = names().at(-1) ?? '';
    await user.click(nameButton(last));
    const opened = await panel(last);
    expect(opened).toHaveTextContent('10 af 240');
    await user.click(within(opened).getByRole('button', { name: 'Næste vognmand' }));
    await waitFor(() => expect(opened).toHaveTextContent('11 af 240'));
    expect(window.location.search).toBe('?page=2&open=11');
    expect(within(opened).getByRole('heading', { level: 2 })).toHaveTextContent(names()[0] ?? '');
    await user.click(within(opened).getByRole('button', { name: 'Forrige vognmand' }));
    await panel(last);
    expect(window.location.search).toBe('?open=10');
    act(() => window.history.back());
    await noPanel();
    expect(window.location.search).toBe('');
  });

  it('keeps its haulier open if the page of the list with the next one loads only on a retry [2-truckers-panel-beside]', async () => {
    const { user, mock } = await openList('/admin/truckers', allRows);
    const last = names().at(-1) ?? '';
    await user.click(nameButton(last));
    const opened = await panel(last);
    mock.use('error:listTruckers:500');
    await user.click(within(opened).getByRole('button', { name: 'Næste vognmand' }));
    const list = screen.getByRole('region', { name: 'Vognmænd' });
    const retry = await within(list).findByRole('button', { name: 'Prøv igen' });
    mock.use('happy');
    await user.click(retry);
    await waitFor(() => expect(names()).not.toContain(last));
    expect(window.location.search).toBe('?page=2&open=10');
  });

  it('keeps its haulier if the user sorts while the page with the next one loads [2-truckers-panel-beside]', async () => {
    const { user, mock } = await openList('/admin/truckers', allRows);
    const last = names().at(-1) ?? '';
    await user.click(nameButton(last));
    const opened = await panel(last);
    const release = mock.hold('listTruckers');
    await user.click(within(opened).getByRole('button', { name: 'Næste vognmand' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2&open=10'));
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    release();
    await waitFor(() => expect(names()[0]).not.toBe(first));
    const [firstByName] = names();
    await user.click(screen.getByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()[0]).not.toBe(firstByName));
    expect(window.location.search).toBe('?sort=name&dir=asc&page=2&open=10');
  });

  it('has shortcuts for other hauliers, edit, invitation, history and agreement [2-keys-panel]', async () => {
    const { user, mock } = await openPanel(second);
    await user.keyboard('j');
    expect(await panel(signed)).toBeInTheDocument();
    await user.keyboard('k');
    await user.keyboard('{Shift>}J{/Shift}');
    const opened = await panel(signed);
    await user.keyboard('r');
    await waitFor(() => expect(mock.calls.of('resendEmail')).toHaveLength(1));
    await user.keyboard('e');
    const dialog = await screen.findByRole('dialog', { name: 'Rediger vognmand' });
    // The first field takes the focus when its data arrives.
    await waitFor(() => expect(within(dialog).getByLabelText('Navn')).toHaveFocus());
    // The shortcuts do nothing while a dialog is open.
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Luk' }).focus();
    await user.keyboard('j{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened).toHaveAccessibleName(signed);
    await user.keyboard('h');
    await screen.findByRole('heading', { level: 1, name: sentence(`Historik for ${signed}`) });
    act(() => window.history.back());
    await panel(signed);
    await user.keyboard('a');
    await screen.findByRole('heading', { level: 1, name: 'Vognmandens oplysninger' });
  });

  it('closes on Escape anywhere on the page, by its button and by the browser’s back, with the focus back [2-truckers-panel-escape, 2-truckers-panel-close]', async () => {
    const { user } = await openPanel(signed);
    await user.keyboard('{Escape}');
    await noPanel();
    expect(nameButton(signed)).toHaveFocus();
    for (const place of [nameButton(second), screen.getByRole('main')]) {
      await user.click(nameButton(signed));
      await panel(signed);
      act(() => place.focus());
      expect(place).toHaveFocus();
      await user.keyboard('{Escape}');
      await noPanel();
    }

    await user.click(nameButton(second));
    await user.click(within(await panel(second)).getByRole('button', { name: 'Luk' }));
    await noPanel();
    expect(nameButton(second)).toHaveFocus();

    await user.click(nameButton(first));
    await user.click(within(await panel(first)).getByRole('button', { name: 'Næste vognmand' }));
    await panel(second);
    act(() => window.history.back());
    await noPanel();
    expect(nameButton(first)).toHaveFocus();
  });

  it('stays open on an Escape that clears the search or closes a dialog or menu [2-truckers-panel-escape]', async () => {
    const { user, opened } = await openPanel(signed);
    await user.type(screen.getByRole('searchbox'), 'taxa{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.click(within(opened).getByRole('button', { name: 'Rediger vognmand' }));
    await screen.findByRole('dialog', { name: 'Rediger vognmand' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened).toBeInTheDocument();
    for (const place of [opened, rowOf(second)]) {
      await user.click(menuOf(place));
      await user.keyboard('{Escape}');
      expect(menuOf(place)).toHaveAttribute('aria-expanded', 'false');
      expect(menuOf(place)).toHaveFocus();
      expect(opened).toBeInTheDocument();
    }
  });

  it('moves the focus to the list when it closes while its haulier is not on the page [2-truckers-panel-close]', async () => {
    const { user, opened } = await openPanel(second, '/admin/truckers', allRows);
    await user.click(screen.getByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).not.toContain(second));
    await user.click(within(opened).getByRole('button', { name: 'Luk' }));
    await noPanel();
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('stays open while the list is searched, sorted and paged; opens from its URL [2-truckers-panel-address]', async () => {
    const { user } = await openList('/admin/truckers?open=3', allRows);
    const opened = await panel(signed);
    expect(within(opened).getByRole('heading', { level: 2 })).not.toHaveFocus();
    const expectStays = async (search: string) => {
      await waitFor(() => expect(window.location.search).toBe(search));
      await waitFor(() => expect(names()[0]).not.toBe(first));
      expect(await panel(signed)).toBe(opened);
    };
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await expectStays('?sort=name&dir=asc&open=3');
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await expectStays('?sort=name&dir=asc&page=2&open=3');
    await user.type(screen.getByRole('searchbox'), 'ågård{Enter}');
    await expectStays('?q=%C3%A5g%C3%A5rd&sort=name&dir=asc&open=3');
    expect(within(opened).getByRole('button', { name: 'Næste vognmand' })).toBeInTheDocument();
  });

  it('opens the agreement page before the haulier has loaded, for two hauliers in turn', async () => {
    const { user, mock } = await openList();
    for (const [name, title] of [
      [signed, 'Tjek svarene'],
      [second, 'Vognmandens oplysninger'],
    ] as const) {
      const release = mock.hold('getTrucker');
      await user.click(nameButton(name));
      await user.click(within(await panel(name)).getByRole('link', { name: 'Rediger aftale' }));
      await screen.findByRole('heading', { level: 1, name: 'Vognmandens oplysninger' });
      // The panel's clean-up runs in the next task.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      release();
      expect(await screen.findByText(sentence(`Rediger aftale for ${name}`))).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      act(() => window.history.back());
      await waitForRows();
    }
  });

  it('closes when its haulier is deleted, and stays closed on the browser’s back and forward [2-truckers-panel-deleted]', async () => {
    const { user, opened, mock } = await openPanel(second);
    await user.click(screen.getByRole('button', { name: 'Navn' }));
    await waitFor(() => expect(window.location.search).toBe('?sort=name&dir=asc&open=2'));
    const before = window.history.length;
    await user.click(rowButton(opened, 'Slet vognmand'));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await noPanel();
    await waitFor(() => expect(names()).not.toContain(second));
    expect(mock.calls.of('deleteTrucker')).toHaveLength(1);
    // The deleted haulier is not fetched again and leaves no history entry.
    expect(window.history.length).toBe(before);
    await waitFor(() => expect(window.location.search).toBe('?sort=name&dir=asc'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(names()[0]).toBe(first));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(mock.calls.of('getTrucker')).toHaveLength(1);
    expect(mock.calls.of('getTruckerHistory')).toHaveLength(1);
    act(() => window.history.forward());
    await waitFor(() => expect(window.location.search).toBe('?sort=name&dir=asc'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('reports a deletion that ends after the user left the page, and keeps the new page’s URL', async () => {
    const { user, mock } = await renderApp('/admin/price?open=2', { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Vognmænd' }));
    await waitForRows();
    await user.click(nameButton(second));
    await user.click(rowButton(await panel(second), 'Slet vognmand'));
    const release = mock.hold('deleteTrucker');
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    act(() => window.history.go(-2));
    await screen.findByRole('table', { name: 'Priser' });
    release();
    expect(await screen.findAllByText(`${second} er slettet.`)).not.toEqual([]);
    expect(screen.queryByText(/gik galt/)).not.toBeInTheDocument();
    expect(address()).toBe('/admin/price?open=2');
  });

  it('closes when its haulier, deleted by a colleague, is added again from the edit dialog [2-edit-gone]', async () => {
    const { user, opened, mock } = await openPanel(second);
    const before = window.history.length;
    await user.click(within(opened).getByRole('button', { name: 'Rediger vognmand' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rediger vognmand' }));
    await dialog.findByRole('textbox', { name: 'Navn' });
    mock.db.truckers.delete(2);
    await user.click(dialog.getByRole('button', { name: 'Gem' }));
    await user.click(await dialog.findByRole('button', { name: 'Opret igen' }));
    await noPanel();
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(window.location.search).toBe('?sort=id&dir=desc');
    // The new URL replaces the history entry of the list with the open panel.
    expect(window.history.length).toBe(before);
  });

  it('updates with the list on a refresh and, with its price, when the tab becomes visible [2-read-on-return, 2-truckers-panel-price]', async () => {
    const { user, mock, opened } = await openPanel(signed);
    const price = '5.191,92 kr. pr. måned · CY 10 093 · vejhjælp fra 01-01-2022';
    await waitFor(() => expect(plain(opened)).toContain(price));
    mock.db.truckers.update(demoIds.signed, { email: 'ny@example.dk' });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await within(opened).findByText('ny@example.dk');
    await waitFor(() => expect(mock.calls.of('getTruckerHistory')).toHaveLength(2));
    const comeBack = comeBackAfter();
    const { truckers, addOns, prices } = mock.db;
    truckers.update(demoIds.signed, { email: 'rettet@example.dk' });
    for (const { id } of prices.all()) prices.update(id, { premium: '12000.00' });
    for (const { id } of addOns.all()) addOns.update(id, { price: '0.00' });
    comeBack(31_000);
    await within(opened).findByText('rettet@example.dk');
    expect(await within(opened).findByText(/^1\.035,25/)).toBeInTheDocument();
    expect(mock.calls.of('listTruckers')).toHaveLength(3);
    await waitFor(() => expect(mock.calls.of('getTruckerHistory')).toHaveLength(3));
  });

  it('says which data failed to load, and offers a retry for each [2-truckers-panel-failed]', async () => {
    const { user, mock } = await openList('/admin/truckers', {
      scenario: 'error:getTrucker:500, error:getTruckerHistory:500',
    });
    await user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByText('Vognmandens oplysninger kunne ikke hentes.');
    await within(opened).findByText('Historikken kunne ikke hentes.');
    expect((await screen.findAllByText('Fejl 500 (scenarie).')).length).toBeGreaterThan(0);
    // The list's data is shown, and nothing is claimed about the rest.
    expect(fact(opened, 'CVR-nummer')).toHaveTextContent('11458336');
    expect(within(opened).queryByText('Valg i aftalen')).toBeNull();
    mock.use('happy');
    for (const button of within(opened).getAllByRole('button', { name: 'Prøv igen' })) {
      await user.click(button);
    }
    await within(opened).findByText('Valg i aftalen');
    await within(opened).findByText(sentence('Indsendt 02-03-2022 14:05'));
  });

  it('reports once, with haulier and reason, that no invitation is sent while offline [8-notices-offline]', async () => {
    const { user, mock, opened, application } = await openPanel(signed);
    const { notified } = listenTo(application.store);
    setOnline(false);
    mock.use('drop:*');
    await user.click(within(opened).getByRole('button', { name: 'Send invitation igen' }));
    const reason = 'Der er ingen forbindelse til serveren. Prøv igen.';
    const said = `${signed}: Invitationen er ikke sendt igen. ${reason}`;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(notified).toEqual(['Invitationen er ikke sendt igen.']);
    expect(within(opened).queryByText('Vognmandens oplysninger kunne ikke hentes.')).toBeNull();
  });

  it('says that an unknown haulier does not exist, and leads back to the list [2-truckers-panel-failed]', async () => {
    const { user } = await openList('/admin/truckers?open=99999');
    const opened = await panel('Vognmand');
    await within(opened).findByText('Vognmanden blev ikke fundet.');
    expect(within(opened).queryByRole('group')).toBeNull();
    await user.click(within(opened).getByRole('button', { name: 'Tilbage til vognmænd' }));
    expect(opened).not.toBeInTheDocument();
  });

  it('shows neither a price nor road assistance of a haulier without insurance [2-truckers-panel-price]', async () => {
    const view = await openList();
    answerWith(view.mock, {
      is_car_insurance: '0',
      is_work_insurance: '0',
      trucker_agreement: { id: 5, addon_1: 1, addon_1_date: '2022-01-01' },
    });
    await view.user.click(nameButton(signed));
    const opened = await panel(signed);
    await within(opened).findByText('Prisen kendes ikke');
    expect(plain(opened)).toContain('CY 10 093');
    expect(plain(opened)).not.toMatch(/vejhjælp fra|0,00/);
  });
});
