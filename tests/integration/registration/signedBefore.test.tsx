import { screen, waitFor } from '@testing-library/react';
import type { Settings } from '@/config/settings';
import {
  keepReceipt,
  markSigned,
  rememberSigned,
} from '@/features/registration/thank-you/signedAgreement';
import { formatCalendarDate, today } from '@/shared/dates/calendarDate';
import { demoTokens } from '@mocks/db/demo';
import type { MockServer } from '@mocks/node';
import { beIdle } from '@tests/support/fakes/idle';
import { signing } from '@tests/support/fakes/signingFrame';
import { receiptOf } from '@tests/support/fixtures/receipt';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { startApp } from '@tests/support/fixtures/startApp';
import { sentence } from '@tests/support/assertions/sentence';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  answer,
  answerNo,
  detailsStep,
  enterCode,
  fillCar,
  noDialog,
  openCard,
  openWizard,
  openWorkStep,
  otherThan,
  press,
  sentCode,
  sign,
  signOff,
  stepHeading,
  toCarStep,
  toWorkStep,
} from '@tests/support/page-objects/wizard';

const token = demoTokens.halfDone;
const link = `/registration/${token}`;
const signedBefore = /^Du underskrev aftalen i denne browser den/;

async function signAndLeave() {
  const app = await openWorkStep();
  await signOff();
  await enterCode(sentCode(app));
  await screen.findByText('Aftalen er underskrevet.');
  await waitFor(() => expect(localStorage.getItem('signed')).not.toBeNull());
  app.unmount();
}

/** Stores what a signature of the link leaves in the browser. */
async function leaveSigned() {
  await rememberSigned(token);
  keepReceipt({ ...receiptOf(token), date: today(), at: Date.now() });
}

/** Gives the agreement the answer that there is no previous insurance. */
function answerNoPrevious({ db }: MockServer) {
  const agreementId = agreementIdOf({ mock: { db } }, truckerOf({ mock: { db } }, token).id);
  db.agreements.update(agreementId ?? 0, { previous_insurance: '0' });
}

