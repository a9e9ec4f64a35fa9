import { act, screen, waitFor, within } from '@testing-library/react';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import { listenTo } from '@tests/support/fixtures/heard';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  answerNo,
  carStep,
  choicesOf,
  choose,
  codeDialog,
  controlOf,
  detailsStep,
  enterCode,
  fillCar,
  fillNewTrucker,
  fillTermination,
  finishCar,
  finishDetails,
  leaveAt,
  openCard,
  openTermination,
  openWizard,
  openWorkStep,
  press,
  put,
  saveTermination,
  sentCode,
  signOff,
  stepHeading,
  terminationDialog,
  toCheck,
  toCheckPage,
  toTermination,
  type FormField,
} from '@tests/support/page-objects/wizard';

const key = `draft:link:${demoTokens.invited}`;
const nameField = () => screen.findByRole('textbox', { name: 'Navn' });
const notice = () => screen.findByRole('button', { name: 'Start forfra' });
const loaded = () => screen.findByText('Ærø Taxa v/Åse Østergaard');

/** Renders the app again with the tab's storage and history, as a reload does. */
async function reload({ unmount }: Pick<RenderedApp, 'unmount'>) {
  unmount();
  return renderApp(window.location.pathname, { isReload: true });
}

/** Opens the wizard and types a name into step 1. */
async function openWithName() {
  const app = await openWizard();
  await openCard();
  put(detailsStep.name, 'Skrevet ApS');
  return app;
}

