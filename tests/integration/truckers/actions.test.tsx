import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listenTo } from '@tests/support/fixtures/heard';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';
import {
  actionsIn,
  menuOf,
  openedMenu,
  openMenu,
  rowButton,
} from '@tests/support/page-objects/rowMenu';
import { keepFirst, names, rowOf, waitForRows } from './listScreen';

const first = 'Ærø Taxa v/Åse Østergaard';
const second = 'Bæk & Søn Persontransport ApS';
const generic = 'Ups! Noget gik galt!';

const action = (name: string, truckerName: string) => rowButton(rowOf(truckerName), name);

async function openList(options: RenderAppOptions = {}) {
  const view = await renderApp('/admin/truckers', {
    as: 'admin',
    answers: keepFirst(3),
    ...options,
  });
  await waitForRows();
  return view;
}

/** Opens the dialog that confirms the deletion of the first haulier. */
async function askToDelete({ user }: RenderedApp) {
  await user.click(action('Slet vognmand', first));
  return screen.findByRole('dialog', { name: 'Slet vognmand' });
}

/** Confirms the deletion of the first haulier. */
async function confirmDeletion(view: RenderedApp) {
  const dialog = await askToDelete(view);
  await view.user.click(within(dialog).getByRole('button', { name: 'Ja' }));
  return dialog;
}

