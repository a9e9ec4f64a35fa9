import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import {
  agreementIdOf,
  truckerOf,
  stepTwo,
  termination,
} from '@tests/support/assertions/wizardRequests';
import { sentence } from '@tests/support/assertions/sentence';
import { watchRequests } from './requests';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectListed, listed, summary } from '@tests/support/assertions/refusals';
import {
  answerNo,
  carStep,
  checkPage,
  checkedAnswer,
  choicesOf,
  choose,
  codeDialog,
  controlOf,
  detailsStep,
  enterCode,
  fillCar,
  fillTermination,
  goInHistory,
  leaveAt,
  noDialog,
  openCarStep,
  openDialog,
  openWizard,
  openWorkStep,
  press,
  put,
  savedTermination,
  saveTermination,
  sentCode,
  sign,
  signOff,
  stepHeading,
  terminationDialog,
  toCarStep,
  toCheck,
  toCheckPage,
  toWorkStep,
  type FormField,
} from '@tests/support/page-objects/wizard';

const injuryIds = { 'Ingen skader': 1, '1 skade': 2, '2 skader': 3 } as const;
type Injuries = keyof typeof injuryIds;

/** A haulier with saved steps 1 and 2. */
const token = demoTokens.halfDone;
const { title } = terminationDialog;
const back = async () => {
  await press('Tilbage');
  await stepHeading('Bilforsikring');
  await screen.findByRole('radiogroup', { name: carStep.injuries.label });
};
/** Corrects the policy number from the check, and returns to the check. */
async function correctPolicy(policy: string) {
  await press('Ret Policenummer');
  await screen.findByRole('dialog', { name: title });
  put(terminationDialog.policy, policy);
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  await stepHeading(checkPage.title);
}
const isChosen = (question: FormField, reply: string) =>
  expect(within(controlOf(question)).getByRole('radio', { name: reply })).toBeChecked();
const inject = (injuries: Injuries) => put(carStep.injuries, injuries);

/** Opens step 2, with helpers that check the requests of the next steps. */
async function openCar(hasPrevious: 'Ja' | 'Nej') {
  const { user, mock } = await openCarStep(hasPrevious);
  const { expectSent } = watchRequests(mock);
  const popupSent = () => termination(truckerOf({ mock }), demoTokens.invited);
  const carSent = (injuries: Injuries) =>
    stepTwo(injuryIds[injuries], { agreement_id: agreementIdOf({ mock }, truckerOf({ mock }).id) });
  /** Requires that "next" opens the dialog and sends nothing. */
  const opensPopup = async () => {
    await press('Næste');
    await screen.findByRole('dialog', { name: title });
    await expectSent();
  };
  return {
    user,
    mock,
    expectSent,
    popupSent,
    carSent,
    opensPopup,
    /** Goes from step 2 through the dialog to step 3. */
    savesPopup: async () => {
      await fillCar('1 skade');
      await opensPopup();
      await fillTermination();
      await press('Gem og fortsæt');
      await stepHeading('Arbejdsskade og underskrift');
      await expectSent(popupSent(), carSent('1 skade'));
    },
    /** Requires that "next" saves step 2 and opens step 3 without the dialog. */
    passesWithoutPopup: async (injuries: Injuries) => {
      await toWorkStep();
      expect(screen.queryByRole('dialog')).toBeNull();
      await expectSent(carSent(injuries));
    },
  };
}

