import { act, screen, waitFor, within } from '@testing-library/react';
import { demoIds } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  answerNo,
  checkedAnswer,
  choicesOf,
  choose,
  fillCar,
  finishCar,
  finishDetails,
  goInHistory,
  openCard,
  openCarStep,
  openWizard,
  openWorkStep,
  press,
  stepHeading,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

const details = 'Dine oplysninger';
const car = 'Bilforsikring';
const work = 'Arbejdsskade og underskrift';
const check = 'Tjek dine svar';

const entry = () => (window.history.state as { usr?: { wizardStep?: number } }).usr;

const group = () => screen.getByRole('radiogroup', { name: 'Krisehjælp' });

async function openStep2() {
  const app = await openWizard();
  await finishDetails();
  await waitFor(() => expect(entry()).toEqual({ wizardStep: 2 }));
  return app;
}

async function openStep3() {
  const app = await openStep2();
  await finishCar();
  await waitFor(() => expect(entry()).toEqual({ wizardStep: 3 }));
  return app;
}

async function openCheck() {
  const app = await openWorkStep();
  await answerNo();
  await toCheckPage();
  await waitFor(() => expect(entry()).toEqual({ wizardStep: 4 }));
  return app;
}

describe('the browser’s back and forward', () => {
  it('open steps with title and focus, but none while one before it has unsaved changes', async () => {
    const app = await openStep3();
    const { href } = window.location;
    await goInHistory(-1);
    expect(await stepHeading(car)).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^Trin 2 af 3: Bilforsikring/));
    await goInHistory(1);
    expect(await stepHeading(work)).toHaveFocus();
    await goInHistory(-1);
    await stepHeading(car);
    await choose('Selvrisiko', 2);
    await goInHistory(1);
    expect(await stepHeading(car)).toBeInTheDocument();
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 2 }));

    await goInHistory(-1);
    await stepHeading(details);
    await openCard();
    await app.user.type(screen.getByRole('textbox', { name: 'Navn' }), ' II');
    await goInHistory(1);
    expect(await stepHeading(details)).toBeInTheDocument();
    expect(entry()).toBeUndefined();
    expect(window.location.href).toBe(href);
  });

  it('do nothing while a step is saved, like the wizard’s own Back, which is dimmed [2-wizard-back-saving]', async () => {
    const app = await openStep2();
    await fillCar();
    const release = app.mock.hold('saveCarChoices');
    await press('Næste');
    await waitFor(() => expect(app.mock.calls.of('saveCarChoices')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Tilbage' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await goInHistory(-1);
    expect(await stepHeading(car)).toBeInTheDocument();
    release();
    await stepHeading(work);
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 3 }));
    expect(app.mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  it('discard a correction on the way back to the check page, and can open its step again [2-wizard-correct-back]', async () => {
    const app = await openCheck();
    await press('Ret Navn');
    await stepHeading(details);
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 5 }));
    const name = screen.getByRole('textbox', { name: 'Navn' });
    expect(name).toHaveFocus();
    await app.user.type(name, ' II');
    await goInHistory(-1);
    await stepHeading(check);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ret Navn' })).toHaveFocus());
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 4 }));
    await goInHistory(1);
    await stepHeading(details);
    expect(screen.getByRole('textbox', { name: 'Navn' })).not.toHaveDisplayValue(/ II$/);
    await press('Gem, og gå tilbage til svarene');
    await stepHeading(check);
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 4 }));
    expect(app.mock.calls.of('updateTrucker')).toHaveLength(1);
  });

  it('discard a correction, as the wizard’s own back button does: the next save leaves it out [2-wizard-correct-back]', async () => {
    const app = await openCheck();
    for (const leave of [() => press('Tilbage'), () => goInHistory(-1)]) {
      await press('Ret Selvrisiko');
      await choose('Selvrisiko', 2);
      await leave();
      await stepHeading(check);
      await press('Ret Glasdækning');
      expect((await choicesOf('Selvrisiko'))[1]).toBeChecked();
      await answer('Glasdækning', 'Ja');
      await press('Gem, og gå tilbage til svarene');
      await stepHeading(check);
      await waitFor(() => expect(entry()).toEqual({ wizardStep: 4 }));
    }
    const sent = app.mock.calls.of('saveCarChoices').map(({ body }) => body);
    const corrected = { own_risk_id: 2, addon_2: 1 };
    expect(sent).toMatchObject([corrected, corrected]);
  });

  it('stay at a correction that failed to save, which the check page would show as saved', async () => {
    const app = await openCheck();
    await press('Ret Navn');
    await stepHeading(details);
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 5 }));
    app.mock.addFault({
      operationId: 'updateTrucker',
      fault: { kind: 'error', status: 500, message: 'Prøv igen.' },
      times: 1,
    });
    await press('Gem, og gå tilbage til svarene');
    await screen.findByText('Prøv igen.');
    await goInHistory(-1);
    expect(await stepHeading(details)).toBeInTheDocument();
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 5 }));
  });

  it('discard a correction of step 3, and restore the answers on the check page [2-wizard-correct-back]', async () => {
    await openCheck();
    await press('Ret Krisehjælp');
    await stepHeading(work);
    await waitFor(() => expect(within(group()).getByRole('radio', { name: 'Nej' })).toHaveFocus());
    await answer('Krisehjælp', 'Ja');
    await goInHistory(-1);
    await stepHeading(check);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ret Krisehjælp' })).toHaveFocus(),
    );
    expect(checkedAnswer('Krisehjælp')).toBe('Nej');
    await press('Tilbage');
    expect(await stepHeading(work)).toHaveFocus();
    expect(within(group()).getByRole('radio', { name: 'Nej' })).toBeChecked();
  });

  it('close an open dialog and stay at its step', async () => {
    const app = await openCarStep('Ja');
    await fillCar('1 skade');
    await press('Næste');
    const name = 'Opsig din nuværende forsikring';
    const popup = await screen.findByRole('dialog', { name });
    await app.user.type(within(popup).getByRole('textbox', { name: 'Policenummer' }), 'P-9');
    await goInHistory(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stepHeading(car)).toBeInTheDocument();
    await waitFor(() => expect(entry()).toEqual({ wizardStep: 2 }));
  });
});

