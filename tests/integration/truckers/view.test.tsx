import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import { headings, tableOf, waitForRows } from './listScreen';

const stored = 'preference:hiddenColumns';

async function openView(address = '/admin/truckers', options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', ...options });
  await waitForRows();
  const button = screen.getByRole('button', { name: 'Tilpas liste' });
  await view.user.click(button);
  await screen.findByRole('group', { name: 'Tilpas liste' });
  return { ...view, button };
}

const columns = () => headings().map((heading) => heading.getAttribute('data-column'));

describe('the view settings of the haulier list', () => {
  it('hide columns, also on the next visit, and can show them again [2-list-columns]', async () => {
    const { user, unmount } = await openView();
    const kf = screen.getByRole('checkbox', { name: 'KF' });
    expect(kf).toBeChecked();
    await user.click(kf);
    await user.click(screen.getByRole('checkbox', { name: 'CVR-nummer' }));
    expect(columns()).not.toContain('kf');
    expect(within(tableOf()).queryByText('Forsikring bekræftet')).toBeNull();
    expect(localStorage.getItem(stored)).toBe('["truckers.kf","truckers.cvr"]');

    unmount();
    await openView();
    expect(columns()).toHaveLength(8);
    await user.click(screen.getByRole('checkbox', { name: 'KF' }));
    expect(columns()).toContain('kf');
    expect(localStorage.getItem(stored)).toBe('["truckers.cvr"]');
  });

  it('never hide the name and the actions, whatever is stored [2-list-columns]', async () => {
    const all = ['id', 'name', 'cvr', 'truckNumber', 'actions', 'isActive', 'kf', 'constructor'];
    localStorage.setItem(stored, JSON.stringify([...all.map((id) => `truckers.${id}`), 7, null]));
    await openView();
    expect(columns()).toEqual([
      'name',
      'hasWorkInsurance',
      'registration',
      'motorRegister',
      'actions',
    ]);
    const offered = within(screen.getByRole('group', { name: 'Kolonner' }));
    expect(offered.getAllByRole('checkbox')).toHaveLength(8);
    expect(offered.queryByRole('checkbox', { name: 'Navn' })).toBeNull();
  });

  it('allow a URL to sort by a hidden column [2-list-columns]', async () => {
    localStorage.setItem(stored, '["truckers.cvr"]');
    const { mock } = await renderApp('/admin/truckers?sort=cvr&dir=desc', { as: 'admin' });
    await waitForRows();
    expect(mock.calls.of('listTruckers')[0]?.query).toMatchObject({ sort: 'cvr', dir: 'desc' });
    expect(columns()).not.toContain('cvr');
    expect(within(tableOf()).getAllByRole('row')).toHaveLength(11);
  });

  it('make rows compact in the haulier list and, from then on, in the price list [2-list-density]', async () => {
    const { user, unmount } = await openView();
    expect(tableOf()).toHaveAttribute('data-density', 'comfortable');
    await user.click(screen.getByRole('radio', { name: 'Kompakt' }));
    expect(tableOf()).toHaveAttribute('data-density', 'compact');
    unmount();
    const view = await renderApp('/admin/price', { as: 'admin', language: 'en' });
    expect(await screen.findByRole('table')).toHaveAttribute('data-density', 'compact');
    await view.user.click(screen.getByRole('button', { name: 'Customise list' }));
    expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  });
});