describe('the termination dialog', () => {
  it('opens only if injuries are chosen, and keeps its draft when it is closed or fails to save [4-busy-words, 9-injury-code-1, 8-try-again]', async () => {
    const { user, mock, expectSent, popupSent, carSent, passesWithoutPopup, opensPopup } =
      await openCar('Ja');
    await fillCar('Ingen skader');
    await passesWithoutPopup('Ingen skader');
    await back();
    inject('2 skader');
    await opensPopup();

    // The button of step 2 shows no spinner while the dialog is open.
    const next = screen.getByRole('button', { name: 'Næste', hidden: true });
    expect(next).not.toContainHTML('<span class="spinner-border" aria-hidden="true"></span>');
    expect(screen.queryByText('Gemmer…')).toBeNull();

    // Escape in the calendar closes only the calendar.
    const popup = openDialog();
    await user.click(within(popup).getByRole('button', { name: /^Vælg dato/ }));
    await screen.findByRole('dialog', { name: /^Vælg dato/ });
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toEqual([popup]);

    // Closing sends nothing, leaves step 2 unchanged and keeps the dialog's draft.
    put(terminationDialog.policy, 'P-77');
    for (const close of ['Annuller', 'Luk', 'Escape']) {
      if (close === 'Escape') await user.keyboard('{Escape}');
      else await press(close);
      await noDialog();
      await stepHeading('Bilforsikring');
      isChosen(carStep.injuries, '2 skader');
      isChosen(carStep.ownRisk, '10.000 kr.');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Næste' })).toHaveFocus());
      await opensPopup();
      expect(controlOf(terminationDialog.policy)).toHaveValue('P-77');
    }

    // A failed save keeps the draft.
    await fillTermination();
    mock.addFault({ operationId: 'saveTermination', fault: { kind: 'drop' }, times: 1 });
    await press('Gem og fortsæt');
    await expectListed([
      'Vi ved ikke, om oplysningerne er gemt. Prøv bare igen: Intet bliver gemt to gange.',
    ]);
    await expectSent(popupSent());
    expect(controlOf(terminationDialog.insurer)).toHaveValue('1');
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');
    expect(controlOf(terminationDialog.ends)).toHaveValue('31-12-2099');
    await press('Prøv igen');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(popupSent(), carSent('2 skader'));
  });

  it('cannot be closed while it is being saved [2-termination-no-way-out]', async () => {
    const { user, mock, opensPopup } = await openCar('Ja');
    await fillCar('1 skade');
    await opensPopup();
    await fillTermination();
    const release = mock.hold('saveTermination');
    await press('Gem og fortsæt');
    const dialog = within(openDialog());
    await waitFor(() => expect(mock.calls.of('saveTermination')).toHaveLength(1));
    for (const name of ['Annuller', 'Luk']) {
      expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(dialog.getByRole('button', { name }));
    }
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    release();
    await stepHeading('Arbejdsskade og underskrift');
  });

  it('saves step 2 after the termination, and does not open again if only step 2 fails [4-termination-goes-on]', async () => {
    const app = await openCar('Ja');
    const { mock, expectSent, popupSent, carSent } = app;
    await fillCar('2 skader');
    await app.opensPopup();
    await fillTermination();

    // After the termination is saved, step 2 is saved without another press and reports its failure.
    const message = 'Aftalen er låst.';
    const fault = { kind: 'error', status: 500, message } as const;
    mock.addFault({ operationId: 'saveCarChoices', fault, times: 1 });
    await press('Gem og fortsæt');
    await noDialog();
    await waitFor(() => expect(listed()).toEqual([message]));
    await expectSent(popupSent(), carSent('2 skader'));
    await stepHeading('Bilforsikring');

    // The termination is saved, so the dialog stays closed whatever the injuries.
    mock.addFault({ operationId: 'saveCarChoices', fault: { kind: 'drop' }, times: 2 });
    for (const injuries of ['2 skader', 'Ingen skader'] as const) {
      inject(injuries);
      await press('Næste');
      await expectSent(carSent(injuries));
      await screen.findByText(/Vi ved ikke, om oplysningerne er gemt/);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    inject('1 skade');
    await app.passesWithoutPopup('1 skade');

    // Once step 2 is saved, the dialog opens again with the saved values. Unchanged ones are not sent twice.
    await back();
    await app.opensPopup();
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(carSent('1 skade'));
  });

  it('opens from the check page with the saved values; closing discards a change, saving keeps it [2-step-3-termination-to-check]', async () => {
    const { mock, expectSent, popupSent, carSent, savesPopup } = await openCar('Ja');
    await savesPopup();
    await answerNo();
    await toCheckPage();
    const check = within(await screen.findByRole('region', { name: 'Tjek dine svar' }));
    const cards = check.getAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Dine oplysninger',
      'Bilforsikring',
      'Opsigelse af nuværende forsikring',
      'Arbejdsskade',
    ]);
    const answered = async () => {
      await screen.findByRole('button', { name: 'Ret Selvrisiko' });
      return ['Forsikringsselskab', 'Policenummer', 'Ophørsdato'].map(
        (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
      );
    };
    expect(await answered()).toEqual(['Nordlys Forsikring', 'P-4711', '31-12-2099']);

    // Closing discards the change and returns the focus to the button that opened the dialog.
    await press('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(controlOf(terminationDialog.policy)).toHaveFocus());
    put(terminationDialog.policy, 'P-1');
    await press('Annuller');
    await noDialog();
    await stepHeading(checkPage.title);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ret Policenummer' })).toHaveFocus(),
    );
    await press('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-4711');

    // The browser's back closes the dialog, and forward opens it again.
    await goInHistory(-1);
    await noDialog();
    await stepHeading(checkPage.title);
    await goInHistory(1);
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(controlOf(terminationDialog.policy)).toHaveFocus());
    put(terminationDialog.policy, 'P-0815');
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await stepHeading(checkPage.title);
    expect(await answered()).toEqual(['Nordlys Forsikring', 'P-0815', '31-12-2099']);
    const { body, ...call } = popupSent();
    const changed = { ...call, body: { ...(body as object), police_number: 'P-0815' } };
    await expectSent(changed, carSent('1 skade'));
    expect(truckerOf({ mock }).exiting_insurance?.police_number).toBe('P-0815');

    // If step 2 then fails to save, it says why.
    await press('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    put(terminationDialog.policy, 'P-0816');
    const message = 'Aftalen er låst.';
    const fault = { kind: 'error', status: 500, message } as const;
    mock.addFault({ operationId: 'saveCarChoices', fault, times: 1 });
    const release = mock.hold('saveCarChoices');
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await noDialog();
    expect(await screen.findByRole('button', { name: 'Gemmer…' })).toBeInTheDocument();
    release();
    await expectListed([message]);
    await press(toCheck);
    await stepHeading(checkPage.title);
  });

  it('asks before it sends a date in the past, and not again once that is confirmed [5-termination-passed]', async () => {
    const { mock, expectSent, popupSent, carSent, opensPopup } = await openCar('Ja');
    await fillCar('1 skade');
    await opensPopup();
    await fillTermination();
    put(terminationDialog.ends, '31-12-2021');
    await press('Gem og fortsæt');
    const question = { name: 'Datoen ligger før i dag.' };
    expect(await screen.findByRole('alertdialog', question)).toBeInTheDocument();
    await expectSent();

    // "Correct it" focuses the date and sends nothing.
    await press('Ret det');
    await waitFor(() => expect(controlOf(terminationDialog.ends)).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).toBeNull();

    // A confirmed date is sent, and not questioned again after a failed save.
    mock.addFault({ operationId: 'saveTermination', fault: { kind: 'drop' }, times: 1 });
    await press('Gem og fortsæt');
    await screen.findByRole('alertdialog', question);
    await press('Gem alligevel: 31-12-2021');
    await waitFor(() => expect(summary()).toHaveFocus());
    const { body, ...call } = popupSent();
    const past = { ...call, body: { ...(body as object), date: '2021-12-31' } };
    await expectSent(past);
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(past, carSent('1 skade'));

    await answerNo();
    await toCheckPage();
    await correctPolicy('P-0815');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers the end of the year with one press, and accepts the current date without a question [2-termination-usual-date]', async () => {
    const { mock, opensPopup } = await openCar('Ja');
    await fillCar('1 skade');
    await opensPopup();
    await fillTermination();
    const day = today();
    const lastDay = formatCalendarDate(`${day.slice(0, 4)}-12-31`);
    expect(screen.getByText(lastDay, { selector: '.btn .unbroken' })).toBeInTheDocument();
    await press(`Brug ${lastDay}`);
    expect(controlOf(terminationDialog.ends)).toHaveValue(lastDay);
    put(terminationDialog.ends, formatCalendarDate(day));
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    expect(mock.calls.of('saveTermination')).toMatchObject([{ body: { date: day } }]);
  });

  it('stays closed when a corrected e-mail resends the termination [4-termination-corrected-haulier]', async () => {
    const { mock } = await openWorkStep({
      prepare: (before) => {
        leaveAt('work')(before);
        saveTermination(before, truckerOf({ mock: before }, token).id);
      },
    });
    await answerNo();
    await toCheckPage();
    await press('Ret E-mail');
    await stepHeading('Dine oplysninger');
    put({ role: 'textbox', label: 'E-mail' }, 'ny@vogn.example');
    await press(toCheck);
    await stepHeading(checkPage.title);
    const { body } = termination(truckerOf({ mock }, token), token);
    const sent = mock.calls.of('saveTermination').map((call) => call.body);
    expect(sent).toEqual([{ ...(body as object), email: 'ny@vogn.example' }]);
    expect(mock.calls.of('saveCarChoices')).toEqual([]);
  });

  it('shows the policy number of a colleague that a corrected e-mail has sent again [4-termination-corrected-haulier]', async () => {
    const { mock, savesPopup } = await openCar('Ja');
    await savesPopup();
    await answerNo();
    await toCheckPage();
    await press('Ret E-mail');
    await stepHeading('Dine oplysninger');
    put({ role: 'textbox', label: 'E-mail' }, 'ny@vogn.example');
    const { id, exiting_insurance: sent } = truckerOf({ mock });
    if (!sent) throw new Error('The haulier needs a termination.');
    mock.db.truckers.update(id, { exiting_insurance: { ...sent, police_number: 'P-2' } });
    await press(toCheck);
    await stepHeading(checkPage.title);
    const [, second, ...more] = mock.calls.of('saveTermination').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ email: 'ny@vogn.example', police_number: 'P-2' });
    expect(checkedAnswer('Policenummer Ændret')).toBe('P-2');
    await press('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    expect(controlOf(terminationDialog.policy)).toHaveValue('P-2');
  });

  it('stays closed when “sign” resends the termination with a CVR that a colleague has corrected [4-termination-corrected-haulier]', async () => {
    const { mock, savesPopup } = await openCar('Ja');
    await savesPopup();
    await answerNo();
    await toCheckPage();
    mock.db.truckers.update(truckerOf({ mock }).id, { cvr: '87654321' });
    await sign();
    await screen.findByText(/^Aftalen er ændret et andet sted/);
    expect(mock.calls.of('saveTermination')).toHaveLength(1);
    await sign();
    await screen.findByRole('dialog', { name: codeDialog.title });
    const [first, second, ...more] = mock.calls.of('saveTermination').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(second).toEqual({ ...(first as object), cvr: '87654321' });
    await enterCode(sentCode({ mock, truckerId: truckerOf({ mock }).id }));
    await stepHeading('Tak');
    expect(mock.calls.of('saveTermination')).toHaveLength(2);
  });

  it('leaves the focus on the heading and a way to step 1 if it is closed after a correction of step 1 [2-focus-kept, 2-wizard-correct-back]', async () => {
    await openWizard(demoTokens.halfDone);
    await toCarStep('Nej');
    inject('1 skade');
    await toWorkStep();
    await answerNo();
    await toCheckPage();
    await press('Ret Er bilen forsikret i dag?');
    await stepHeading(detailsStep.title);
    put(detailsStep.previous, 'Ja');
    await press(toCheck);
    await screen.findByRole('dialog', { name: title });
    await press('Annuller');
    await noDialog();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await press('Tilbage');
    await stepHeading(detailsStep.title);
    await toCarStep('Nej');
    await toWorkStep();
  });
});