describe('the browser’s back in an agreement', () => {
  const profileAt = (idx: number) => ({ idx, pathname: '/admin/user' });

  const place = () => ({
    idx: (window.history.state as { idx?: number }).idx,
    pathname: window.location.pathname,
  });

  const agreement = `/admin/truckers/edit/${String(demoIds.signed)}`;

  /** Opens a complete agreement after four history entries: the profile and the three of `before`. */
  async function openAgreement(before: readonly string[]) {
    const view = await renderApp('/admin/user', { as: 'admin' });
    before.forEach((path, index) => window.history.pushState({ idx: index + 1 }, '', path));
    act(() => {
      window.history.pushState({ idx: 4 }, '', agreement);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 4 } }));
    });
    await stepHeading('Tjek svarene');
    return view;
  }

  /** Opens a complete agreement after four entries of the profile. Leaves a correction of step 2 by going to step 1. */
  async function leaveCorrection() {
    const view = await openAgreement(['/admin/user', '/admin/user', '/admin/user']);
    await press('Ret Selvrisiko');
    await stepHeading('Bilforsikring');
    await waitFor(() => expect(entry()?.wizardStep).toBe(5));
    await press('Vognmandens oplysninger (Gennemført)');
    await stepHeading('Vognmandens oplysninger');
    await waitFor(() => expect(entry()?.wizardStep ?? 1).toBe(1));
    return view;
  }

  it('leaves the wizard if the user left a correction through the list of steps [2-wizard-back]', async () => {
    await leaveCorrection();
    await goInHistory(-1);
    await waitFor(() => expect(place()).toEqual(profileAt(3)));
  });

  it('goes back through steps saved after the list of steps ended a correction [2-wizard-back]', async () => {
    await leaveCorrection();
    await press('Næste');
    await stepHeading('Bilforsikring');
    await goInHistory(-1);
    await stepHeading('Vognmandens oplysninger');
    await goInHistory(-1);
    await waitFor(() => expect(place()).toEqual(profileAt(3)));
  });

  it('asks before it discards unsaved changes; “stay” keeps the step and the changes [2-wizard-back]', async () => {
    const { user } = await leaveCorrection();
    await openCard();
    await user.type(screen.getByRole('textbox', { name: 'Navn' }), ' II');
    await goInHistory(-1);
    await screen.findByRole('dialog', { name: 'Vil du forlade siden?' });
    await press('Bliv på siden');
    expect(await stepHeading('Vognmandens oplysninger')).toBeInTheDocument();
    await goInHistory(1);
    expect(await stepHeading('Vognmandens oplysninger')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveDisplayValue(/ II$/);
    await waitFor(() => expect(place().idx).toBe(4));
  });

  it('leads out of the wizard after a jump to the history entry of an earlier visit [2-wizard-back]', async () => {
    await openAgreement(['/admin/user', agreement, '/admin/user']);
    await goInHistory(-2);
    await press('Ret Selvrisiko');
    await stepHeading('Bilforsikring');
    await waitFor(() => expect(place().idx).toBe(3));
    await goInHistory(-1);
    await stepHeading('Tjek svarene');
    await goInHistory(-1);
    await waitFor(() => expect(place()).toEqual(profileAt(1)));
  });
});
