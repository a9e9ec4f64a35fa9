import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import { demoTokens } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { expectListed, expectRight, expectWrong, listed } from '@tests/support/assertions/refusals';
import { truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  carStep,
  codeDialog,
  controlOf,
  enterCode,
  fillCar,
  fillNewTrucker,
  openDialog,
  openWizard,
  openWorkStep,
  otherThan,
  press,
  put,
  sentCode,
  sign,
  signOff,
  stepHeading,
  toCarStep,
  toWorkStep,
  workStep,
} from '@tests/support/page-objects/wizard';

const unknown = {
  create:
    'Vi ved ikke, om oplysningerne er gemt. Ring til os på +45 70 00 00 00, før du prøver igen.',
  code: 'Vi ved ikke, om koden nåede frem til os. Prøv igen, eller bed om en ny kode.',
  completion:
    'Vi ved ikke, om aftalen er gennemført. Prøv bare igen: Det bliver kun til én aftale.',
};
const noNetwork = 'Der er ingen forbindelse til serveren. Prøv igen.';
const codeFailed = 'Sms -kodebekræftelse mislykkedes';

describe('a lost response to creating a haulier', () => {
  // The second request contains nothing that identifies the haulier of the first.
  it('makes the server decline the second try, and staff can complete the only agreement [8-wizard-lost]', async () => {
    const { mock, unmount } = await openWizard('');
    const before = mock.db.truckers.size;
    await stepHeading('Udfyld oplysningerne');
    await fillNewTrucker();
    mock.addFault({ operationId: 'saveRegistration', fault: { kind: 'lost' }, times: 1 });
    await press('Næste');
    await waitFor(() => expect(listed()).toEqual([unknown.create]));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    await press('Næste');
    const declined = 'CVR-nummer: CVR-nummeret er allerede registreret.';
    await waitFor(() => expect(listed()).toEqual([declined]));
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Amager Flextrafik ApS');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Telefon: / })).toBeInTheDocument();
    expect(mock.db.truckers.size).toBe(before + 1);

    unmount();
    const id = mock.db.truckers.all().find(({ cvr }) => cvr === '41730258')?.id ?? 0;
    await renderApp(`/admin/truckers/edit/${String(id)}`, { as: 'admin' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /ikke nummerplade/ }));
    await toCarStep('Nej');
    await fillCar('Ingen skader', carStep.areaForStaff);
    await toWorkStep();
    put(workStep.workInjury, 'Nej');
    put(workStep.crisis, 'Nej');
    await sign('Gem aftale');
    await screen.findByRole('dialog');
    await enterCode(newestSmsCode(mock.db, id) ?? '');
    await screen.findByText('Du bliver sendt tilbage til listen om lidt.');
    const agreements = mock.db.agreements.all().filter(({ truckerId }) => truckerId === id);
    expect(agreements.map(({ completedAt }) => completedAt)).toEqual([expect.any(String)]);
  });
});

describe('a lost response at the end of the wizard', () => {
  it('makes the next try of the SMS code say that the code may already be used [8-sms-lost]', async () => {
    const app = await openWorkStep();
    await signOff();
    const code = sentCode(app);
    app.mock.addFault({ operationId: 'verifySmsCode', fault: { kind: 'lost' }, times: 1 });
    await enterCode(code);
    await expectListed([unknown.code]);
    expectRight(codeDialog.code);
    expect(controlOf(codeDialog.code)).toHaveValue(code);

    await press(codeDialog.send);
    const maybeUsed = 'Koden er forkert eller allerede brugt. Tjek den, eller bed om en ny kode.';
    await waitFor(() => expectWrong({ ...codeDialog.code, message: maybeUsed }));
    expect(openDialog()).toHaveTextContent(/Du kan bede om en ny kode om \d+ sekund(?:er)?\./);
  });

  it('leaves the outcome of step 3 unknown, and the agreement is completed only once [8-wizard-lost]', async () => {
    const app = await openWorkStep();
    const { db, calls } = app.mock;
    await signOff();
    app.mock.addFault({ operationId: 'saveWorkChoices', fault: { kind: 'lost' }, times: 1 });
    await enterCode(sentCode(app));
    await expectListed([unknown.completion]);
    await sign();
    await screen.findByText('Aftalen er underskrevet.');
    expect(calls.of('generateSmsCode')).toHaveLength(1);
    const { id } = truckerOf(app, demoTokens.halfDone);
    expect(db.agreements.all().filter(({ truckerId }) => truckerId === id)).toHaveLength(1);
    const subjects = db.outbox
      .all()
      .filter(({ kind, truckerId }) => kind === 'email' && truckerId === id)
      .map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('a send while the browser is offline', () => {
  /** Makes the next request fail and the browser report that it is offline. */
  function cutOff({ mock }: Pick<RenderedApp, 'mock'>, operationId: OperationId) {
    mock.addFault({ operationId, fault: { kind: 'drop' }, times: 1 });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  }
  afterEach(() => jest.restoreAllMocks());

  it('reports in step 1 that there is no connection [8-wizard-lost]', async () => {
    const app = await openWizard('');
    await stepHeading('Udfyld oplysningerne');
    await fillNewTrucker();
    cutOff(app, 'saveRegistration');
    await press('Næste');
    await expectListed([noNetwork]);
  });

  it('reports that the SMS code failed, and never that it may already be used [8-sms-lost]', async () => {
    const app = await openWorkStep();
    await signOff();
    const wrong = otherThan(sentCode(app));
    cutOff(app, 'verifySmsCode');
    await enterCode(wrong);
    await expectListed([codeFailed, noNetwork]);
    await press(codeDialog.send);
    await waitFor(() => expectWrong({ ...codeDialog.code, message: codeFailed }));
  });
});