describe('a link opened again in the browser that signed it', () => {
  it('shows the date of signing, with links to the receipt and to change the agreement [2-signed-before, 2-signed-before-change]', async () => {
    await signAndLeave();
    expect(localStorage.getItem('signed')).not.toContain(token);

    const view = await renderApp(link);
    const date = formatCalendarDate(today());
    expect(
      await screen.findByText(sentence(`Du underskrev aftalen i denne browser den ${date}.`)),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Se kvitteringen' })).toHaveAttribute(
      'href',
      `/thank-you/${token}`,
    );
    await press('Ret aftalen');
    await stepHeading('Dine oplysninger');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await openCard();
    expect(screen.queryByText(signedBefore)).toBeNull();

    view.unmount();
    // Another tab has no receipt, but its thank-you page still says that the agreement was signed.
    sessionStorage.clear();
    const { unmount } = await renderApp(link);
    await screen.findByText(signedBefore);
    expect(screen.queryByRole('link', { name: 'Se kvitteringen' })).toBeNull();
    unmount();
    await renderApp(`/thank-you/${token}`);
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull();
  });

  it('keeps the receipt on the thank-you page after the link is used up [2-thank-you-receipt]', async () => {
    await leaveSigned();
    const date = formatCalendarDate(today());
    const open = async () => {
      const view = await renderApp(`/thank-you/${token}`, { scenario: 'error:sendXml:410' });
      expect(
        await screen.findByText(sentence(`Du underskrev aftalen i denne browser den ${date}.`)),
      ).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Tak' })).toBeInTheDocument();
      expect(screen.queryByText(/Linket virker ikke/)).toBeNull();
      expect(screen.queryByText('Ups! Noget gik galt!')).toBeNull();
      expect(document.title).not.toMatch(/^Fejl/);
      return view;
    };
    const print = { name: 'Gem eller udskriv kvitteringen' };
    const { unmount } = await open();
    expect(screen.getByRole('region', { name: 'Din aftale' })).toBeInTheDocument();
    const printed = jest.spyOn(window, 'print').mockImplementation();
    await press(print.name);
    expect(printed).toHaveBeenCalledTimes(1);
    unmount();
    // Another tab has no receipt.
    sessionStorage.clear();
    await open();
    expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull();
    expect(screen.queryByRole('button', print)).toBeNull();
  });

  it('no longer links to the receipt if another link was opened in the tab since [2-thank-you-receipt]', async () => {
    await leaveSigned();
    const receipt = sessionStorage.getItem('receipt') ?? '';
    expect(receipt).toContain(token);
    for (const other of [`/${demoTokens.invited}`, '', `/${demoTokens.unknown}`]) {
      sessionStorage.setItem('receipt', receipt);
      const { unmount } = await renderApp(`/registration${other}`);
      await waitFor(() => expect(sessionStorage.getItem('receipt')).toBeNull());
      unmount();
    }
    await renderApp(link);
    await screen.findByText(signedBefore);
    expect(screen.queryByRole('link', { name: 'Se kvitteringen' })).toBeNull();
  });

  it('shows no receipt of an earlier signature if another tab signed it since [2-thank-you-receipt]', async () => {
    await rememberSigned(token);
    keepReceipt({ ...receiptOf(token), at: Date.now() - 60_000 });
    const { unmount } = await renderApp(link);
    await screen.findByText(signedBefore);
    expect(screen.queryByRole('link', { name: 'Se kvitteringen' })).toBeNull();
    unmount();
    await renderApp(`/thank-you/${token}`, { scenario: 'error:sendXml:410' });
    const date = formatCalendarDate(today());
    expect(
      await screen.findByText(sentence(`Du underskrev aftalen i denne browser den ${date}.`)),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull();
  });

  it('opens the wizard if there is a newer draft, or if it was signed over 30 days ago or never', async () => {
    await rememberSigned(token);
    const draft = { details: { name: 'Ny' }, savedAt: Date.now() + 1 };
    sessionStorage.setItem(`draft:link:${token}`, JSON.stringify(draft));
    const view = await renderApp(link);
    expect(await screen.findByRole('button', { name: 'Start forfra' })).toBeInTheDocument();
    expect(screen.queryByText(signedBefore)).toBeNull();
    view.unmount();
    sessionStorage.clear();

    const { unmount } = await renderApp(`/registration/${demoTokens.invited}`);
    await screen.findByText('Ærø Taxa v/Åse Østergaard');
    expect(screen.queryByText(signedBefore)).toBeNull();
    unmount();

    const old = (localStorage.getItem('signed') ?? '').replace(/\d{4}-\d\d-\d\d/, '2026-01-01');
    localStorage.setItem('signed', old);
    await renderApp(link);
    await screen.findByRole('radiogroup', { name: 'Er bilen forsikret i dag?' });
    expect(screen.queryByText(signedBefore)).toBeNull();
    expect(localStorage.getItem('signed')).toBeNull();
  });

  it('shows the date of signing even in a tab whose unsaved answers are older [2-signed-before, 2-signed-before-change]', async () => {
    const app = await openWizard(token);
    await toCarStep('Nej');
    await fillCar();
    await waitFor(() =>
      expect(sessionStorage.getItem(`draft:link:${token}`)).toContain('newValueId'),
    );
    app.unmount();
    await rememberSigned(token);
    // A second reload says so again, and a change starts from the signed answers.
    for (let times = 0; times < 2; times += 1) {
      const view = await renderApp(link, { isReload: true });
      expect(await screen.findByText(signedBefore)).toBeInTheDocument();
      if (times === 0) view.unmount();
    }
    await press('Ret aftalen');
    await stepHeading('Dine oplysninger');
    expect(screen.queryByText('Vi har hentet dine tidligere svar.')).toBeNull();
  });
});

describe('a signed agreement that was changed afterwards', () => {
  const notSigned = 'Dine seneste rettelser er ikke underskrevet endnu.';
  const done = 'Du behøver ikke gøre mere.';

  it('is said to have changes that are not signed, until it is signed again [2-signed-before-change]', async () => {
    await signAndLeave();
    const { unmount } = await renderApp(link);
    expect(await screen.findByText(done)).toBeInTheDocument();
    await press('Ret aftalen');
    await toCarStep('Ja');
    await waitFor(() => expect(localStorage.getItem('signed')).toContain('changed'));
    unmount();
    // Another tab, or this one later: it has no draft.
    sessionStorage.clear();
    const view = await renderApp(link);
    expect(await screen.findByText(notSigned)).toBeInTheDocument();
    expect(screen.queryByText(done)).toBeNull();
    view.unmount();
    await signAndLeave();
    await renderApp(link);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  it('is not said to have changes if steps 1 and 2 were only looked at and saved again [2-signed-before-change]', async () => {
    await leaveSigned();
    const view = await renderApp(link, { prepare: answerNoPrevious });
    await press('Ret aftalen');
    await toCarStep('Nej');
    await toWorkStep();
    view.unmount();
    sessionStorage.clear();
    await renderApp(link);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  it('is said to have changes that are not signed also if the response to their save was lost [2-signed-before-change]', async () => {
    await leaveSigned();
    const view = await renderApp(link, { prepare: answerNoPrevious });
    await press('Ret aftalen');
    await answer(detailsStep.previous.label, 'Ja');
    view.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
    await press(detailsStep.send);
    await screen.findByText(/^Vi ved ikke, om oplysningerne er gemt/);
    view.unmount();
    sessionStorage.clear();
    await renderApp(link);
    expect(await screen.findByText(notSigned)).toBeInTheDocument();
  });

  it('is said to have changes that are not signed while their save is still running [2-signed-before-change]', async () => {
    await leaveSigned();
    const view = await renderApp(link, { prepare: answerNoPrevious });
    await press('Ret aftalen');
    await answer(detailsStep.previous.label, 'Ja');
    const release = view.mock.hold('updateTrucker');
    await press(detailsStep.send);
    await waitFor(() => expect(view.mock.calls.of('updateTrucker')).toHaveLength(1));
    view.unmount();
    sessionStorage.clear();
    await renderApp(link);
    expect(await screen.findByText(notSigned)).toBeInTheDocument();
    release();
  });

  it.each([
    ['to have changes that are not signed', 'arrives later', notSigned],
    ['to need no action', 'is lost', done],
  ])(
    'is said %s if another tab signs it during a save whose response %s [2-signed-before-change]',
    async (_said, _response, words) => {
      await leaveSigned();
      const view = await renderApp(link, { prepare: answerNoPrevious });
      await press('Ret aftalen');
      await answer(detailsStep.previous.label, 'Ja');
      if (words === done)
        view.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
      const release = view.mock.hold('updateTrucker');
      await press(detailsStep.send);
      await waitFor(() => expect(view.mock.calls.of('updateTrucker')).toHaveLength(1));
      await rememberSigned(token);
      expect(localStorage.getItem('signed')).not.toContain('changed');
      release();
      if (words === done) await screen.findByText(/^Vi ved ikke, om oplysningerne er gemt/);
      else await stepHeading('Bilforsikring');
      view.unmount();
      sessionStorage.clear();
      await renderApp(link);
      expect(await screen.findByText(words)).toBeInTheDocument();
    },
  );

  it.each([
    ['to need no action', done],
    ['to have changes that are not signed', notSigned],
  ])('is still said %s after a refused save [2-signed-before-change]', async (_, words) => {
    await leaveSigned();
    if (words === notSigned) await markSigned(token, 'changed');
    const view = await renderApp(link, { prepare: answerNoPrevious });
    await press('Ret aftalen');
    await answer(detailsStep.previous.label, 'Ja');
    view.mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'error', status: 422 } });
    await press(detailsStep.send);
    await screen.findByRole('alert');
    view.unmount();
    sessionStorage.clear();
    await renderApp(link);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is not said to have changes if the response to signing it again was lost [2-signed-before-change]', async () => {
    await leaveSigned();
    const view = await renderApp(link, { prepare: answerNoPrevious });
    await press('Ret aftalen');
    await toCarStep('Nej');
    await toWorkStep();
    await signOff();
    view.mock.addFault({ operationId: 'saveWorkChoices', fault: { kind: 'lost' }, times: 1 });
    await enterCode(sentCode({ ...view, truckerId: truckerOf(view, token).id }));
    await screen.findByText(/^Vi ved ikke, om aftalen er gennemført/);
    view.unmount();
    sessionStorage.clear();
    await renderApp(link);
    expect(await screen.findByText(done)).toBeInTheDocument();
  });
});

it('an agreement is known to be signed even if the page was left while step 3 was being saved [4-completion-true]', async () => {
  keepReceipt({ ...receiptOf(token), date: today() });
  const app = await openWorkStep();
  await signOff();
  const release = app.mock.hold('saveWorkChoices');
  await enterCode(sentCode(app));
  await waitFor(() => expect(app.mock.calls.of('saveWorkChoices')).toHaveLength(1));
  app.unmount();
  release();
  await waitFor(() => {
    expect(localStorage.getItem('signed')).not.toBeNull();
    expect(localStorage.getItem('signed')).not.toContain('sending');
  });
  expect(app.mock.calls.of('sendXml')).toHaveLength(1);
  await renderApp(link);
  expect(await screen.findByText(signedBefore)).toBeInTheDocument();
  // The tab's receipt was that of an earlier signature.
  expect(screen.queryByRole('link', { name: 'Se kvitteringen' })).toBeNull();
});

it('an agreement left during its signature, whose send-xml fails, is sent by the thank-you page [4-completion-true]', async () => {
  const app = await openWorkStep();
  await signOff();
  const release = app.mock.hold('saveWorkChoices');
  app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 }, times: 1 });
  await enterCode(sentCode(app));
  await waitFor(() => expect(app.mock.calls.of('saveWorkChoices')).toHaveLength(1));
  app.unmount();
  release();
  await waitFor(() => expect(app.mock.calls.of('sendXml')).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('signed')).toContain('sending'));
  const { mock } = await renderApp(link);
  expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
  expect(mock.calls.of('sendXml')).toHaveLength(2);
});

