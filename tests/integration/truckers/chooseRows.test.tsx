import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';
import { names, rowOf, tableOf, waitForRows } from './listScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const first = 'Ærø Taxa v/Åse Østergaard';
const box = (index: number) =>
  screen.getByRole('checkbox', { name: `Vælg ${names()[index] ?? ''}` });
const boxOfPage = () => screen.getByRole('checkbox', { name: 'Vælg alle på siden' });
const checked = () =>
  within(tableOf())
    .getAllByRole('checkbox')
    .slice(1)
    .flatMap((one, index) => ((one as HTMLInputElement).checked ? [index] : []));
const bar = () => screen.findByRole('region', { name: 'Valgte vognmænd' });
const report = () => screen.findByRole('region', { name: 'Opgave' });
const says = async (text: string) =>
  expect(await within(await bar()).findByText(text)).toBeInTheDocument();
const ends = async (text: string) =>
  expect(await within(await report()).findByText(text)).toBeInTheDocument();
const press = async (
  { user }: RenderedApp,
  name: string | RegExp,
  where = screen.getByRole('main'),
) => user.click(await within(where).findByRole('button', { name }));

async function openList(address = '/admin/truckers', options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', ...options });
  await waitForRows();
  return view;
}

/** Opens a search with twelve hauliers on two pages, who can all get every message. */
async function openTwelve(change: (db: RenderedApp['mock']['db']) => void = () => undefined) {
  const view = await openList('/admin/truckers?q=tolvte', {
    answers: ({ db }) => {
      for (let id = 1; id <= 12; id += 1) {
        db.truckers.update(id, {
          name: `Tolvte ${String(id)}`,
          email: `v${String(id)}@example.dk`,
          is_work_insurance: '1',
        });
      }
      change(db);
      return [];
    },
  });
  view.mock.calls.clear();
  return view;
}

/** Selects the first rows of the page, and opens the dialog of a message to them. */
async function askFor(view: RenderedApp, count: number, message = 'Send invitation igen') {
  await view.user.click(box(0));
  for (let index = 1; index < count; index += 1) await view.user.click(box(index));
  await press(view, message, await bar());
  return screen.findByRole('dialog', { name: message });
}

