import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { menuOf, openMenu, rowButton } from '@tests/support/page-objects/rowMenu';
import { names, rowOf, waitForRows } from './listScreen';

const first = 'Ærø Taxa v/Åse Østergaard';
const second = 'Bæk & Søn Persontransport ApS';
const generic = 'Ups! Noget gik galt!';

const action = (name: string, haulier: string) => rowButton(rowOf(haulier), name);

async function openList(address = '/admin/truckers', as: 'admin' | 'user' = 'admin') {
  const view = await renderApp(address, { as });
  await waitForRows();
  return view;
}

/** The dialog that asks about a haulier, opened from its row. */
async function askToDelete(user: Awaited<ReturnType<typeof openList>>['user'], haulier: string) {
  await user.click(action('Slet vognmand', haulier));
  return screen.findByRole('dialog', { name: 'Slet vognmand' });
}

describe('deleting a haulier', () => {
  it.each(['admin', 'user'] as const)(
    'asks first, naming it, whatever the role (%s) [2-truckers-delete-asks]',
    async (as) => {
      const { user, mock } = await openList('/admin/truckers', as);
      const dialog = await askToDelete(user, first);
      expect(dialog).toHaveTextContent(first);
      expect(dialog).toHaveTextContent('Er du sikker på, at du vil slette den?');
      expect(mock.calls.of('deleteTrucker')).toEqual([]);
    },
  );

  it('has the focus on No at first [2-dialogs-safe-button]', async () => {
    const { user } = await openList();
    const dialog = await askToDelete(user, first);
    expect(within(dialog).getByRole('button', { name: 'Nej' })).toHaveFocus();
  });

  it('deletes on Yes, says so and shows the list without it [2-truckers-delete]', async () => {
    const { user, mock } = await openList();
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(mock.calls.of('deleteTrucker')).toMatchObject([
      { method: 'DELETE', path: '/api/truckers/delete-trucker/1' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(`${first} er slettet.`)).not.toEqual([]);
    expect(screen.getByText('Viser 1–10 af 239 rækker')).toBeInTheDocument();
    expect(mock.db.truckers.get(1)).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it.each(['Nej', 'Luk'])('deletes nothing on %s, and gives the focus back', async (button) => {
    const { user, mock } = await openList();
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menuOf(rowOf(first))).toHaveFocus();
    expect(mock.calls.of('deleteTrucker')).toEqual([]);
  });

  it('deletes nothing on Escape', async () => {
    const { user, mock } = await openList();
    await askToDelete(user, first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mock.calls.of('deleteTrucker')).toEqual([]);
  });

  it('deletes once, however often Yes is pressed', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('deleteTrucker');
    const dialog = await askToDelete(user, first);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Ja' }));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mock.calls.of('deleteTrucker')).toHaveLength(1);
  });

  it('says a failure in the question, which stays open with another try [8-trucker-delete-failure]', async () => {
    const { user, mock } = await openList();
    mock.use('error:deleteTrucker');
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(generic);
    expect(screen.getAllByText(generic)).toHaveLength(1);
    expect(within(dialog).getByRole('button', { name: 'Prøv igen' })).toHaveFocus();
    expect(names()[0]).toBe(first);
    mock.use('happy');
    await user.click(within(dialog).getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(names()[0]).toBe(second));
  });

  it('notifies of a failure that comes after the question was closed, naming the haulier', async () => {
    const { user, mock } = await openList();
    mock.use('error:deleteTrucker');
    const release = mock.hold('deleteTrucker');
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    await user.keyboard('{Escape}');
    release();
    expect(await screen.findByText(`Slet vognmand: ${first}: ${generic}`)).toBeInTheDocument();
  });

  it('shows the words of a refusal (D25)', async () => {
    const { user, mock } = await openList();
    mock.addFault({
      operationId: 'deleteTrucker',
      fault: { kind: 'error', status: 403, message: 'Du må ikke slette.' },
    });
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect((await screen.findAllByText('Du må ikke slette.')).length).toBeGreaterThan(0);
    expect(mock.db.truckers.get(1)).toBeDefined();
  });

  it('says that somebody else has deleted it already, and shows the true list [2-deleted-already]', async () => {
    const { user, mock } = await openList();
    mock.db.truckers.delete(1);
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findAllByText(`${first} er allerede slettet.`)).not.toEqual([]);
    expect(screen.queryByText(generic)).not.toBeInTheDocument();
  });

  it('leaves the question about another haulier open when an earlier answer comes late', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('deleteTrucker');
    const dialog = await askToDelete(user, first);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await askToDelete(user, second);
    release();
    await waitFor(() => expect(mock.db.truckers.get(1)).toBeUndefined());
    expect((await screen.findAllByText(`${first} er slettet.`)).length).toBeGreaterThan(0);
    const still = screen.getByRole('dialog', { name: 'Slet vognmand' });
    expect(still).toHaveTextContent(second);
    expect(screen.getByRole('region', { name: 'Vognmænd' })).not.toHaveFocus();
  });

  it('goes to the page before where the last row of the last page is gone', async () => {
    const { user, mock } = await openList();
    for (const { id } of mock.db.truckers.all().slice(11)) mock.db.truckers.delete(id);
    await user.click(screen.getByRole('button', { name: 'Opdater' }));
    await screen.findByText('Viser 1–10 af 11 rækker');
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    const dialog = await askToDelete(user, names()[0] ?? '');
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Viser 1–10 af 10 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(10);
    expect(window.location.search).toBe('');
  });

  it('says that nothing matches where the last match is gone', async () => {
    const { user } = await openList('/admin/truckers?q=b%C3%A6k+%26+s%C3%B8n+persontransport');
    const dialog = await askToDelete(user, second);
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Ingen vognmænd matcher din søgning.')).toBeInTheDocument();
  });
});

