import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import type { Mock } from '@mocks/mock';
import { readJournal } from '@/shared/runs/journal';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { keepFewPrices } from '../prices/pricesScreen';
import { around, cell, firstCell, holeCell, openMatrix, typeInto } from '../prices/matrixScreen';
import { expectPage, expectRows, expireSession, logIn } from '../session/loginScreen';

const asksToUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.findByRole('alertdialog', { name: 'Vil du forlade siden?' });

const goBack = (steps: number) =>
  act(async () => {
    window.history.go(-steps);
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
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
      await waitFor(() => expect(window.location.pathname).toBe('/admin/price'));
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

describe('a dialog that is left while it saves [8-left-dialog]', () => {
  /** Opens a dialog from the page of this link. */
  async function openDialog(link: string, button: string) {
    const view = await renderApp('/admin/user', { as: 'admin', answers: keepFewPrices });
    await view.user.click(screen.getByRole('link', { name: link }));
    const [opener] = await screen.findAllByRole('button', { name: button });
    await view.user.click(opener ?? document.body);
    return { ...view, dialog: await screen.findByRole('dialog', { name: button }) };
  }

  type Opened = Awaited<ReturnType<typeof openDialog>>;

  async function typeKickback({ user, dialog }: Opened) {
    await user.type(await within(dialog).findByRole('textbox', { name: 'Ensure (%)' }), '5');
  }

  async function typeAddOn({ user, dialog }: Opened) {
    await user.type(await within(dialog).findByRole('textbox', { name: 'Navn' }), 'Lånebil');
    await user.click(within(dialog).getByRole('radio', { name: 'Arbejdsskade' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Pris pr. år (kr.)' }), '600');
  }

  /** Fills in the form for the only combination without a price. */
  async function typePrice({ user, dialog }: Opened) {
    const choices = {
      Kørselsområde: priceHole.area_id,
      Nyværdi: priceHole.new_value_id,
      Selvrisiko: priceHole.own_risk_id,
      Skader: priceHole.injury_id,
    };
    for (const [name, id] of Object.entries(choices)) {
      await user.selectOptions(await within(dialog).findByRole('combobox', { name }), String(id));
    }
    const amounts = { 'Præmie pr. år (kr.)': '50000', 'Ensure (%)': '2,5', 'Dantaxi (%)': '1' };
    for (const [name, amount] of Object.entries(amounts)) {
      fireEvent.change(within(dialog).getByRole('textbox', { name }), {
        target: { value: amount },
      });
    }
  }

  /** Saves, leaves the page while this request is held, and then releases it. */
  async function leaveDuring(
    operationId: 'updateKickback' | 'createPrice' | 'listPrices' | 'listAddOns',
    { user, mock, dialog }: Opened,
  ) {
    const release = mock.hold(operationId);
    const count = mock.calls.of(operationId).length + 1;
    await user.click(within(dialog).getByRole('button', { name: /^(Gem|Opret)$/ }));
    await waitFor(() => expect(mock.calls.of(operationId)).toHaveLength(count));
    await goBack(1);
    await question();
    await user.click(screen.getByRole('button', { name: 'Forlad siden' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    release();
  }

  it('reports a refusal in a notification', async () => {
    const view = await openDialog('Priser', 'Rediger provision');
    await typeKickback(view);
    const fault = { kind: 'error', status: 422, message: 'For høj.' } as const;
    view.mock.addFault({ operationId: 'updateKickback', fault, times: 1 });
    await leaveDuring('updateKickback', view);
    expect((await screen.findAllByText(/For høj\./)).length).toBeGreaterThan(0);
  });

  it.each([
    ['saved', [], 'Tilføjet!'],
    ['refused', [{ kind: 'error', status: 500 }], 'Ups! Noget gik galt!'],
  ] as const)(
    'reports a new price that is %s, with its choices, in a notification',
    async (_result, faults, said) => {
      const view = await openDialog('Priser', 'Opret pris');
      await typePrice(view);
      for (const fault of faults) {
        view.mock.addFault({ operationId: 'createPrice', fault, times: 1 });
      }
      await leaveDuring('createPrice', view);
      const name = `Mere end 50 % af kørslen i postnumrene 1000-2450, ${holeCell}`;
      const notice = (text: string) => text.startsWith(`${name}: `) && text.endsWith(said);
      expect((await screen.findAllByText(notice)).length).toBeGreaterThan(0);
    },
  );

  it('saves nothing and reports it if a colleague has changed the same field', async () => {
    const view = await openDialog('Priser', 'Rediger provision');
    await typeKickback(view);
    view.mock.db.prices.all().forEach(({ id }) => view.mock.db.prices.update(id, { ensure: '20' }));
    await leaveDuring('listPrices', view);
    expect((await screen.findAllByText(/En anden har ændret dette/)).length).toBeGreaterThan(0);
    expect(view.mock.calls.of('updateKickback')).toEqual([]);
  });

  it.each([
    ['prices', 'Priser', 'Rediger provision', typeKickback, 'listPrices'],
    ['add-ons', 'Tilvalg', 'Opret tilvalg', typeAddOn, 'listAddOns'],
  ] as const)(
    'reports that nothing is changed if the saved %s cannot be fetched',
    async (_name, link, button, type, list) => {
      const view = await openDialog(link, button);
      await type(view);
      const fault = { kind: 'error', status: 500 } as const;
      view.mock.addFault({ operationId: list, fault, times: 1 });
      await leaveDuring(list, view);
      expect((await screen.findAllByText(/Intet er ændret/)).length).toBeGreaterThan(0);
    },
  );

  it('reports nothing if the session ends', async () => {
    const view = await openDialog('Priser', 'Rediger provision');
    await typeKickback(view);
    const fault = { kind: 'error', status: 401 } as const;
    view.mock.addFault({ operationId: 'listPrices', fault, times: 1 });
    await leaveDuring('listPrices', view);
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(screen.queryByText(/Intet er ændret/)).not.toBeInTheDocument();
  });
});

const logOut = () => screen.getByRole('button', { name: 'Log ud' });

describe('a run of saves', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Opgave' }));

  const stopQuestion = () => screen.findByRole('alertdialog', { name: 'Vil du stoppe opgaven?' });

  /** Starts a run of one price, whose request waits until `release` is called. */
  async function startRun(prepare: (mock: Mock) => void = () => undefined) {
    const view = await openMatrix();
    prepare(view.mock);
    const release = view.mock.hold('updatePrice');
    await typeInto(view, '26000');
    await view.user.click(screen.getByRole('button', { name: 'Gem alle (1)' }));
    await waitFor(() => expect(view.mock.calls.of('updatePrice')).toHaveLength(1));
    await waitFor(() => expect(cell()).toHaveAttribute('readonly'));
    return { ...view, view, release };
  }

  it('continues when the user leaves the page; the dialog asks only about an unsaved premium [2-run-goes-on]', async () => {
    const { view, user, mock, release } = await startRun();
    await typeInto(view, '28300', '0-250.000 kr., 5.000 kr., 1 skade');
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await screen.findByRole('dialog', { name: 'Vil du forlade siden uden at gemme?' });
    await user.click(screen.getByRole('button', { name: 'Forlad uden at gemme' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    expect(bar().getByText('0 af 1')).toBeInTheDocument();
    release();
    expect(await bar().findByText('1 gemt')).toBeInTheDocument();
    expect(mock.db.prices.get(1)?.premium).toBe('26000.00');
  });

  it('continues when the user goes back from another dialog and discards its text [2-run-goes-on]', async () => {
    const { user, release } = await startRun();
    await user.click(screen.getByRole('link', { name: 'Tilvalg' }));
    await user.click(await screen.findByRole('button', { name: 'Opret tilvalg' }));
    const dialog = await screen.findByRole('dialog', { name: 'Opret tilvalg' });
    await user.type(await within(dialog).findByRole('textbox', { name: 'Navn' }), 'Glas');
    await goBack(1);
    await question();
    await user.click(screen.getByRole('button', { name: 'Forlad siden' }));
    await screen.findByLabelText(firstCell);
    expect(bar().getByText('0 af 1')).toBeInTheDocument();
    release();
    expect(await bar().findByText('1 gemt')).toBeInTheDocument();
  });

  it('makes login say, if the session expires, that it will continue, and no draft is kept [4-dead-session-report]', async () => {
    const { view, user, release } = await startRun();
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await expectPage('Profil');
    await expireSession(view);
    release();
    expect(
      await screen.findByText(/^Opgaven fortsætter, når du logger ind som samme bruger\./),
    ).toBeInTheDocument();
    expect(screen.queryByText(/er her igen, når du logger ind/)).not.toBeInTheDocument();
  });

  it('makes a logout ask first; a confirmed one stops it and deletes its stored state [2-run-goes-on]', async () => {
    const { view, user, mock, release } = await startRun();
    await user.click(logOut());
    const question = await screen.findByRole('alertdialog', { name: 'Vil du stoppe opgaven?' });
    await user.click(within(question).getAllByRole('button').at(-1) ?? document.body);
    expect(bar().getByText('0 af 1')).toBeInTheDocument();
    await user.click(logOut());
    await user.click(await screen.findByRole('button', { name: 'Stop opgaven og log ud' }));
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    release();
    await waitFor(() => expect(mock.calls.of('updatePrice')[0]?.status).not.toBeNull());
    // By the time the next login shows the list, the response of the run has arrived.
    await logIn(view);
    await expectPage('Vognmænd');
    await expectRows();
    expect(screen.queryByRole('region', { name: 'Opgave' })).toBeNull();
    expect(readJournal()).toBeNull();
  });

  it('withdraws the question of a logout when the focus leaves the bar, so that nothing typed is lost [2-run-goes-on]', async () => {
    const { view, user } = await startRun();
    await user.click(logOut());
    const question = await stopQuestion();
    // A press on an empty place gives the focus to no other element, so the question stays.
    await user.click(document.body);
    expect(question).toBeInTheDocument();
    await typeInto(view, '28300', '0-250.000 kr., 5.000 kr., 1 skade');
    expect(question).not.toBeInTheDocument();
    expect(cell('0-250.000 kr., 5.000 kr., 1 skade')).toHaveFocus();
    expect(view.mock.calls.of('logout')).toEqual([]);
  });

  it('makes a logout ask again about a premium that the run was refused while the question was open [2-run-goes-on]', async () => {
    const { user, mock } = await openMatrix();
    mock.addFault({ operationId: 'updatePrice', fault: { kind: 'error', status: 422 }, times: 1 });
    const release = mock.hold('updatePrice');
    await user.click(cell());
    await user.paste('26000\t27000\t28000');
    await user.click(await screen.findByRole('button', { name: 'Gem alle (3)' }));
    await waitFor(() => expect(mock.calls.of('updatePrice')).toHaveLength(2));
    await user.click(logOut());
    await stopQuestion();
    mock.hold('updatePrice');
    release();
    await screen.findByRole('button', { name: 'Gem alle (1)' });
    await user.click(screen.getByRole('button', { name: 'Stop opgaven og log ud' }));
    await screen.findByRole('dialog', { name: 'Vil du forlade siden uden at gemme?' });
    expect(mock.calls.of('logout')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Forlad uden at gemme' }));
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    expect(readJournal()).toBeNull();
  });

  it('hands the question of a logout to a refused premium when it ends, and one answer is enough [2-run-goes-on]', async () => {
    const { user, release } = await startRun(({ addFault }) =>
      addFault({ operationId: 'updatePrice', fault: { kind: 'error', status: 422 } }),
    );
    await user.click(logOut());
    await stopQuestion();
    release();
    await screen.findByRole('dialog', { name: 'Vil du forlade siden uden at gemme?' });
    await user.click(screen.getByRole('button', { name: 'Forlad uden at gemme' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
  });

  it('keeps the question of a logout while the user presses its text or pauses the run [2-run-goes-on]', async () => {
    const { user } = await startRun();
    await user.click(logOut());
    const question = await stopQuestion();
    await user.click(within(question).getByText('Vil du stoppe opgaven?'));
    await user.click(bar().getByRole('button', { name: 'Pause' }));
    expect(await bar().findByRole('button', { name: 'Fortsæt' })).toBeInTheDocument();
    expect(question).toBeInTheDocument();
  });

  it('asks once, with the focus in the question, if logout is pressed twice [2-run-goes-on]', async () => {
    const { user } = await startRun();
    await user.dblClick(logOut());
    const question = await stopQuestion();
    expect(within(question).getByRole('button', { name: 'Lad den fortsætte' })).toHaveFocus();
  });
});

describe('logging out [4-logout-asks]', () => {
  it('asks about an unsaved premium first: staying keeps it, leaving logs out', async () => {
    const view = await openMatrix();
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

  it('asks about the agreement wizard only while that has unsaved changes', async () => {
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