describe('the draft of step 1', () => {
  it('survives a visit in which the link fails to load', async () => {
    const app = await openWithName();
    app.unmount();
    const { unmount } = await openWizard(undefined, { scenario: 'error:getRegistration:404' });
    await screen.findByRole('alert');
    expect(sessionStorage.getItem(key)).toContain('Skrevet ApS');
    unmount();
    await openWizard();
    await waitFor(async () => expect(await nameField()).toHaveValue('Skrevet ApS'));
  });

  it('survives a failed save, and is deleted by a successful one', async () => {
    const app = await openWithName();
    app.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'drop' }, times: 1 });
    await answer(/bilen forsikret/, 'Nej');
    await press('Næste');
    await screen.findByRole('group', { name: 'Der er et problem' });
    expect(sessionStorage.getItem(key)).toContain('Skrevet ApS');
    await press('Næste');
    await stepHeading('Bilforsikring');
    await waitFor(() => expect(sessionStorage.getItem(key) ?? '').not.toContain('Skrevet ApS'));
  });

  it('survives a reload, is announced once, and can be discarded after a question [2-wizard-start-over]', async () => {
    const app = await openWithName();
    const view = await reload(app);
    await notice();
    await waitFor(async () => expect(await nameField()).toHaveValue('Skrevet ApS'));
    // The server's other data is shown beside it.
    expect(screen.getByText(/Ringsted/)).toBeInTheDocument();
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    const told = 'Vi har hentet dine tidligere svar.';
    expect(statuses.filter((text) => text === told)).toHaveLength(1);

    await view.user.click(await notice());
    const question = await screen.findByRole('dialog', { name: 'Vil du starte forfra?' });
    expect(question).toHaveTextContent('Det, der ikke er sendt til os, går tabt.');
    await press('Behold mine svar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await nameField()).toHaveValue('Skrevet ApS');
    expect(sessionStorage.getItem(key)).toContain('Skrevet ApS');
    await waitFor(async () => expect(await notice()).toHaveFocus());

    await view.user.click(await notice());
    const asked = within(await screen.findByRole('dialog'));
    await view.user.click(asked.getByRole('button', { name: 'Slet svarene' }));
    await loaded();
    expect(screen.queryByRole('button', { name: 'Start forfra' })).toBeNull();
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the draft of steps 2 and 3', () => {
  it('cannot be changed during a save, so that the wizard shows what was sent', async () => {
    const app = await openWizard();
    await finishDetails();
    await fillCar();
    const release = app.mock.hold('saveCarChoices');
    await press('Næste');
    await waitFor(() => expect(app.mock.calls.of('saveCarChoices')).toHaveLength(1));
    await choose('Selvrisiko', 2);
    release();
    await stepHeading('Arbejdsskade og underskrift');
    await press('Tilbage');
    expect((await choicesOf('Selvrisiko'))[1]).toBeChecked();
  });

  it('survives a reload: step 2 has its choices and a start-over button; after Back, a reload opens step 1 [4-reload-same-step]', async () => {
    const app = await openWizard();
    await finishDetails();
    await choose('Selvrisiko', 1);
    const view = await reload(app);
    await stepHeading('Bilforsikring');
    expect((await choicesOf('Selvrisiko'))[1]).toBeChecked();
    expect(await notice()).toBeInTheDocument();
    act(() => window.history.back());
    await stepHeading('Dine oplysninger');
    await reload(view);
    await loaded();
    await stepHeading('Dine oplysninger');
    expect(screen.queryByRole('radiogroup', { name: 'Selvrisiko' })).toBeNull();
  });

  it('survives a reload during a correction [4-reload-same-step]', async () => {
    const app = await openWorkStep();
    await answerNo();
    await toCheckPage();
    await press('Ret Selvrisiko');
    await choose('Selvrisiko', 2);
    await reload(app);
    await stepHeading('Bilforsikring');
    expect((await choicesOf('Selvrisiko'))[2]).toBeChecked();
  });

  it('opens step 3 again after a reload there, without saving step 2 again [4-reload-same-step]', async () => {
    const app = await openWizard();
    await finishDetails();
    await finishCar();
    const view = await reload(app);
    await stepHeading('Arbejdsskade og underskrift');
    expect(view.mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  it('keeps a saved termination that the answers no longer require, after a reload, too [4-termination-stays, 2-phone-link]', async () => {
    const stays = /^Opsigelsen herunder er gemt og bliver ikke trukket tilbage/;
    const app = await openTermination();
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await answerNo();
    await toCheckPage();
    expect(screen.queryByText(stays)).toBeNull();
    await press('Ret Er bilen forsikret i dag?');
    await stepHeading('Dine oplysninger');
    put(detailsStep.previous, 'Nej');
    await press(toCheck);
    const said = await screen.findByText(stays);
    expect(said).toHaveTextContent('Ring til os på +45 70 00 00 00');
    expect(within(said).getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    expect(app.mock.calls.of('saveTermination')).toHaveLength(1);
    await reload(app);
    await stepHeading('Arbejdsskade og underskrift');
    await toCheckPage();
    expect(await screen.findByText(stays)).toBeInTheDocument();
  });

  it('sends no second termination if the first reaches the server during a reload [4-termination-sent-once-reload]', async () => {
    const app = await openTermination();
    const release = app.mock.hold('saveTermination');
    await press('Gem og fortsæt');
    await waitFor(() => expect(app.mock.calls.of('saveTermination')).toHaveLength(1));
    await reload(app);
    await stepHeading('Bilforsikring');
    // The server saves the termination after the reloaded page has fetched the haulier.
    release();
    await waitFor(() => expect(truckerOf(app).exiting_insurance?.police_number).toBe('P-4711'));
    await press('Næste');
    await fillTermination();
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveTermination')).toHaveLength(1);
  });

  it('keeps each answer at its add-on if another add-on is deleted before a reload [4-lost-add-on]', async () => {
    const app = await openWorkStep({
      prepare: (mock) => {
        leaveAt('work')(mock);
        mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
      },
    });
    await answer('Krisehjælp', 'Ja');
    await answer('Ulykke', 'Nej');
    app.mock.db.addOns.delete(4);
    await reload(app);
    await stepHeading('Arbejdsskade og underskrift');
    const kept = await screen.findByRole('radiogroup', { name: 'Ulykke' });
    expect(screen.queryByRole('radiogroup', { name: 'Krisehjælp' })).toBeNull();
    expect(within(kept).getByRole('radio', { name: 'Nej' })).toBeChecked();
  });

  it('never contains the SMS code, and is deleted on completion', async () => {
    const app = await openWorkStep();
    const key = `draft:link:${demoTokens.halfDone}`;
    await signOff();
    expect(sessionStorage.getItem(key)).toContain('addOnId3');
    const code = sentCode(app);
    put(codeDialog.code, code);
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain(code);
    await enterCode(code);
    await screen.findByRole('heading', { level: 1, name: 'Tak' });
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

describe('a haulier without a link', () => {
  it('is created once: after a reload or a new start, its CVR number updates it, another one does not', async () => {
    const first = await openWizard('');
    const { mock } = first;
    const before = mock.db.truckers.size;
    const sent = () => mock.calls.of('saveRegistration').map(({ body }) => body);
    await fillNewTrucker();
    await press('Næste');
    await stepHeading('Bilforsikring');
    const id = mock.db.truckers.all().at(-1)?.id;
    const view = await reload(first);
    await notice();
    await waitFor(async () => expect(await nameField()).toHaveValue('Amager Flextrafik ApS'));
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(sent()).toMatchObject([{ trucker_id: null }, { trucker_id: id }]);

    await reload(view);
    await press('Start forfra');
    await press('Slet svarene');
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start forfra' })).toBeNull());
    await fillNewTrucker();
    put(detailsStep.cvr, '87654321');
    await press('Næste');
    // The server refuses the other data, which belong to the first haulier.
    await screen.findByRole('group', { name: 'Der er et problem' });
    expect(sent().at(-1)).toMatchObject({ cvr: '87654321', trucker_id: null });
    // Typed with other spacing, it is the same number.
    put(detailsStep.cvr, '41 73 02 58');
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(sent().at(-1)).toMatchObject({ cvr: '41730258', trucker_id: id });
    expect(mock.db.truckers.size).toBe(before + 1);
  });

  it('does not send the termination again after a reload [4-termination-sent-once-reload]', async () => {
    const app = await openWizard('');
    const { calls } = app.mock;
    const toStep3 = async () => {
      await press('Næste');
      await screen.findByRole('dialog');
      await fillTermination();
      await press('Gem og fortsæt');
      await stepHeading('Arbejdsskade og underskrift');
    };
    await fillNewTrucker();
    put(detailsStep.previous, 'Ja');
    await press('Næste');
    await fillCar('1 skade');
    await toStep3();
    await reload(app);
    await notice();
    await waitFor(async () => expect(await nameField()).toHaveValue('Amager Flextrafik ApS'));
    await press('Næste');
    await stepHeading('Bilforsikring');
    await toStep3();
    expect([calls.of('saveCarChoices').length, calls.of('saveTermination').length]).toEqual([2, 1]);
  });
});

describe('a staff draft', () => {
  const address = '/admin/truckers/edit/2';

  it('sends no second termination when the agreement is left and opened again [4-termination-sent-once-reload]', async () => {
    const options = { as: 'admin', prepare: keepFewTruckers } as const;
    const { user, mock, unmount } = await renderApp(address, options);
    await toTermination(carStep.areaForStaff);
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og tjek');
    await answerNo();
    await user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await user.click(await screen.findByRole('button', { name: 'Forlad siden' }));
    await stepHeading('Vognmænd');
    unmount();
    // Clears the list of requests.
    await renderApp(address, { as: 'admin' });
    await finishDetails('Ja');
    await press('Næste');
    await screen.findByRole('dialog');
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og tjek');
    expect(mock.calls.of('saveTermination')).toEqual([]);
    expect(mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  const complete = `/admin/truckers/edit/${String(demoIds.signed)}`;

  /** Opens a complete agreement with a saved termination, or without one if there were no injuries. */
  async function openComplete(hasTermination = true) {
    const view = await renderApp(complete, {
      as: 'admin',
      prepare: (mock) => {
        keepFewTruckers(mock);
        if (hasTermination) saveTermination(mock, demoIds.signed);
        else {
          const answers = { injury_id: 1, previous_insurance: '1' } as const;
          mock.db.agreements.update(agreementIdOf({ mock }, demoIds.signed) ?? 0, answers);
        }
      },
    });
    await stepHeading('Tjek svarene');
    return view;
  }

  it('sends no second termination if the agreement was left while the first was being sent [4-termination-sent-once-reload]', async () => {
    const view = await openComplete();
    const { mock, user } = view;
    const { notified } = listenTo(view.application.store);
    const correct = async (name: string, field: FormField, value: string) => {
      await press(`Ret ${name}`);
      await stepHeading('Vognmandens oplysninger');
      put(field, value);
      await press(toCheck);
    };
    const release = mock.hold('saveTermination');
    await correct('E-mail', detailsStep.email, 'ny@vogn.example');
    await waitFor(() => expect(mock.calls.of('saveTermination')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await stepHeading('Vognmænd');
    release();
    await waitFor(() => expect(notified).toContain('Opdatering gemt'));
    view.unmount();
    await renderApp(complete, { as: 'admin' });
    await stepHeading('Tjek svarene');
    mock.calls.clear();
    await correct('Mobilnummer', detailsStep.phone, '33112299');
    await stepHeading('Tjek svarene');
    expect(mock.calls.of('updateTrucker')).toHaveLength(1);
    expect(mock.calls.of('saveTermination')).toEqual([]);
  });

  it('sends no second termination if the car choices after the first were refused before a reload [4-termination-sent-once-reload]', async () => {
    const view = await openComplete(false);
    const { mock } = view;
    mock.addFault({
      operationId: 'saveCarChoices',
      fault: { kind: 'error', status: 422 },
      times: 1,
    });
    await press('Ret Skader de seneste 3 år');
    await stepHeading('Bilforsikring');
    await choose(carStep.injuries.label, 1);
    await press(toCheck);
    await fillTermination();
    const dialog = within(screen.getByRole('dialog'));
    await view.user.click(dialog.getByRole('button', { name: toCheck }));
    await waitFor(() => expect(mock.calls.of('saveCarChoices')).toHaveLength(1));
    await stepHeading('Bilforsikring');
    expect(mock.calls.of('saveTermination')).toHaveLength(1);
    view.unmount();
    await renderApp(complete, { as: 'admin', isReload: true });
    await stepHeading('Bilforsikring');
    await press('Næste');
    await screen.findByRole('dialog');
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og tjek');
    expect(mock.calls.of('saveTermination')).toEqual([]);
  });

  it('does not send the termination of a complete agreement again after a reload [4-termination-sent-once-reload]', async () => {
    const { mock, unmount } = await openComplete();
    await press('Bilforsikring (Gennemført)');
    await stepHeading('Bilforsikring');
    unmount();
    await renderApp(complete, { as: 'admin', isReload: true });
    await stepHeading('Bilforsikring');
    await press('Næste');
    await screen.findByRole('dialog');
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og tjek');
    expect(mock.calls.of('saveTermination')).toEqual([]);
  });

  it('is deleted when the user logs out and confirms leaving the page', async () => {
    const { user } = await renderApp(address, { as: 'admin' });
    await openCard();
    put(detailsStep.name, 'Skrevet ApS');
    expect(sessionStorage.getItem('draft:staff:2')).toContain('Skrevet ApS');
    await user.click(screen.getByRole('button', { name: 'Log ud' }));
    await user.click(await screen.findByRole('button', { name: 'Forlad siden' }));
    await screen.findByRole('heading', { level: 1, name: /log ind/i });
    expect(sessionStorage.getItem('draft:staff:2')).toBeNull();
  });
});