describe('sending a haulier its certificate', () => {
  const send = 'Send certifikat (PDF)';

  it("sends it once and shows the server's words [8-certificate-sent]", async () => {
    const { user, mock } = await openList();
    const release = mock.hold('sendCertificate');
    await user.click(action(send, first));
    await user.click(action(send, first));
    expect(action(send, first)).toHaveAttribute('aria-disabled', 'true');
    expect(action(send, second)).not.toHaveAttribute('aria-disabled');
    release();
    expect((await screen.findAllByText('Certifikatet er sendt.')).length).toBeGreaterThan(0);
    expect(mock.calls.of('sendCertificate')).toMatchObject([
      { method: 'GET', path: '/api/truckers/send-certificate/1' },
    ]);
    expect(mock.db.outbox.all()).toMatchObject([{ truckerId: 1, subject: 'certificate' }]);
    expect(action(send, first)).not.toHaveAttribute('aria-disabled');
  });

  it('sends none again for who leaves the list and comes back while it is on its way [2-truckers-sending]', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('sendCertificate');
    await user.click(action(send, first));
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    await user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await waitForRows();
    expect(action(send, first)).toHaveAttribute('aria-disabled', 'true');
    await user.click(action(send, first));
    release();
    await screen.findAllByText('Certifikatet er sendt.');
    expect(mock.calls.of('sendCertificate')).toHaveLength(1);
  });

  it.each([
    ['da', send, 'Certifikatet er sendt!'],
    ['en', 'Send certificate (PDF)', 'Certificate sent successfully!'],
  ] as const)(
    'says so itself where the server does not (%s) [8-certificate-own-text]',
    async (language, name, said) => {
      const { user, mock } = await renderApp('/admin/truckers', { as: 'admin', language });
      await waitForRows();
      const silent = () => HttpResponse.json({ status: 200 });
      const path = 'http://localhost/api/truckers/send-certificate/:id';
      mock.server.use(http.get(path, silent, { once: true }));
      await user.click(action(name, first));
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    },
  );

  it('names the haulier and where it went, with the words of the server beneath [8-notices-name]', async () => {
    const { user, mock } = await openList();
    const email = mock.db.truckers.get(1)?.email ?? '';
    await user.click(action(send, first));
    const sentence = `${first}: Certifikatet er sendt til ${email}. Certifikatet er sendt.`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    const notices = await screen.findByRole('region', { name: /^Beskeder/ });
    expect(await within(notices).findByText('Certifikatet er sendt.')).toBeInTheDocument();
  });

  it('does not say that none was sent where the answer is lost [8-notices-lost]', async () => {
    const { user, mock } = await openList();
    mock.use('drop:sendCertificate');
    await user.click(action(send, first));
    const said = `${first}: Vi ved ikke, om certifikatet er sendt. ${generic}`;
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it("shows the server's words after a failure [8-certificate-failure]", async () => {
    const { user, mock } = await openList();
    mock.addFault({
      operationId: 'sendCertificate',
      fault: { kind: 'error', status: 500, message: 'Postkassen er fuld.' },
    });
    await user.click(action(send, first));
    expect((await screen.findAllByText('Postkassen er fuld.')).length).toBeGreaterThan(0);
    expect(action(send, first)).not.toHaveAttribute('aria-disabled');
  });

  it.each(['html', 'drop'])(
    'has the generic text where the server says nothing (%s) [8-certificate-failure-own-text]',
    async (fault) => {
      const { user, mock } = await openList();
      mock.use(`${fault}:sendCertificate`);
      await user.click(action(send, first));
      expect((await screen.findAllByText(generic)).length).toBeGreaterThan(0);
    },
  );
});

describe('sending a haulier its e-mail again', () => {
  const resend = 'Send invitation igen';

  it('is offered only with work insurance on [2-truckers-resend-email]', async () => {
    const { mock } = await openList();
    for (const { name, isWorkInsurance } of mock.db.truckers.all().slice(0, 9)) {
      const row = rowOf(name.replace('\n', ' '));
      openMenu(row);
      expect(within(row).queryAllByRole('button', { name: resend })).toHaveLength(
        isWorkInsurance === '1' ? 1 : 0,
      );
    }
  });

  it("sends id, address, name and language, and shows the server's words", async () => {
    const { user, mock } = await openList();
    await user.click(action(resend, first));
    expect((await screen.findAllByText('E-mailen er sendt igen.')).length).toBeGreaterThan(0);
    expect(mock.calls.of('resendEmail')).toMatchObject([
      {
        method: 'POST',
        path: '/api/truckers/resend-email',
        body: {
          trucker_id: 1,
          email: mock.db.truckers.get(1)?.email,
          name: first,
          locale: 'da',
        },
      },
    ]);
  });

  it('sends it to the address as it is now, not as the list has it [2-truckers-resend-now]', async () => {
    const { user, mock } = await openList();
    mock.db.truckers.update(1, { email: 'rettet@example.dk' });
    await user.click(action(resend, first));
    await screen.findAllByText('E-mailen er sendt igen.');
    expect(mock.calls.of('resendEmail')).toMatchObject([{ body: { email: 'rettet@example.dk' } }]);
  });

  it('sends nothing where the address cannot be read', async () => {
    const { user, mock } = await openList();
    mock.use('drop:getTrucker');
    await user.click(action(resend, first));
    expect((await screen.findAllByText(generic)).length).toBeGreaterThan(0);
    expect(mock.calls.of('resendEmail')).toEqual([]);
  });

  it('shows the generic notice after a failure (section 8) [8-resend-failure]', async () => {
    const { user, mock } = await openList();
    mock.addFault({
      operationId: 'resendEmail',
      fault: { kind: 'error', status: 500, message: 'Intern besked' },
    });
    await user.click(action(resend, first));
    expect((await screen.findAllByText(generic)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
  });
});

describe('an action whose session is dead (D3)', () => {
  it.each([
    ['sendCertificate', 'Send certifikat (PDF)'],
    ['resendEmail', 'Send invitation igen'],
    ['deleteTrucker', 'Slet vognmand'],
  ])('leads to login with one message (%s)', async (operation, button) => {
    const { user, mock, application } = await openList();
    const { notified } = listenTo(application.store);
    mock.use(`error:${operation}:401`);
    await user.click(action(button, first));
    if (operation === 'deleteTrucker') {
      await user.click(await screen.findByRole('button', { name: 'Ja' }));
    }
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(screen.getByText(/Du er blevet logget ud/)).toBeInTheDocument();
    expect(notified).toEqual([]);
  });
});

it('says nothing of an action that a logout cut off', async () => {
  const { user, mock, application } = await openList();
  const { notified } = listenTo(application.store);
  mock.hold('resendEmail');
  await user.click(action('Send invitation igen', first));
  await user.click(screen.getByRole('button', { name: 'Log ud' }));
  await screen.findByRole('heading', { level: 1, name: 'Log ind' });
  expect(notified).toEqual([]);
});

describe('the actions of a row', () => {
  it('stand together under the name of their haulier, the most used first, delete last, in both languages (D15) [2-truckers-row-actions]', async () => {
    const { unmount } = await openList();
    expect(screen.getByRole('group', { name: `Handlinger for ${first}` })).toBeInTheDocument();
    unmount();
    await renderApp('/admin/truckers', { as: 'admin', language: 'en' });
    await waitForRows();
    const group = screen.getByRole('group', { name: `Actions for ${first}` });
    expect(group.textContent).toBe('Edit agreementEdit taxi operatorHistoryActions');
    openMenu(rowOf(first));
    expect(menuOf(rowOf(first)).nextElementSibling?.textContent).toBe(
      'Edit agreementEdit taxi operatorHistorySend certificate (PDF)Send invitation againDelete taxi operator',
    );
    // And those of the whole list above them.
    for (const name of ['Export CSV', 'Refresh', 'Add taxi operator', 'Search']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it.each(['admin', 'user'] as const)('are all there for role %s', async (as) => {
    const { user } = await openList('/admin/truckers', as);
    for (const name of [
      'Rediger vognmand',
      'Send certifikat (PDF)',
      'Send invitation igen',
      'Slet vognmand',
    ]) {
      expect(action(name, first)).toBeInTheDocument();
    }
    await user.keyboard('{Escape}');
    expect(within(rowOf(first)).getAllByRole('link')).toHaveLength(2);
  });

  it.each([
    ['Historik', '/trucker-history/1'],
    ['Rediger aftale', '/admin/truckers/edit/1'],
  ])('lead by %s to %s [2-truckers-links]', async (name, address) => {
    await openList();
    const link = within(rowOf(first)).getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
  });
});
