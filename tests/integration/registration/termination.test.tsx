import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import {
  controlOf,
  listedBy,
  openDialog,
  put,
  summaryOf,
} from '@tests/support/assertions/refusals';
import {
  agreementIdOf,
  haulierOf,
  stepTwo,
  termination,
} from '@tests/support/assertions/wizardRequests';
import {
  fields,
  fillCar,
  fillTermination,
  noDialog,
  pressNamed,
  toCarStep,
  toWorkStep,
} from './fill';
import { watchRequests } from './requests';
import { openWizard, stepHeading } from './wizardScreen';

const injuryIds = { 'Ingen skader': 1, '1 skade': 2, '2 skader': 3 } as const;
type Injuries = keyof typeof injuryIds;

const title = 'Opsig din nuværende forsikring';
const popup = { within: openDialog };
const toCheck = 'Gem og tilbage til tjek';
const back = async () => {
  pressNamed('Tilbage');
  await stepHeading('Bilforsikring');
  await screen.findByRole('radiogroup', { name: fields.injuries.label });
};
const isChosen = (question: keyof typeof fields, answer: string) =>
  expect(
    within(controlOf({}, fields[question])).getByRole('radio', { name: answer }),
  ).toBeChecked();
const inject = (injuries: Injuries) => put({}, fields.injuries, injuries);

/** A wizard at step 2, with what its steps must send. */
async function openCar(hasPrevious: 'Ja' | 'Nej') {
  const { mock } = await openWizard();
  await toCarStep(hasPrevious);
  const { expectSent } = watchRequests(mock);
  const popupSent = () => termination(haulierOf({ mock }), demoTokens.invited);
  const carSent = (injuries: Injuries) =>
    stepTwo(injuryIds[injuries], { agreement_id: agreementIdOf({ mock }, haulierOf({ mock }).id) });
  return {
    mock,
    expectSent,
    popupSent,
    carSent,
    /** Next leads straight to step 3: the popup stays closed and step 2 is saved. */
    passesWithoutPopup: async (injuries: Injuries) => {
      await toWorkStep();
      expect(screen.queryByRole('dialog')).toBeNull();
      await expectSent(carSent(injuries));
    },
    /** Next opens the popup and sends nothing. */
    opensPopup: async () => {
      pressNamed('Næste');
      await screen.findByRole('dialog', { name: title });
      await expectSent();
    },
  };
}

