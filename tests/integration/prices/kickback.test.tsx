import { screen, waitFor, within } from '@testing-library/react';
import { cellOf, keepFewPrices, openPrices, rowButton } from './pricesScreen';

async function openKickback() {
  const view = await openPrices('/admin/price', { answers: keepFewPrices });
  const name = 'Rediger provision';
  await view.user.click(rowButton(1, name));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    ...view,
    dialog,
    ensure: await dialog.findByRole('textbox', { name: 'Ensure (%)' }),
    dantaxi: dialog.getByRole('textbox', { name: 'Dantaxi (%)' }),
    save: dialog.getByRole('button', { name: 'Gem' }),
  };
}

describe('editing the kickback of a price', () => {
  it('names the price, sends only both percentages, and shows them in the list [3-kickback-on-its-own]', async () => {
    const { user, mock, dialog, ensure, dantaxi, save } = await openKickback();
    expect(dialog.getByText(/^Pris 1: Højst 50 %.*Ingen skader$/)).toBeInTheDocument();
    expect(ensure).toHaveValue('2,5');
    expect(dantaxi).toHaveValue('1');
    expect(ensure).toHaveFocus();
    await user.clear(ensure);
    await user.type(ensure, '7,25');
    await user.clear(dantaxi);
    await user.type(dantaxi, '0.5');
    await user.click(save);
    expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
    expect(mock.calls.of('updateKickback')).toMatchObject([
      {
        method: 'POST',
        path: '/api/price-plan/update-kickback',
        body: { price_id: 1, ensure: 7.25, dantaxi: 0.5 },
      },
    ]);
    await waitFor(() =>
      expect(cellOf(1, 'premium')).toContain('Ensure 7,25\u00a0%, Dantaxi 0,5\u00a0%'),
    );
    expect(rowButton(1, 'Rediger provision')).toHaveFocus();
  });

  it('keeps every decimal of a percentage [5-percent-decimals]', async () => {
    const { user, mock, ensure, dantaxi, save } = await openKickback();
    await user.clear(ensure);
    await user.type(ensure, '7,123456');
    await user.clear(dantaxi);
    await user.type(dantaxi, '0,0000001');
    await user.click(save);
    await waitFor(() =>
      expect(cellOf(1, 'premium')).toContain('Ensure 7,123456\u00a0%, Dantaxi 0,0000001\u00a0%'),
    );
    expect(mock.db.prices.get(1)).toMatchObject({ ensure: '7.123456', dantaxi: '0.0000001' });
  });

  it('asks about the percentage that a colleague changed too, and keeps the colleague’s other one [2-edit-conflict, 2-edit-merge]', async () => {
    const { user, mock, dialog, ensure, dantaxi, save } = await openKickback();
    mock.db.prices.update(1, { ensure: '20.00', dantaxi: '7.00' });
    await user.clear(dantaxi);
    await user.type(dantaxi, '3');
    await user.click(save);
    const panel = await dialog.findByRole('group', {
      name: /En anden har ændret dette/,
    });
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent(/opdateret af en kollega/);
    expect(within(panel).getByText('Gemt nu: 7')).toBeInTheDocument();
    expect(within(panel).getByText('I formularen: 3')).toBeInTheDocument();
    expect(ensure).toHaveValue('20');
    expect(mock.calls.of('updateKickback')).toEqual([]);
    await user.click(within(panel).getByRole('button', { name: 'Behold det i formularen' }));
    await waitFor(() => expect(mock.calls.of('updateKickback')).toHaveLength(1));
    expect(mock.calls.of('updateKickback')[0]?.body).toMatchObject({ ensure: 20, dantaxi: 3 });
  });

  it('needs a second press, on a button with the percentage, above 100 % [5-percent-second-press]', async () => {
    const { user, mock, dialog, ensure, save } = await openKickback();
    await user.clear(ensure);
    await user.type(ensure, '1250');
    await user.click(save);
    expect(await dialog.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Ensure er over 100\u00a0%: 1250\u00a0%',
    );
    expect(mock.calls.of('updateKickback')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Gem alligevel: 1250\u00a0%' }));
    await waitFor(() => expect(mock.calls.of('updateKickback')).toHaveLength(1));
  });
});