describe('selecting hauliers:', () => {
  it('clicks, Shift+click, Space, Shift+Space and x select and unselect rows, and a range of them [2-choose-rows]', async () => {
    const { user } = await openList();
    fireEvent.click(box(0), { detail: 1 });
    fireEvent.click(box(0), { detail: 2 });
    expect(checked()).toEqual([]);
    await user.click(box(1));
    await says('1 valgt');
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await says('4 valgt');
    expect(checked()).toEqual([1, 2, 3, 4]);
    await screen.findByText('4 valgt', { selector: '[role=status] *' });
    await user.click(box(2));
    expect(checked()).toEqual([1, 3, 4]);
    expect(boxOfPage()).toBePartiallyChecked();

    for (const index of checked()) await user.click(box(index));
    expect(checked()).toEqual([]);
    act(() => box(2).focus());
    await user.keyboard(' ');
    expect(checked()).toEqual([2]);
    act(() => box(0).focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(checked()).toEqual([0, 1, 2]);
    // ArrowDown works from the checkbox, and x from anywhere in a row.
    await user.keyboard('{ArrowDown}x');
    expect(checked()).toEqual([0, 2]);
    within(rowOf(first)).getByRole('link', { name: 'Historik' }).focus();
    await user.keyboard('x');
    expect(checked()).toEqual([2]);
    act(() => boxOfPage().focus());
    await user.keyboard(' ');
    expect(checked()).toHaveLength(10);
    await user.keyboard(' ');
    expect(checked()).toEqual([]);
  });

  it('the selection survives paging and sorting, and ends with a new search [2-choose-lasts]', async () => {
    const view = await openList();
    await view.user.click(box(0));
    await press(view, 'Side 2');
    await waitFor(() => expect(names()).not.toContain(first));
    await view.user.click(box(0));
    await says('2 valgt');
    await press(view, 'Navn');
    await waitFor(() => expect(window.location.search).toContain('sort=name'));
    await says('2 valgt');
    await view.user.keyboard('/ærø{Enter}');
    await waitFor(() => expect(names()).toContain(first));
    expect(screen.queryByRole('region', { name: 'Valgte vognmænd' })).not.toBeInTheDocument();
    await act(async () => {
      window.history.back();
      await Promise.resolve();
    });
    await waitFor(() => expect(window.location.search).not.toContain('q='));
    expect(screen.queryByRole('region', { name: 'Valgte vognmænd' })).not.toBeInTheDocument();
  });

  it('the checkbox and the button for the whole page select no old rows while new ones load [2-choose-rows]', async () => {
    const view = await openList();
    await view.user.click(box(0));
    const page = { name: 'Vælg alle på siden' };
    await within(await bar()).findByRole('button', page);
    const releasePage = view.mock.hold('listTruckers');
    await press(view, 'Side 3');
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'true'));
    await view.user.click(within(await bar()).getByRole('button', page));
    await says('1 valgt');
    releasePage();
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));
    await view.user.click(within(await bar()).getByRole('button', page));
    await says('11 valgt');

    const release = view.mock.hold('searchTruckers');
    await view.user.keyboard('/ærø{Enter}');
    await waitFor(() => expect(window.location.search).toContain('q='));
    await view.user.click(boxOfPage());
    expect(boxOfPage()).not.toBeChecked();
    release();
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(screen.queryByRole('region', { name: 'Valgte vognmænd' })).not.toBeInTheDocument();
    await view.user.click(boxOfPage());
    await says('8 valgt');
  });

  it('Shift+click after a refresh still selects the range from the row clicked before it [2-choose-rows]', async () => {
    const view = await openList();
    await view.user.click(box(0));
    await view.user.click(box(3));
    await bar();
    view.mock.db.truckers.update(1, { email: 'rettet@example.dk' });
    await press(view, 'Genindlæs');
    await waitFor(() => expect(view.mock.calls.of('listTruckers')).toHaveLength(2));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));
    await view.user.keyboard('{Shift>}');
    await view.user.click(box(5));
    await view.user.keyboard('{/Shift}');
    expect(checked()).toEqual([0, 3, 4, 5]);
  });

  it('a deleted haulier leaves the selection [2-choose-lasts]', async () => {
    const view = await openList();
    await view.user.click(box(0));
    await view.user.click(box(1));
    await says('2 valgt');
    await press(view, `Handlinger for ${first}`);
    await press(view, 'Slet vognmand');
    await press(view, 'Ja', await screen.findByRole('dialog'));
    expect(await within(await bar()).findByText('1 valgt')).toBeInTheDocument();
  });

  it('the whole page, then all matches (on a retry too) can be selected and exported [2-choose-bar]', async () => {
    const view = await openTwelve();
    await view.user.click(boxOfPage());
    const fault = { kind: 'error', status: 500, message: 'Serveren er nede.' } as const;
    view.mock.addFault({ operationId: 'searchTruckers', fault, times: 1 });
    await press(view, 'Vælg alle 12, der matcher', await bar());
    expect(await screen.findAllByText('Serveren er nede.')).not.toEqual([]);
    await says('10 valgt');
    await press(view, 'Vælg alle 12, der matcher', await bar());
    await says('12 valgt');
    // The button is gone.
    expect(await bar()).toHaveFocus();
    expect(view.mock.calls.of('searchTruckers').at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/truckers/search-trucker',
      body: { search_key: 'tolvte', search_filter: 'name', pagination: false },
    });
    const reads = view.mock.calls.of('searchTruckers').length;
    await view.user.click(box(0));
    await press(view, 'Hent som CSV', await bar());
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file] = jest.mocked(saveAs).mock.lastCall ?? [];
    const lines = (await (file as Blob).text()).split('\r\n');
    expect(lines).toHaveLength(12);
    expect(lines[1]).toContain('v2@example.dk');
    expect(view.mock.calls.of('searchTruckers')).toHaveLength(reads);
    await press(view, 'Ryd valg', await bar());
    expect(checked()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('“all matches” omits rows unselected or deleted while the matches were fetched [2-choose-lasts]', async () => {
    const view = await openTwelve();
    const { truckers } = view.mock.db;
    await view.user.click(boxOfPage());
    const release = view.mock.hold('searchTruckers');
    await press(view, 'Vælg alle 12, der matcher', await bar());
    await view.user.click(box(0));
    await says('9 valgt');
    const before = truckers.dump();
    await press(view, 'Handlinger for Tolvte 2');
    await press(view, 'Slet vognmand');
    await press(view, 'Ja', await screen.findByRole('dialog'));
    await says('8 valgt');
    // The response is from before the deletion.
    truckers.restore(before);
    release();
    await says('10 valgt');
    expect(checked()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('messages to many hauliers:', () => {
  it('an invitation to twelve takes four clicks, and sends one request at a time [2-messages-presses, 2-messages-run]', async () => {
    const view = await openTwelve();
    const { mock } = view;
    let presses = 0;
    const count = () => {
      presses += 1;
    };
    document.addEventListener('click', count);
    await view.user.click(boxOfPage());
    await press(view, 'Vælg alle 12, der matcher', await bar());
    await says('12 valgt');
    await press(view, 'Send invitation igen', await bar());
    const release = mock.hold('resendEmail');
    await press(view, 'Send til 12', await screen.findByRole('dialog'));
    document.removeEventListener('click', count);
    expect(presses).toBeLessThanOrEqual(4);
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
    await waitFor(() => expect(mock.calls.of('resendEmail')).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(mock.calls.of('resendEmail')).toHaveLength(1);
    expect(mock.calls.of('getTrucker')).toHaveLength(1);
    release();
    await ends('12 sendt');
    const sent = mock.calls.of('resendEmail');
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/truckers/resend-email',
      query: {},
      body: { email: 'v1@example.dk', name: 'Tolvte 1', trucker_id: 1, locale: 'da' },
    });
    expect(sent.map(({ body }) => (body as { trucker_id: number }).trucker_id)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(mock.calls.of('getTrucker')).toHaveLength(12);
    await screen.findByText('Send invitation igen. Færdig: 12 sendt', {
      selector: '[role=status] *',
    });
    expect(within(await report()).queryByRole('button', { name: /Fortryd|Prøv/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Valgte vognmænd' })).not.toBeInTheDocument();
  });

  it('the dialog says who cannot get the message and why, and they stay selected [2-messages-asked]', async () => {
    const view = await openTwelve((db) => {
      db.truckers.update(1, { is_work_insurance: '0' });
      db.truckers.update(2, { is_work_insurance: '0' });
    });
    const dialog = within(await askFor(view, 4));
    expect(dialog.getByText('2 vognmænd får en e-mail.')).toBeInTheDocument();
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.slice(-2)).toEqual([
      'Tolvte 1: Vognmanden har ikke arbejdsskadeforsikring.',
      'Tolvte 2: Vognmanden har ikke arbejdsskadeforsikring.',
    ]);
    expect(view.mock.calls.of('getTrucker')).toEqual([]);
    await view.user.click(dialog.getByRole('button', { name: 'Send til 2' }));
    await ends('2 sendt');
    await says('2 valgt');
    expect(checked()).toEqual([0, 1]);
  });

  it('matches fetched after the dialog opened are selected, but get no message from it [2-messages-asked]', async () => {
    const view = await openTwelve();
    await view.user.click(boxOfPage());
    const release = view.mock.hold('searchTruckers');
    await press(view, 'Vælg alle 12, der matcher', await bar());
    await press(view, 'Send invitation igen', await bar());
    const dialog = await screen.findByRole('dialog');
    release();
    await says('12 valgt');
    await press(view, 'Send til 10', dialog);
    await ends('10 sendt');
    expect(view.mock.calls.of('resendEmail')).toHaveLength(10);
    await says('2 valgt');
  });

  it('no message can be sent if no selected haulier can get it, or while another run is active [2-messages-asked]', async () => {
    const view = await openTwelve((db) => db.truckers.update(1, { is_work_insurance: '0' }));
    let dialog = within(await askFor(view, 1));
    expect(dialog.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Luk' }));
    await view.user.click(box(1));
    view.mock.hold('resendEmail');
    await press(view, 'Send invitation igen', await bar());
    await press(view, 'Send til 1', await screen.findByRole('dialog'));
    await report();
    await view.user.click(box(2));
    await press(view, 'Send certifikat (PDF)', await bar());
    dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Vent, til opgaven er færdig.')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Send til 2' }));
    expect(view.mock.calls.of('sendCertificate')).toEqual([]);
  });

  it('a message that is already being sent from its row is not sent a second time [2-messages-run, 2-truckers-sending]', async () => {
    const view = await openTwelve();
    const release = view.mock.hold('sendCertificate');
    await press(view, 'Handlinger for Tolvte 1');
    await press(view, 'Send certifikat (PDF)');
    await waitFor(() => expect(view.mock.calls.of('sendCertificate')).toHaveLength(1));
    await askFor(view, 1, 'Send certifikat (PDF)');
    await press(view, 'Send til 1', screen.getByRole('dialog'));
    await ends('1 afvist');
    release();
    await press(view, 'Vis alle', await report());
    expect(within(await report()).getByText(/Den er ved at blive sendt/)).toBeInTheDocument();
    expect(view.mock.calls.of('sendCertificate')).toHaveLength(1);
  });

  it('the report has each certificate’s result, such as unconfirmed after a 503 [2-messages-lost]', async () => {
    const view = await openTwelve();
    const { mock } = view;
    mock.addFault({
      operationId: 'sendCertificate',
      fault: { kind: 'error', status: 503 },
      times: 1,
    });
    mock.db.truckers.update(2, { email: 'ny@example.dk' });
    await askFor(view, 4, 'Send certifikat (PDF)');
    mock.db.truckers.delete(4);
    await press(view, 'Send til 4', screen.getByRole('dialog'));
    await ends('1 sendt · 1 afvist · 1 med ændret e-mailadresse · 1 ikke bekræftet');
    expect(mock.calls.of('sendCertificate')).toMatchObject([
      { method: 'GET', path: '/api/truckers/send-certificate/1' },
      { method: 'GET', path: '/api/truckers/send-certificate/3' },
    ]);
    await press(view, 'Vis alle', await report());
    const items = within(await report()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tolvte 1 v1@example.dk Vi ved ikke, om beskeden er sendt/),
      'Tolvte 2 v2@example.dk Ikke sendt: e-mailadressen er ændret i mellemtiden ',
      expect.stringMatching(/^Tolvte 4 v4@example.dk Afvist /),
      'Tolvte 3 v3@example.dk Sendt ',
    ]);
    expect(within(await report()).getByRole('button', { name: 'Prøv 1 igen' })).toBeInTheDocument();
    expect(within(await report()).queryByRole('button', { name: 'Fortryd' })).toBeNull();
    await press(view, 'Luk', await report());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('sending more messages replaces a report with failures only after a confirmation [2-run-replace]', async () => {
    const view = await openTwelve();
    const { mock } = view;
    mock.addFault({
      operationId: 'sendCertificate',
      fault: { kind: 'error', status: 422, message: 'Nej' },
      times: 1,
    });
    await askFor(view, 1, 'Send certifikat (PDF)');
    await press(view, 'Send til 1', screen.getByRole('dialog'));
    await ends('1 afvist');
    await askFor(view, 2);
    const dialog = screen.getByRole('dialog');
    await press(view, 'Send til 2', dialog);
    expect(within(dialog).getByRole('alertdialog')).toHaveAccessibleDescription(
      /^Rapporten om »Send certifikat \(PDF\)« forsvinder\. Den viser 1, der/,
    );
    await press(view, 'Behold rapporten', dialog);
    expect(within(dialog).getByRole('button', { name: 'Send til 2' })).toHaveFocus();
    expect(mock.calls.of('resendEmail')).toEqual([]);
    await press(view, 'Send til 2', dialog);
    await press(view, 'Fortsæt uden rapporten', dialog);
    await ends('2 sendt');
    // A report without failures is replaced at once.
    await askFor(view, 1);
    await press(view, 'Send til 1', screen.getByRole('dialog'));
    await ends('1 sendt');
  });

  it('an invitation is not sent if work insurance was turned off after the dialog opened [2-messages-run]', async () => {
    const view = await openTwelve();
    const { mock } = view;
    await askFor(view, 1);
    mock.db.truckers.update(1, { is_work_insurance: '0' });
    await press(view, 'Send til 1', screen.getByRole('dialog'));
    await ends('1 afvist');
    expect(mock.calls.of('resendEmail')).toEqual([]);
    // The list shows the change.
    const row = rowOf('Tolvte 1 ');
    expect(await within(row).findByText('Har ikke arbejdsskadeforsikring')).toBeInTheDocument();
  });

  it('a message goes to the new e-mail address if the haulier was selected before a refresh showed it', async () => {
    const view = await openTwelve();
    await view.user.click(box(0));
    await bar();
    view.mock.db.truckers.update(1, { email: 'rettet@example.dk' });
    await press(view, 'Genindlæs');
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));
    await press(view, 'Send invitation igen', await bar());
    await press(view, 'Send til 1', await screen.findByRole('dialog'));
    await ends('1 sendt');
    expect(view.mock.calls.of('resendEmail')).toMatchObject([
      { body: { email: 'rettet@example.dk' } },
    ]);
  });

  it('the dialog can be cancelled, which sends nothing and keeps the selection [2-messages-asked]', async () => {
    const view = await openTwelve();
    const dialog = await askFor(view, 2);
    await press(view, 'Annuller', dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(checked()).toEqual([0, 1]);
    expect(view.mock.calls.of('resendEmail')).toEqual([]);
  });

  it('the dialog is closed by the browser’s back within the list, and sends nothing [2-dialogs-ask-leaving]', async () => {
    const view = await openTwelve();
    await press(view, 'CVR-nummer');
    await waitFor(() => expect(window.location.search).toContain('sort=cvr'));
    const dialog = await askFor(view, 2);
    act(() => window.history.back());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(window.location.search).not.toContain('sort=cvr');
    await says('2 valgt');
    expect(view.mock.calls.of('resendEmail')).toEqual([]);
  });
});