describe('a reload while the signed agreement is being sent', () => {
  async function reloadWhileSending(settings: Partial<Settings>) {
    const app = await openWorkStep({ settings });
    await signOff();
    const release = app.mock.hold('sendXml');
    await enterCode(sentCode(app));
    await waitFor(() => expect(app.mock.calls.of('sendXml')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Underskriver…' })).toBeInTheDocument();
    app.unmount();
    return { open: () => renderApp(link, { isReload: true, settings }), release };
  }

  it('leads to the thank-you page, which sends it, and later to the date of signing [4-completion-true, 2-signed-before]', async () => {
    const { open, release } = await reloadWhileSending({});
    const view = await open();
    release();
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(view.mock.calls.of('sendXml')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Din aftale' })).toBeInTheDocument();
    view.unmount();
    sessionStorage.clear();
    await open();
    expect(await screen.findByText(signedBefore)).toBeInTheDocument();
  });

  it('leads to the wizard if the agreement is signed in a frame afterwards [4-frame-opens]', async () => {
    const { open, release } = await reloadWhileSending({ signing });
    await open();
    expect(await screen.findByText(/Vi ved ikke, om aftalen er gennemført/)).toBeInTheDocument();
    expect(screen.queryByText(signedBefore)).toBeNull();
    expect(localStorage.getItem('signed')).toBeNull();
    release();
  });
});

describe('a refused SMS code', () => {
  it('leads to the date of signing if another tab has signed meanwhile, and leaves no draft [4-signed-elsewhere]', async () => {
    const app = await openWorkStep();
    await signOff();
    await rememberSigned(token);
    await enterCode(otherThan(sentCode(app)));
    expect(await screen.findByText(signedBefore)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(sessionStorage.getItem(`draft:link:${token}`)).toBeNull();
    await press('Ret aftalen');
    await stepHeading('Dine oplysninger');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leads to the date of signing even if its dialog was reopened after another tab had signed [4-signed-elsewhere]', async () => {
    const app = await openWorkStep();
    await signOff();
    await press('Annuller');
    await noDialog();
    await rememberSigned(token);
    await sign();
    await screen.findByRole('dialog');
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(1);
    await enterCode(otherThan(sentCode(app)));
    expect(await screen.findByText(signedBefore)).toBeInTheDocument();
  });

  it.each([
    ['the visit began', true],
    ['its code was sent, but during the visit', false],
  ])(
    'counts as wrong if the agreement was signed before %s [8-sms-failure]',
    async (_, isBefore) => {
      if (isBefore) await rememberSigned(token);
      const app = await openWorkStep();
      if (!isBefore) await rememberSigned(token);
      await signOff();
      await enterCode(otherThan(sentCode(app)));
      expect(await screen.findByText('Sms -kodebekræftelse mislykkedes')).toBeInTheDocument();
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );
});

it('a refused link leads to the date of signing, and to a new link instead of changing the agreement [4-signed-elsewhere]', async () => {
  const app = await openWorkStep();
  await answerNo();
  await rememberSigned(token);
  app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'error', status: 410 } });
  await sign();
  expect(await screen.findByText(signedBefore)).toBeInTheDocument();
  expect(screen.getByText(/^Linket virker ikke mere\. Ring til os på/)).toBeInTheDocument();
  expect(screen.queryByText(/^Du kan rette aftalen/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ret aftalen' })).toBeNull();
});

it('a refused link leads to the date of signing even after a press to sign that showed a new price [4-signed-elsewhere]', async () => {
  const app = await openWorkStep();
  await answerNo();
  await rememberSigned(token);
  const { db } = app.mock;
  db.prices.all().forEach(({ id }) => db.prices.update(id, { premium: 99_000 }));
  app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'error', status: 410 } });
  await sign();
  await screen.findByText(/^Prisen er ændret i mellemtiden/);
  await sign();
  expect(await screen.findByText(signedBefore)).toBeInTheDocument();
});

it('old dates are deleted from the browser’s record of signings, even on a visit without a link [2-signed-forgotten]', async () => {
  const date = today();
  localStorage.setItem('signed', JSON.stringify({ a1: '2022-03-01', b2: date }));
  const removeSettings = await startApp('/registration');
  await screen.findByRole('heading', { level: 1, name: 'Udfyld oplysningerne' });
  await beIdle();
  await waitFor(() => expect(localStorage.getItem('signed')).not.toContain('2022'));
  expect(localStorage.getItem('signed')).toContain('b2');
  removeSettings();
});
