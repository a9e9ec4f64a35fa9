import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { demoIds } from '@mocks/db/demo';
import {
  choose,
  endSession,
  fillCar,
  openCarStep,
  openWizard,
  press,
  stepHeading,
  answer,
  carStep,
  detailsStep,
  fillTermination,
  openCard,
  put,
  toCheck,
  toTermination,
} from '@tests/support/page-objects/wizard';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { logIn, expireSession } from '../session/loginScreen';

const unauthorized = { kind: 'error', status: 401 } as const;

describe('a staff session in the wizard of a link', () => {
  it('that has expired is ignored: the haulier is loaded without it and without a message', async () => {
    localStorage.setItem('token', 'long-gone');
    localStorage.setItem(
      'user',
      JSON.stringify({ name: 'Astrid', email: 'admin@example.dk', role: 'admin' }),
    );
    const app = await openWizard();
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    await waitFor(() => expect(app.mock.calls.of('listInjuries')).toHaveLength(2));
    for (const call of ['getRegistration', 'listInjuries'] as const) {
      expect(app.mock.calls.of(call).map(({ status }) => status)).toEqual([401, 200]);
    }
    expect(screen.queryByRole('region', { name: /^Beskeder/ })).not.toBeInTheDocument();
  });

  it('that expires in step 2 is ignored: the step is saved without it', async () => {
    const app = await openCarStep('Nej', { as: 'admin' });
    await fillCar();
    app.mock.addFault({ operationId: 'saveCarChoices', fault: unauthorized, times: 1 });
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveCarChoices').map(({ hasBearer }) => hasBearer)).toEqual([
      true,
      false,
    ]);
  });

  it('that ends in another tab while the haulier loads makes the wizard offer a retry', async () => {
    const app = await openWizard(undefined, { as: 'admin', hold: 'getRegistration' });
    endSession(app);
    await screen.findByText('Der er ingen forbindelse til serveren. Prøv igen.');
    app.release();
    await press('Prøv igen');
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
  });

  it('that ends in another tab does not clear the choices of step 2', async () => {
    const app = await openCarStep('Nej', { as: 'admin' });
    await choose('Selvrisiko', 1);
    endSession(app);
    await waitFor(() => {
      const group = screen.getByRole('radiogroup', { name: 'Selvrisiko' });
      expect(within(group).getAllByRole('radio')[1]).toBeChecked();
    });
    await waitFor(() => expect(app.mock.calls.of('listAreas')).toHaveLength(2));
    const group = await screen.findByRole('radiogroup', { name: 'Selvrisiko' });
    expect(within(group).getAllByRole('radio')[1]).toBeChecked();
  });
});

const address = '/admin/truckers/edit/2';
const typed = 'Skrevet af personalet ApS';
const nameField = () => screen.findByRole('textbox', { name: 'Navn' });
const stored = () =>
  Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join(' ');

async function typeAndMeetDeadSession() {
  const view = await renderApp(address, { as: 'admin' });
  await openCard();
  fireEvent.change(await nameField(), { target: { value: typed } });
  await waitFor(() => expect(stored()).toContain(typed));
  view.mock.use('error:getTrucker:401');
  await answer(detailsStep.previous.label, 'Nej');
  await press('Næste');
  await screen.findByRole('heading', { level: 1, name: 'Log ind' });
  view.mock.use('happy');
  return view;
}

describe('a staff draft in the agreement wizard when the session expires [4-dead-session-wizard]', () => {
  it('is restored after the same account has logged in', async () => {
    const view = await typeAndMeetDeadSession();
    expect(await screen.findByText(/er her igen, når du logger ind/)).toBeInTheDocument();
    expect(stored()).not.toContain(typed);
    await logIn(view);
    expect(await screen.findByText('Det, du skrev sidst, er hentet.')).toBeInTheDocument();
    expect(await nameField()).toHaveValue(typed);
  });

  it('is restored in step 1 if it was a correction of a complete agreement [2-wizard-correct-back]', async () => {
    const view = await renderApp(`/admin/truckers/edit/${String(demoIds.signed)}`, { as: 'admin' });
    await press('Ret Navn');
    await stepHeading('Vognmandens oplysninger');
    put(detailsStep.name, typed);
    view.mock.use('error:getTrucker:401');
    await press(toCheck);
    await stepHeading('Log ind');
    view.mock.use('happy');
    await logIn(view);
    await stepHeading('Vognmandens oplysninger');
    expect(await screen.findByText('Det, du skrev sidst, er hentet.')).toBeInTheDocument();
    expect(await nameField()).toHaveValue(typed);
  });

  it('is discarded when another account logs in', async () => {
    const view = await typeAndMeetDeadSession();
    await logIn(view, 'user');
    await openCard();
    expect(await nameField()).not.toHaveValue(typed);
    expect(stored()).not.toContain(typed);
  });
});

describe('a termination whose request is aborted by the end of the session', () => {
  it('is not sent again after the login if the server has it [4-termination-sent-once-reload]', async () => {
    const view = await renderApp(address, { as: 'admin' });
    const { mock } = view;
    await toTermination(carStep.areaForStaff);
    const release = mock.hold('saveTermination');
    await press('Gem og fortsæt');
    await waitFor(() => expect(mock.calls.of('saveTermination')).toHaveLength(1));
    await expireSession(view);
    release();
    await waitFor(() => expect(mock.db.truckers.get(2)?.exiting_insurance).not.toBeNull());
    expect(stored()).not.toContain('P-4711');
    await logIn(view);
    // The step that was left opens a moment after step 1.
    await stepHeading('Bilforsikring');
    await press('Næste');
    await fillTermination();
    await press('Gem og fortsæt');
    await stepHeading('Arbejdsskade og tjek');
    expect(mock.calls.of('saveTermination')).toHaveLength(1);
  });
});

describe('an agreement without changes when the session expires', () => {
  it('is not called unsaved at login, and opens at the check page again [2-staff-begin-with-check]', async () => {
    const view = await renderApp(`/admin/truckers/edit/${String(demoIds.signed)}`, { as: 'admin' });
    await stepHeading('Tjek svarene');
    await press('Bilforsikring (Gennemført)');
    await stepHeading('Bilforsikring');
    await screen.findByRole('radiogroup', { name: carStep.ownRisk.label });
    view.mock.use('error:getTrucker:401');
    await press('Næste');
    await stepHeading('Log ind');
    view.mock.use('happy');
    expect(screen.queryByText(/er her igen, når du logger ind/)).toBeNull();
    await logIn(view);
    await stepHeading('Tjek svarene');
  });
});
