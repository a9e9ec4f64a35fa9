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
  it('have going back ask once, and the guards stay on after "stay" [2-dialogs-ask-leaving]', async () => {
    const view = await renderApp('/admin/user', { as: 'admin' });
    await view.user.click(screen.getByRole('link', { name: 'Priser' }));
    await view.user.click(await screen.findByRole('link', { name: 'Matrix' }));
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
