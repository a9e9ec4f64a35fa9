import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectListed, listed } from '@tests/support/assertions/refusals';
import { truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  enterCode,
  fillNewTrucker,
  openWizard,
  openWorkStep,
  press,
  sentCode,
  sign,
  signOff,
  stepHeading,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

const unknown = {
  create:
    'Vi ved ikke, om oplysningerne er gemt. Ring til os på +45 70 00 00 00, før du prøver igen.',
  completion:
    'Vi ved ikke, om aftalen er gennemført. Prøv bare igen: Det bliver kun til én aftale.',
};
/** The error summary if a new haulier's CVR is registered already. */
const registered = [
  'Er virksomheden allerede registreret, så ring til os på +45 70 00 00 00. Så sender vi et link.',
  'CVR-nummer: CVR-nummeret er allerede registreret.',
];

describe('a lost response to creating a haulier', () => {
  // The second request contains nothing that identifies the haulier of the first.
  it('makes the server refuse the retry, and one haulier with one agreement is created [8-wizard-lost, 8-step-1-registered]', async () => {
    const { mock } = await openWizard('');
    const before = mock.db.truckers.size;
    await stepHeading('Udfyld oplysningerne');
    await fillNewTrucker();
    mock.addFault({ operationId: 'saveRegistration', fault: { kind: 'lost' }, times: 1 });
    await press('Næste');
    await waitFor(() => expect(listed()).toEqual([unknown.create]));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    await press('Næste');
    await waitFor(() => expect(listed()).toEqual(registered));
    expect(main.getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Amager Flextrafik ApS');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Telefon: / })).toBeInTheDocument();
    expect(mock.db.truckers.size).toBe(before + 1);

    const { id } = mock.db.truckers.all().find(({ cvr }) => cvr === '41730258') ?? {};
    expect(mock.db.agreements.all().filter(({ truckerId }) => truckerId === id)).toHaveLength(1);
  });
});

it('a lost response to step 3 leaves the outcome unknown; the next try looks it up and completes it once [8-wizard-lost, 2-wizard-lost]', async () => {
  const app = await openWorkStep();
  const { db, calls } = app.mock;
  await signOff();
  app.mock.addFault({ operationId: 'saveWorkChoices', fault: { kind: 'lost' }, times: 1 });
  await enterCode(sentCode(app));
  await expectListed([unknown.completion]);
  const reads = calls.of('getRegistration').length;
  await sign();
  await screen.findByText('Aftalen er underskrevet.');
  expect(calls.of('getRegistration').length).toBeGreaterThan(reads);
  expect(calls.of('generateSmsCode')).toHaveLength(1);
  const { id } = truckerOf(app, demoTokens.halfDone);
  expect(db.agreements.all().filter(({ truckerId }) => truckerId === id)).toHaveLength(1);
  const subjects = db.outbox
    .all()
    .filter(({ kind, truckerId }) => kind === 'email' && truckerId === id)
    .map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

describe('an agreement sent before a reload', () => {
  /** Sends step 3, waits until `isSent`, and reloads the page. */
  async function completeAndReload(fault: 'lost' | 'refused' | 'awaited', isSent: () => unknown) {
    const app = await openWorkStep();
    await signOff();
    const { addFault, hold } = app.mock;
    if (fault === 'awaited') hold('saveWorkChoices');
    else if (fault === 'lost') {
      addFault({ operationId: 'saveWorkChoices', fault: { kind: 'lost' }, times: 1 });
    } else {
      const refusal = { kind: 'error', status: 422, message: 'Nej.' } as const;
      addFault({ operationId: 'saveWorkChoices', fault: refusal, times: 1 });
    }
    await enterCode(sentCode(app));
    await waitFor(isSent);
    app.unmount();
    const view = await renderApp(window.location.pathname, { isReload: true });
    await stepHeading('Arbejdsskade og underskrift');
    return { ...view, truckerId: app.truckerId };
  }

  it('is reported as perhaps completed until a retry completes it [8-wizard-lost]', async () => {
    const app = await completeAndReload('lost', () => expectListed([unknown.completion]));
    expect(await screen.findByText(unknown.completion)).toBeInTheDocument();
    await toCheckPage();
    expect(screen.getByText(unknown.completion)).toBeInTheDocument();
    await signOff();
    await enterCode(sentCode(app));
    await screen.findByText('Aftalen er underskrevet.');
    expect(sessionStorage.getItem(`draft:link:${demoTokens.halfDone}`)).toBeNull();
  });

  it('is reported as perhaps completed if the reload came before the response [8-wizard-lost]', async () => {
    await completeAndReload('awaited', () =>
      expect(screen.getByRole('button', { name: 'Underskriver…' })).toBeInTheDocument(),
    );
    expect(await screen.findByText(unknown.completion)).toBeInTheDocument();
  });

  it('is not reported as perhaps completed if the server refused it', async () => {
    await completeAndReload('refused', () => expectListed(['Nej.']));
    expect(screen.queryByText(unknown.completion)).toBeNull();
  });
});

it('a save of step 1 while the browser is offline reports that there is no connection [8-wizard-lost]', async () => {
  const { mock } = await openWizard('');
  await stepHeading('Udfyld oplysningerne');
  await fillNewTrucker();
  mock.addFault({ operationId: 'saveRegistration', fault: { kind: 'drop' }, times: 1 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Næste');
  await expectListed(['Der er ingen forbindelse til serveren. Prøv igen.']);
});
