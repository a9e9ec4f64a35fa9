import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@/config/languages';
import { action, cellOf, generic, openPrices } from './pricesScreen';

async function openKickback(language: Language = 'da') {
  const view = await openPrices('/admin/price', { language });
  const name = language === 'da' ? 'Rediger provision' : 'Edit commission';
  await view.user.click(action(1, name));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return {
    ...view,
    dialog,
    ensure: await dialog.findByRole('textbox', { name: 'Ensure (%)' }),
    dantaxi: dialog.getByRole('textbox', { name: 'Dantaxi (%)' }),
    save: dialog.getByRole('button', { name: language === 'da' ? 'Gem' : 'Save' }),
  };
}

describe('editing the kickback of a price', () => {
  it('names the price and starts with its percentages', async () => {
    const { dialog, ensure, dantaxi } = await openKickback();
    expect(dialog.getByText(/^Pris 1: Højst 50 %.*Ingen skader$/)).toBeInTheDocument();
    expect(ensure).toHaveValue('2,5');
    expect(dantaxi).toHaveValue('1');
    expect(ensure).toHaveFocus();
  });

  it('sends both percentages alone, says so and shows them in the list [3-kickback-on-its-own]', async () => {
    const { user, mock, ensure, dantaxi, save } = await openKickback();
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
    expect(action(1, 'Rediger provision')).toHaveFocus();
  });

  it.each([
    ['da', '', 'Dette felt er påkrævet'],
    ['da', 'meget', 'Indtast et tal'],
    ['da', '-1', 'Tallet skal være 0 eller højere'],
    ['en', '', 'This field is required'],
    ['en', 'much', 'Enter a number'],
    ['en', '-0.5', 'The number must be 0 or higher'],
  ] as const)(
    'wants both as numbers of 0 or more (%s: "%s") [5-kickback-numbers]',
    async (language, typed, message) => {
      const { user, mock, dialog, ensure, dantaxi, save } = await openKickback(language);
      for (const field of [ensure, dantaxi]) {
        await user.clear(field);
        if (typed) await user.type(field, typed);
      }
      await user.click(save);
      await waitFor(() =>
        expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
          `Ensure (%): ${message}`,
          `Dantaxi (%): ${message}`,
        ]),
      );
      expect(mock.calls.of('updateKickback')).toEqual([]);
    },
  );

  it('takes 0', async () => {
    const { user, mock, ensure, save } = await openKickback();
    await user.clear(ensure);
    await user.type(ensure, '0');
    await user.click(save);
    await waitFor(() => expect(mock.calls.of('updateKickback')).toHaveLength(1));
    expect(mock.calls.of('updateKickback')[0]?.body).toMatchObject({ ensure: 0 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("shows the server's message after a failure and keeps what was typed (D33) [8-kickback-failure]", async () => {
    const { user, mock, dialog, ensure, save } = await openKickback();
    mock.addFault({
      operationId: 'updateKickback',
      fault: { kind: 'error', status: 500, message: 'Provisionen er låst.' },
    });
    await user.clear(ensure);
    await user.type(ensure, '9');
    await user.click(save);
    expect(await dialog.findByText('Provisionen er låst.')).toBeInTheDocument();
    expect(screen.queryByText(generic)).not.toBeInTheDocument();
    expect(ensure).toHaveValue('9');
  });

  it('asks about the percentage that both have changed, and takes the other one [2-edit-conflict, 2-edit-merge]', async () => {
    const { user, mock, dialog, ensure, dantaxi, save } = await openKickback();
    mock.db.prices.update(1, { ensure: '20.00', dantaxi: '7.00' });
    await user.clear(dantaxi);
    await user.type(dantaxi, '3');
    await user.click(save);
    const panel = await dialog.findByRole('group', {
      name: /En anden har ændret dette i mellemtiden/,
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

  it("puts the server's words on the field that they name", async () => {
    const { user, mock, ensure, save } = await openKickback();
    mock.addFault({
      operationId: 'updateKickback',
      fault: { kind: 'error', status: 422, message: 'Ugyldig', errors: { ensure: ['For høj.'] } },
    });
    await user.click(save);
    await waitFor(() => expect(ensure).toHaveAccessibleDescription('Fejl: For høj.'));
  });

  it('saves a percentage above 100 only by a second press that names it (D48) [5-percent-second-press]', async () => {
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