describe('deleting a haulier', () => {
  it('asks first, role user too, in a dialog that names the haulier and focuses "no" [2-truckers-delete-asks, 2-dialogs-safe-button, 6-user-truckers]', async () => {
    const view = await openList({ as: 'user' });
    const dialog = await askToDelete(view);
    expect(dialog).toHaveTextContent(first);
    expect(dialog).toHaveTextContent('Er du sikker på, at du vil slette den?');
    expect(within(dialog).getByRole('button', { name: 'Nej' })).toHaveFocus();
    expect(view.mock.calls.of('deleteTrucker')).toEqual([]);
  });

  it('announces the start and the end, and removes the haulier from the list [2-truckers-delete, 8-progress-said]', async () => {
    const view = await openList({ answers: () => [] });
    const { mock } = view;
    const { said } = listenTo(view.application.store);
    const release = mock.hold('deleteTrucker');
    const dialog = await confirmDeletion(view);
    expect(await within(dialog).findByRole('button', { name: 'Sletter…' })).toHaveFocus();
    expect(said).toContain('Sletter…');
    release();
    await waitFor(() => expect(names()[0]).toBe(second));
    await waitFor(() => expect(screen.queryByText('Sletter…')).not.toBeInTheDocument());
    expect(mock.calls.of('deleteTrucker')).toMatchObject([
      { method: 'DELETE', path: '/api/truckers/delete-trucker/1' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(`${first} er slettet.`)).not.toEqual([]);
    expect(screen.getByText('Viser 1–10 af 239 rækker')).toBeInTheDocument();
    expect(mock.db.truckers.get(1)).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('deletes nothing on "no", the close button and Escape, and restores the focus', async () => {
    const view = await openList();
    for (const way of ['Nej', 'Luk', 'Escape']) {
      const dialog = await askToDelete(view);
      if (way === 'Escape') await view.user.keyboard('{Escape}');
      else await view.user.click(within(dialog).getByRole('button', { name: way }));
      await waitFor(() => expect(menuOf(rowOf(first))).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(view.mock.calls.of('deleteTrucker')).toEqual([]);
  });

  it('shows a failure in the dialog, which stays open with a retry [8-trucker-delete-failure]', async () => {
    const view = await openList();
    view.mock.use('error:deleteTrucker');
    const dialog = await confirmDeletion(view);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(generic);
    expect(screen.getAllByText(generic)).toHaveLength(1);
    expect(within(dialog).getByRole('button', { name: 'Prøv igen' })).toHaveFocus();
    expect(names()[0]).toBe(first);
    view.mock.use('happy');
    await view.user.click(within(dialog).getByRole('button', { name: 'Prøv igen' }));
    await waitFor(() => expect(names()[0]).toBe(second));
  });

  it('reports a failure in a notification with the haulier’s name if the dialog is closed', async () => {
    const view = await openList();
    view.mock.use('error:deleteTrucker');
    const release = view.mock.hold('deleteTrucker');
    await confirmDeletion(view);
    await view.user.keyboard('{Escape}');
    release();
    expect(await screen.findByText(`Slet vognmand: ${first}: ${generic}`)).toBeInTheDocument();
  });

  it('sends one request if its dialog is closed, opened and confirmed again before the response', async () => {
    const view = await openList();
    const release = view.mock.hold('deleteTrucker');
    await confirmDeletion(view);
    await view.user.keyboard('{Escape}');
    await confirmDeletion(view);
    release();
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.mock.calls.of('deleteTrucker')).toHaveLength(1);
    expect(screen.getAllByText(`${first} er slettet.`)).not.toEqual([]);
    expect(screen.queryByText(/allerede slettet/)).not.toBeInTheDocument();
  });

  it('reports a failure once, in the dialog that was confirmed last, if it was confirmed twice', async () => {
    const view = await openList();
    const { notified } = listenTo(view.application.store);
    view.mock.use('error:deleteTrucker');
    const release = view.mock.hold('deleteTrucker');
    await confirmDeletion(view);
    await view.user.keyboard('{Escape}');
    const dialog = await confirmDeletion(view);
    release();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(generic);
    expect(notified).toEqual([]);
  });

  it('updates a search made meanwhile if a colleague has already deleted the haulier [2-deleted-already]', async () => {
    const view = await openList();
    const release = view.mock.hold('deleteTrucker');
    await confirmDeletion(view);
    await view.user.keyboard('{Escape}/ærø{Enter}');
    await waitFor(() => expect(names()).toEqual([first]));
    view.mock.db.truckers.delete(1);
    release();
    expect(await screen.findByText('Ingen vognmænd matcher din søgning.')).toBeInTheDocument();
    expect(screen.getAllByText(`${first} er allerede slettet.`)).not.toEqual([]);
  });

  it('says that the haulier was already deleted if a colleague did it, and updates the list [2-deleted-already]', async () => {
    const view = await openList();
    view.mock.db.truckers.delete(1);
    await confirmDeletion(view);
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findAllByText(`${first} er allerede slettet.`)).not.toEqual([]);
    expect(screen.queryByText(generic)).not.toBeInTheDocument();
  });
});

const send = 'Send certifikat (PDF)';
const resend = 'Send invitation igen';

describe('sending a haulier its certificate', () => {
  it("says that it sends, once, and reports haulier, e-mail and server's message [8-progress-said, 8-certificate-sent, 8-notices-name, 2-truckers-resend-now]", async () => {
    const { user, mock } = await openList();
    const email = 'rettet@example.dk';
    mock.db.truckers.update(1, { email });
    const release = mock.hold('sendCertificate');
    await user.click(action(send, first));
    await user.click(action(send, first));
    expect(action(send, first)).toHaveAttribute('aria-disabled', 'true');
    expect(action(send, second)).not.toHaveAttribute('aria-disabled');
    expect(await screen.findByText('Sender…')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByText('Sender…')).not.toBeInTheDocument());
    const sentence = `${first}: Certifikatet er sendt til ${email}. Certifikatet er sendt.`;
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    const notices = await screen.findByRole('region', { name: /^Beskeder/ });
    expect(await within(notices).findByText('Certifikatet er sendt.')).toBeInTheDocument();
    expect(mock.calls.of('sendCertificate')).toMatchObject([
      { method: 'GET', path: '/api/truckers/send-certificate/1' },
    ]);
    expect(mock.db.outbox.all()).toMatchObject([
      { truckerId: 1, subject: 'certificate', to: email },
    ]);
    expect(action(send, first)).not.toHaveAttribute('aria-disabled');
  });

  it('sends no second certificate if the user leaves the list and returns during the request [2-truckers-sending]', async () => {
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

  it('is confirmed with the app’s own text without a server message [8-certificate-own-text]', async () => {
    const { user, mock } = await openList({ language: 'en' });
    const silent = () => HttpResponse.json({ status: 200 });
    const path = 'http://localhost/api/truckers/send-certificate/:id';
    mock.server.use(http.get(path, silent, { once: true }));
    await user.click(action('Send certificate (PDF)', first));
    expect(await screen.findAllByText('Certificate sent successfully!')).not.toEqual([]);
  });

  it.each([
    ['a certificate', send, 'sendCertificate', 'certifikatet er sendt'],
    ['an invitation', resend, 'resendEmail', 'invitationen er sendt igen'],
  ])(
    'says that the result is unknown when the response to %s is lost [8-notices-lost]',
    async (...row) => {
      const [, button, call, what] = row;
      const { user, mock } = await openList();
      mock.use(`drop:${call}`);
      await user.click(action(button, first));
      const said = `${first}: Vi ved ikke, om ${what}. ${generic}`;
      expect(await screen.findByText(said)).toBeInTheDocument();
    },
  );
});

describe('sending a haulier its invitation again', () => {
  it('is offered only with work insurance on [2-truckers-resend-email]', async () => {
    const { mock } = await openList({ answers: keepFirst(9) });
    for (const { name, is_work_insurance: isWorkInsurance } of mock.db.truckers.all()) {
      const row = rowOf(name.replace('\n', ' '));
      openMenu(row);
      expect(within(row).queryAllByRole('button', { name: resend })).toHaveLength(
        isWorkInsurance === '1' ? 1 : 0,
      );
    }
  });

  it('uses the current e-mail address, not the listed one, and shows the response [2-truckers-resend-now]', async () => {
    const { user, mock } = await openList();
    mock.db.truckers.update(1, { email: 'rettet@example.dk' });
    await user.click(action(resend, first));
    expect((await screen.findAllByText('E-mailen er sendt igen.')).length).toBeGreaterThan(0);
    expect(mock.calls.of('resendEmail')).toMatchObject([
      {
        method: 'POST',
        path: '/api/truckers/resend-email',
        body: {
          trucker_id: 1,
          email: 'rettet@example.dk',
          name: first,
          locale: 'da',
        },
      },
    ]);
  });
});

it.each([
  ['a certificate', send, 'Certifikatet er ikke sendt.'],
  ['an invitation', resend, 'Invitationen er ikke sendt igen.'],
])(
  '%s for a haulier that a colleague has deleted is reported as not sent, and the list is updated [2-truckers-sent-gone]',
  async (_, button, notSent) => {
    const { user, mock } = await openList();
    mock.db.truckers.delete(1);
    await user.click(action(button, first));
    const gone = 'En kollega har slettet vognmanden. Opret vognmanden igen, hvis det var en fejl.';
    expect(await screen.findByText(`${first}: ${notSent} ${gone}`)).toBeInTheDocument();
    await waitFor(() => expect(names()[0]).toBe(second));
    expect(screen.queryByText(new RegExp(generic))).not.toBeInTheDocument();
  },
);

it('a 404 response to an invitation is not reported as a deletion of the haulier [2-truckers-sent-gone]', async () => {
  const { user, mock } = await openList();
  mock.addFault({ operationId: 'resendEmail', fault: { kind: 'error', status: 404 } });
  await user.click(action(resend, first));
  const said = `${first}: Invitationen er ikke sendt igen. ${generic}`;
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText(/har slettet vognmanden/)).not.toBeInTheDocument();
});

it('an invitation is not sent if work insurance was turned off, which is reported and shown [2-truckers-resend-email]', async () => {
  const { user, mock } = await openList();
  mock.db.truckers.update(1, { is_work_insurance: '0', name: 'Nyt Navn' });
  await user.click(action(resend, first));
  const said = 'Invitationen er ikke sendt igen. Vognmanden har ikke arbejdsskadeforsikring.';
  expect(await screen.findByText(`Nyt Navn: ${said}`)).toBeInTheDocument();
  await waitFor(() => expect(names()[0]).toBe('Nyt Navn'));
  expect(mock.calls.of('resendEmail')).toEqual([]);
});

it.each([
  ['a certificate', send, 'Certifikatet er ikke sendt.'],
  ['an invitation', resend, 'Invitationen er ikke sendt igen.'],
])(
  '%s for a haulier without an e-mail address is not sent, which is reported [2-truckers-send-no-email]',
  async (_, button, notSent) => {
    const { user, mock } = await openList();
    const trucker = { id: 1, name: first, email: '' };
    const path = 'http://localhost/api/truckers/get-trucker/:id';
    const answer = () => HttpResponse.json({ status: 200, trucker });
    mock.server.use(http.get(path, answer, { once: true }));
    await user.click(action(button, first));
    const said = `${first}: ${notSent} Vognmanden har ingen e-mail.`;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(mock.calls.of('sendCertificate')).toEqual([]);
    expect(mock.calls.of('resendEmail')).toEqual([]);
  },
);

describe('a certificate or invitation that cannot be sent', () => {
  const saying = (message: string) => ({ kind: 'error', status: 500, message }) as const;

  it.each([
    [
      "shows the server's message if it is a certificate [8-certificate-failure]",
      send,
      'sendCertificate',
      saying('Postkassen er fuld.'),
      'Postkassen er fuld.',
    ],
    [
      'shows the generic text if it is a certificate and there is no server message [8-certificate-failure-own-text]',
      send,
      'sendCertificate',
      { kind: 'html' },
      generic,
    ],
    [
      'shows the generic text if it is an invitation [8-resend-failure]',
      resend,
      'resendEmail',
      saying('Intern besked'),
      generic,
    ],
    [
      'shows the generic text if the haulier’s current address cannot be fetched',
      resend,
      'getTrucker',
      { kind: 'drop' },
      generic,
    ],
  ] as const)('%s', async (_, button, operationId, fault, words) => {
    const { user, mock } = await openList();
    mock.addFault({ operationId, fault });
    await user.click(action(button, first));
    expect(await screen.findAllByText(words)).not.toEqual([]);
    expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
    expect(action(button, first)).not.toHaveAttribute('aria-disabled');
    expect(mock.db.outbox.all()).toEqual([]);
  });
});

describe('the actions of a haulier’s row', () => {
  it('are grouped under the haulier’s name, most used first and delete last, in both languages [2-truckers-row-actions, 2-truckers-links]', async () => {
    const { unmount } = await openList();
    expect(screen.getByRole('group', { name: `Handlinger for ${first}` })).toBeInTheDocument();
    unmount();
    await openList({ language: 'en' });
    const group = screen.getByRole('group', { name: `Actions for ${first}` });
    expect(group.textContent).toBe('Edit agreementEdit taxi operatorHistoryActions');
    openMenu(rowOf(first));
    expect(actionsIn(openedMenu(rowOf(first)))).toEqual([
      ['agreement', 'Edit agreement'],
      ['edit', 'Edit taxi operator'],
      ['history', 'History'],
      ['certificate', 'Send certificate (PDF)'],
      ['mail', 'Send invitation again'],
      ['delete', 'Delete taxi operator'],
    ]);
    const hrefOf = (name: string) =>
      within(group).getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(hrefOf('Edit agreement')).toBe('/admin/truckers/edit/1');
    expect(hrefOf('History')).toBe('/trucker-history/1');
    // The actions of the whole list are shown above.
    for (const name of ['Download as CSV', 'Reload', 'Add taxi operator', 'Search']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });
});