describe('the termination popup (specification, section 4)', () => {
  it('follows the injuries, and keeps what was typed where it could not be saved [9-injury-code-1, 8-try-again]', async () => {
    const { mock, expectSent, popupSent, carSent, passesWithoutPopup, opensPopup } =
      await openCar('Ja');
    fillCar('Ingen skader');
    await passesWithoutPopup('Ingen skader');
    await back();
    inject('2 skader');
    await opensPopup();

    // Closed, it leaves step 2 as it was, with nothing sent.
    for (const close of ['Annuller', 'Luk', 'Escape']) {
      if (close === 'Escape') fireEvent.keyDown(openDialog(), { key: 'Escape', code: 'Escape' });
      else pressNamed(close);
      await noDialog();
      await stepHeading('Bilforsikring');
      isChosen('injuries', '2 skader');
      isChosen('ownRisk', '10.000 kr.');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Næste' })).toHaveFocus());
      await opensPopup();
    }

    // A failed insurance-info keeps what was typed.
    fillTermination();
    for (const [fault, words] of [
      [{ kind: 'error', status: 500, message: 'Selskabet svarer ikke.' }, 'Selskabet svarer ikke.'],
      [{ kind: 'drop' }, 'Der er ingen forbindelse til serveren. Prøv igen.'],
    ] as const) {
      mock.addFault({ operationId: 'saveTermination', fault, times: 1 });
      pressNamed('Gem og fortsæt');
      await waitFor(() => expect(listedBy(popup)).toEqual([words]));
      await waitFor(() => expect(summaryOf(popup)).toHaveFocus());
      await expectSent(popupSent());
      expect(controlOf(popup, fields.insurer)).toHaveValue('1');
      expect(controlOf(popup, fields.policy)).toHaveValue('P-4711');
      expect(controlOf(popup, fields.ends)).toHaveValue('31-12-2099');
    }
    pressNamed('Prøv igen');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(popupSent(), carSent('2 skader'));
  });

  it('goes on by itself once saved, and stays closed until step 2 is saved [4-termination-goes-on]', async () => {
    const app = await openCar('Ja');
    const { mock, expectSent, popupSent, carSent } = app;
    fillCar('2 skader');
    await app.opensPopup();
    fillTermination();

    // A saved popup goes on by itself; a failed step 2 says why.
    const message = 'Aftalen er låst.';
    const fault = { kind: 'error', status: 500, message } as const;
    mock.addFault({ operationId: 'saveCarChoices', fault, times: 1 });
    pressNamed('Gem og fortsæt');
    await noDialog();
    await waitFor(() => expect(listedBy({})).toEqual([message]));
    await expectSent(popupSent(), carSent('2 skader'));
    await stepHeading('Bilforsikring');

    // The flag is off: whatever the injuries, the popup stays closed.
    mock.addFault({ operationId: 'saveCarChoices', fault: { kind: 'drop' }, times: 2 });
    for (const injuries of ['2 skader', 'Ingen skader'] as const) {
      inject(injuries);
      pressNamed('Næste');
      await expectSent(carSent(injuries));
      await screen.findByText(/Der er ingen forbindelse/);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    inject('1 skade');
    await app.passesWithoutPopup('1 skade');

    // Step 2 is saved: the flag is on again and the popup opens, with what was saved. The insurer is not told twice.
    await back();
    await app.opensPopup();
    expect(controlOf(popup, fields.policy)).toHaveValue('P-4711');
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(carSent('1 skade'));
  });

  it('can be checked and changed before it is signed [2-step-3-termination-to-check]', async () => {
    const { mock, expectSent, popupSent, carSent, opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    fillTermination();
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(popupSent(), carSent('1 skade'));
    const answered = async () => {
      await screen.findByRole('button', { name: 'Ret Selvrisiko' });
      return ['Forsikringsselskab', 'Policenummer', 'Ophørsdato'].map(
        (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
      );
    };
    expect(await answered()).toEqual(['Nordlys Forsikring', 'P-4711', '31-12-2099']);

    // Closed, it is given up, and leads back to the button that opened it.
    pressNamed('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(controlOf(popup, fields.policy)).toHaveFocus());
    put(popup, fields.policy, 'P-1');
    pressNamed('Annuller');
    await noDialog();
    await stepHeading('Arbejdsskade og underskrift');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ret Policenummer' })).toHaveFocus(),
    );
    pressNamed('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    expect(controlOf(popup, fields.policy)).toHaveValue('P-4711');
    put(popup, fields.policy, 'P-0815');
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await stepHeading('Arbejdsskade og underskrift');
    expect(await answered()).toEqual(['Nordlys Forsikring', 'P-0815', '31-12-2099']);
    const { body, ...call } = popupSent();
    const changed = { ...call, body: { ...(body as object), police_number: 'P-0815' } };
    await expectSent(changed, carSent('1 skade'));
    expect(haulierOf({ mock }).exiting_insurance?.police_number).toBe('P-0815');
  });

  it('says that step 2 was not saved, and why, where it was changed from step 3', async () => {
    const { mock, opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    fillTermination();
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await screen.findByRole('button', { name: 'Ret Policenummer' });
    pressNamed('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    put(popup, fields.policy, 'P-0815');
    const message = 'Aftalen er låst.';
    const fault = { kind: 'error', status: 500, message } as const;
    mock.addFault({ operationId: 'saveCarChoices', fault, times: 1 });
    const release = mock.hold('saveCarChoices');
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await noDialog();
    expect(await screen.findByRole('button', { name: 'Gemmer…' })).toBeInTheDocument();
    release();
    await waitFor(() => expect(listedBy({})).toEqual([message]));
    await waitFor(() => expect(summaryOf({})).toHaveFocus());
    pressNamed(toCheck);
    await stepHeading('Arbejdsskade og underskrift');
  });

  it('leaves the button behind the popup still while the popup waits [4-busy-words]', async () => {
    const { opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    const next = screen.getByRole('button', { name: 'Næste', hidden: true });
    expect(next).not.toContainHTML('<span class="spinner-border" aria-hidden="true"></span>');
    expect(screen.queryByText('Gemmer…')).toBeNull();
  });

  it('asks once about a date that has passed, and lets it be kept [5-termination-passed]', async () => {
    const { mock, expectSent, popupSent, carSent, opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    fillTermination();
    put(popup, fields.ends, '31-12-2021');
    pressNamed('Gem og fortsæt');
    const question = { name: 'Datoen er gået. Er den rigtig?' };
    expect(await screen.findByRole('alertdialog', question)).toBeInTheDocument();
    await expectSent();

    // Put right, the date has the focus and nothing was sent.
    pressNamed('Ret det');
    await waitFor(() => expect(controlOf(popup, fields.ends)).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).toBeNull();

    // Kept, it is sent; it is not asked about again where something else could not be saved.
    mock.addFault({ operationId: 'saveTermination', fault: { kind: 'drop' }, times: 1 });
    pressNamed('Gem og fortsæt');
    await screen.findByRole('alertdialog', question);
    pressNamed('Gem alligevel: 31-12-2021');
    await waitFor(() => expect(summaryOf(popup)).toHaveFocus());
    const { body, ...call } = popupSent();
    const past = { ...call, body: { ...(body as object), date: '2021-12-31' } };
    await expectSent(past);
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(past, carSent('1 skade'));

    await screen.findByRole('button', { name: 'Ret Policenummer' });
    pressNamed('Ret Policenummer');
    await screen.findByRole('dialog', { name: title });
    put(popup, fields.policy, 'P-0815');
    fireEvent.click(within(openDialog()).getByRole('button', { name: toCheck }));
    await stepHeading('Arbejdsskade og underskrift');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes the date of today without a question', async () => {
    const { mock, opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    fillTermination();
    put(popup, fields.ends, formatCalendarDate(today(new Date())));
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    expect(mock.calls.of('saveTermination')).toHaveLength(1);
  });

  it('tells the insurer of an email that was corrected from step 3, and asks nothing for it (D17) [4-termination-corrected-haulier]', async () => {
    const { mock, expectSent, popupSent, carSent, opensPopup } = await openCar('Ja');
    fillCar('1 skade');
    await opensPopup();
    fillTermination();
    pressNamed('Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    await expectSent(popupSent(), carSent('1 skade'));
    await screen.findByRole('button', { name: 'Ret E-mail' });
    pressNamed('Ret E-mail');
    await stepHeading('Dine oplysninger');
    put({}, { role: 'textbox', label: 'E-mail' }, 'ny@vogn.example');
    pressNamed(toCheck);
    await stepHeading('Arbejdsskade og underskrift');
    const [first, second, ...more] = mock.calls.of('saveTermination').map(({ body }) => body);
    expect(more).toEqual([]);
    expect(second).toEqual({ ...(first as object), email: 'ny@vogn.example' });
    expect(mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  it('never opens with nothing to terminate (D17), until step 1 says otherwise [4-termination-not-due]', async () => {
    const app = await openCar('Nej');
    fillCar('1 skade');
    await app.passesWithoutPopup('1 skade');
    await back();
    // The flag is on after the save, and still there is nothing to terminate.
    await app.passesWithoutPopup('1 skade');
    await back();
    inject('Ingen skader');
    await app.passesWithoutPopup('Ingen skader');

    await back();
    pressNamed('Tilbage');
    await stepHeading('Dine oplysninger');
    await toCarStep('Ja');
    inject('2 skader');
    pressNamed('Næste');
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });
});
