import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { around, cell, firstCell, typeInto } from '../prices/matrixScreen';

const asksToUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.findByRole('alertdialog', { name: 'Vil du forlade siden?' });

const goBack = (steps: number) =>
  act(async () => {
    window.history.go(-steps);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });

describe('two kinds of unsaved work', () => {
  it('ask one question together when the user goes back, and again after "stay" [2-dialogs-ask-leaving]', async () => {
    const view = await renderApp('/admin/user', { as: 'admin' });
    await view.user.click(screen.getByRole('link', { name: 'Priser' }));
    await view.user.click(await screen.findByRole('link', { name: 'Pristabel' }));
    await screen.findByLabelText(firstCell);
    await typeInto(view, '26000');
    const edit = around().getByRole('button', { name: /: Rediger provision, / });
    await view.user.click(edit);
    const dialog = await screen.findByRole('dialog', { name: 'Rediger provision' });
    const share = await within(dialog).findByRole('textbox', { name: 'Ensure (%)' });
    await view.user.type(share, '5');

    const expectOneQuestion = async () => {
      expect(dialog).toContainElement(await question());
      expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
      expect(screen.getAllByRole('dialog')).toEqual([dialog]);
      expect(window.location.pathname).toBe('/admin/price');
    };
    await goBack(2);
    await expectOneQuestion();
    await view.user.click(screen.getByRole('button', { name: 'Bliv på siden' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(share).toHaveValue('2,55');
    expect(cell()).toHaveValue('26000');

    expect(asksToUnload()).toBe(true);
    await goBack(2);
    await expectOneQuestion();
    await view.user.click(screen.getByRole('button', { name: 'Forlad siden' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    expect(asksToUnload()).toBe(false);
  });
});

describe('logging out [4-logout-asks]', () => {
  const logOut = () => screen.getByRole('button', { name: 'Log ud' });

  it('asks about an unsaved premium first: staying keeps it, leaving logs out', async () => {
    const view = await renderApp('/admin/price?view=matrix', { as: 'admin' });
    await screen.findByLabelText(firstCell);
    await typeInto(view, '26000');
    await view.user.click(logOut());
    await screen.findByRole('dialog', { name: 'Vil du forlade siden uden at gemme?' });
    await view.user.click(screen.getByRole('button', { name: 'Fortsæt med at redigere' }));
    expect(cell()).toHaveValue('26000');
    expect(view.mock.calls.of('logout')).toEqual([]);

    await view.user.click(logOut());
    await view.user.click(await screen.findByRole('button', { name: 'Forlad uden at gemme' }));
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(screen.queryByText(/er her igen, når du logger ind/)).not.toBeInTheDocument();
  });

  it('asks first only if the agreement wizard has unsaved changes', async () => {
    const view = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
    await view.user.click(await screen.findByRole('button', { name: 'Ret' }));
    await view.user.type(await screen.findByRole('textbox', { name: 'Navn' }), '!');
    await view.user.click(logOut());
    await screen.findByRole('dialog', { name: 'Vil du forlade siden?' });
    await view.user.click(screen.getByRole('button', { name: 'Bliv på siden' }));
    await view.user.type(await screen.findByRole('textbox', { name: 'Navn' }), '{Backspace}');
    await view.user.click(logOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeVisible();
  });
});
