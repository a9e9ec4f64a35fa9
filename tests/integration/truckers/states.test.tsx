import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { openMenu, rowButton } from '@tests/support/page-objects/rowMenu';
import { names, rowOf, tableOf, waitForRows } from './listScreen';

const box = () => screen.getByRole('searchbox', { name: 'Søg efter vognmand' });
const slow = 'Det tager længere end normalt…';

describe('the haulier list', () => {
  it('says that the first rows take longer than usual [8-slow-answer]', async () => {
    const clock = holdTimers(1000);
    const { release } = await renderApp('/admin/truckers', { as: 'admin', hold: 'listTruckers' });
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    await clock.pass();
    expect(
      within(screen.getByRole('region', { name: 'Vognmænd' })).getByRole('status'),
    ).toHaveTextContent(slow);
    release();
    await waitForRows();
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  it('says that a refresh takes longer than usual, and keeps the current rows [8-slow-answer]', async () => {
    const clock = holdTimers(1000);
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const release = mock.hold('listTruckers');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'true'));
    await clock.pass();
    // One text is visible, the other is for screen readers.
    await waitFor(() => expect(screen.getAllByText(slow)).toHaveLength(2));
    expect(names()).toHaveLength(10);
    release();
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(screen.queryByText(slow)).not.toBeInTheDocument());
    expect(screen.getByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
  });

  it('makes its rows inert while another page loads, and moves the focus from them to the list [2-list-other-rows]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const rows = () => tableOf().tBodies[0];
    let release = mock.hold('listTruckers');
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'true'));
    // A refresh loads the same rows.
    expect(rows()).not.toHaveAttribute('inert');
    release();
    await waitFor(() => expect(tableOf()).toHaveAttribute('aria-busy', 'false'));

    const name = within(tableOf()).getByRole('button', { name: 'Nørrebro Taxi ApS' });
    act(() => name.focus());
    release = mock.hold('listTruckers');
    // Change the page through the history, so that the focus stays in the row.
    window.history.pushState(null, '', '/admin/truckers?page=23');
    fireEvent(window, new PopStateEvent('popstate'));
    await waitFor(() => expect(rows()).toHaveAttribute('inert'));
    expect(name).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
    release();
    await screen.findByText('Viser 221–230 af 240 rækker');
    expect(rows()).not.toHaveAttribute('inert');
  });

  it('shows another page with closed menus even if the menu of a row was open', async () => {
    await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    openMenu(rowOf('Nørrebro Taxi ApS'));
    window.history.pushState(null, '', '/admin/truckers?page=23');
    fireEvent(window, new PopStateEvent('popstate'));
    await screen.findByText('Viser 221–230 af 240 rækker');
    expect(screen.queryByRole('button', { name: /^Handlinger/, expanded: true })).toBeNull();
  });

  it('keeps the height of a full page on a short last page [2-list-steady]', async () => {
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const room = () => tableOf().style.getPropertyValue('--missing-rows');
    expect(room()).toBe('0');
    for (const { id } of mock.db.truckers.all().slice(13)) mock.db.truckers.delete(id);
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(room()).toBe('7');
    await user.type(box(), 'nørrebro taxi{Enter}');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(room()).toBe('0');
  });

  it('shows the previous page after the user deletes the only row of the last page', async () => {
    const { user, mock } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    for (const { id } of mock.db.truckers.all().slice(11)) mock.db.truckers.delete(id);
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    await user.click(rowButton(rowOf(names()[0] ?? ''), 'Slet vognmand'));
    const dialog = await screen.findByRole('dialog', { name: 'Slet vognmand' });
    await user.click(within(dialog).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Viser 1–10 af 10 rækker')).toBeInTheDocument();
    expect(names()).toHaveLength(10);
  });

  it('shows the message of a refused refresh, and keeps its rows [8-refusal-words]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    mock.addFault({
      operationId: 'listTruckers',
      fault: { kind: 'error', status: 403, message: 'Du må ikke se listen.' },
    });
    await user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    expect((await screen.findAllByText('Du må ikke se listen.')).length).toBeGreaterThan(0);
    expect(names()).toHaveLength(10);
  });
});