describe('a saved termination that the answers do not require', () => {
  const stays = /^Opsigelsen herunder er gemt og bliver ikke trukket tilbage/;

  /** Opens step 3 of a haulier whose answers require no termination, but whose server has one. */
  const openWithTermination = () =>
    openWorkStep({
      prepare: (mock) => {
        leaveAt('work')(mock);
        const { id } = truckerOf({ mock }, token);
        mock.db.truckers.update(id, { exiting_insurance: savedTermination });
      },
    });

  it('stays on the check and thank-you pages with a warning, and is only sent if corrected [4-termination-stays]', async () => {
    const app = await openWithTermination();
    await answerNo();
    await toCheckPage();
    expect(checkedAnswer('Policenummer')).toContain('P-4711');
    // Neither a corrected answer above the card nor the button beside it must leave the warning off the screen.
    const card = screen.getByRole('region', { name: 'Opsigelse af nuværende forsikring' });
    expect(within(card).getByText(stays)).toBeInTheDocument();
    const again = screen.getByText('Den gemte opsigelse bliver ikke trukket tilbage.');
    const finish = screen.getByRole('button', { name: checkPage.send });
    expect(again.compareDocumentPosition(finish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(app.mock.calls.of('saveTermination')).toEqual([]);

    await correctPolicy('P-0815');
    expect(checkedAnswer('Policenummer')).toContain('P-0815');
    const corrected = [{ body: { police_number: 'P-0815' } }];
    expect(app.mock.calls.of('saveTermination')).toMatchObject(corrected);
    await signOff();
    await enterCode(sentCode(app));
    const ends = 'Din nuværende forsikring bliver opsagt til den 31-12-2099.';
    expect(await screen.findByText(sentence(ends))).toBeInTheDocument();
    expect(app.mock.calls.of('saveTermination')).toMatchObject(corrected);
  });
});

it('correcting the termination first asks to replace a choice that is no longer offered [4-lost-choice]', async () => {
  const { mock } = await renderApp(`/admin/truckers/edit/${String(demoIds.signed)}`, {
    as: 'admin',
    answers: (app) => {
      const agreementId = agreementIdOf({ mock: app }, demoIds.signed) ?? 0;
      app.db.agreements.update(agreementId, { injury_id: 2 });
      const areas = app.db.areas.all().filter(({ id }) => id !== 1);
      return [http.get('*/api/area/list', () => HttpResponse.json({ areas }))];
    },
  });
  await press('Ret Policenummer');
  const [first] = await choicesOf(carStep.areaForStaff.label);
  await waitFor(() => expect(first).toHaveFocus());
  expect(controlOf(carStep.areaForStaff)).toHaveAccessibleDescription(/Vælg igen\.$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(carStep.areaForStaff.label, 0);
  await press(toCheck);
  await stepHeading('Tjek svarene');
  await press('Ret Policenummer');
  await screen.findByRole('dialog');
  put(terminationDialog.policy, 'P-0815');
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  await waitFor(() => expect(checkedAnswer(terminationDialog.policy.label)).toBe('P-0815'));
  const sent = mock.calls.of('saveCarChoices');
  expect(sent).toMatchObject([{ body: { area_id: 2 } }, { body: { area_id: 2 } }]);
});

it('no termination is sent while step 2 lacks a choice that is no longer offered, and step 2 says so [4-lost-choice]', async () => {
  const { mock } = await renderApp(`/admin/truckers/edit/${String(demoIds.signed)}`, {
    as: 'admin',
    answers: (app) => {
      const agreementId = agreementIdOf({ mock: app }, demoIds.signed) ?? 0;
      app.db.agreements.update(agreementId, { injury_id: 2, previous_insurance: '0' });
      const areas = app.db.areas.all().filter(({ id }) => id !== 1);
      return [http.get('*/api/area/list', () => HttpResponse.json({ areas }))];
    },
  });
  await press('Ret Er bilen forsikret i dag?');
  await stepHeading('Vognmandens oplysninger');
  put(detailsStep.previous, 'Ja');
  await press(toCheck);
  await screen.findByRole('dialog');
  await fillTermination();
  fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
  const [first] = await choicesOf(carStep.areaForStaff.label);
  await waitFor(() => expect(first).toBeVisible());
  await expectListed([`${carStep.areaForStaff.label}: Vælg kørselsområde`]);
  expect(controlOf(carStep.areaForStaff)).toHaveAccessibleDescription(/Vælg igen\./);
  expect(mock.calls.of('saveTermination')).toEqual([]);
});

it('without insurers, the termination dialog offers a phone number and a retry [8-lookup-failure-retry, 2-phone-link]', async () => {
  const { mock, user, application } = await openWizard(undefined, {
    scenario: 'bare:updateTrucker',
    answers: ({ db }) => [
      http.get('*/api/step/get-trucker-info/*', () =>
        HttpResponse.json({
          truckers: wireTrucker(db, truckerOf({ mock: { db } })),
          insurance: [],
        }),
      ),
    ],
  });
  await toCarStep('Ja');
  await fillCar('1 skade');
  await press('Næste');
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const part = within(dialog.getByRole('group', { name: terminationDialog.insurer.label }));
  expect(part.getByRole('alert')).toHaveTextContent(
    /Ups! Noget gik galt!.* ring til os på \+45 70 00 00 00/,
  );
  expect(part.getByRole('link', { name: '+45 70 00 00 00' })).toBeVisible();
  const heard = listenTo(application.store);
  const failed = 'Ups! Noget gik galt!';
  const retry = part.getByRole('button', { name: 'Prøv igen' });
  // The server sends no insurers, then does not respond.
  for (const attempt of [1, 2]) {
    await user.click(retry);
    await waitFor(() => expect(heard.notified).toEqual(Array(attempt).fill(failed)));
    expect(retry).not.toHaveAttribute('aria-disabled');
    expect(retry).toHaveFocus();
    mock.server.resetHandlers();
    mock.addFault({ operationId: 'getRegistration', fault: { kind: 'drop' }, times: 1 });
  }
  expect(heard.said).toEqual(['Indlæser…', 'Indlæser…']);
  const notice = () => screen.queryByRole('button', { name: 'Luk besked' });
  await waitFor(() => expect(notice()).toBeInTheDocument());

  mock.use('happy');
  const release = mock.hold('getRegistration');
  await user.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await dialog.findByRole('combobox')).toHaveFocus();
  await waitFor(() => expect(notice()).toBeNull());
  await fillTermination();
  await press(terminationDialog.send);
  await noDialog();
});
