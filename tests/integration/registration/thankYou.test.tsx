import { act, screen, waitFor, within } from '@testing-library/react';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { sentence } from '@tests/support/assertions/sentence';
import { agreementIdOf } from '@tests/support/assertions/wizardRequests';
import {
  answerNo,
  endSession,
  enterCode,
  openTermination,
  openWorkStep,
  press,
  sentCode,
  signOff,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

const { sendXml } = agreementStepsApi.endpoints;
const signed = 'Aftalen er underskrevet.';
const passedOn = 'Aftalen er sendt.';
const failed = 'Ups! Noget gik galt!';
const address = `/thank-you/${demoTokens.signed}`;

/** Navigates in the same tab, as the browser's back and forward buttons do. */
function visit(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Counts the announcements of a failure; several failures share one visible notification. */
async function countTold(run: () => Promise<void>): Promise<number> {
  let told = 0;
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    told += added.filter(
      (node) => node.parentElement?.role === 'alert' && node.textContent === failed,
    ).length;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await run();
  observer.disconnect();
  return told;
}

const notSent = 'Aftalen er gemt, men ikke sendt endnu. Prøv igen.';
const neverSent = sentence('Aftalen er gemt, men ikke sendt. Ring til os på +45 70 00 00 00.');
const tryAgain = () => screen.getByRole('button', { name: 'Prøv igen' });

/** The close button of a failure notification, or null. */
const notice = () => screen.queryByRole('button', { name: 'Luk besked' });

/** The texts of the status regions. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Requires that the page says neither that the agreement is signed nor that it was sent. */
function expectNotSigned() {
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(signed);
  expect(main).not.toHaveTextContent(passedOn);
  expect(main).not.toHaveTextContent('Du får en kopi');
  expect(screen.queryByRole('button', { name: 'Gem eller udskriv kvitteringen' })).toBeNull();
}

describe('the thank-you page', () => {
  it('says after send-xml that the agreement was sent, not that it is signed, and has no receipt to print [2-thank-you-copy, 2-thank-you-passed-on, 2-thank-you-receipt]', async () => {
    const { mock } = await renderApp('/nothing');
    const release = mock.hold('sendXml');
    visit(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tak' })).toBeInTheDocument();
    expect(screen.getByText('Sender aftalen…')).toBeInTheDocument();
    expectNotSigned();
    release();
    expect(await screen.findByText(passedOn)).toBeInTheDocument();
    expect(screen.queryByText('Sender aftalen…')).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(signed);
    expect(screen.getByRole('heading', { level: 2, name: 'Det sker der nu' })).toBeInTheDocument();
    expect(screen.getByText('Du får en kopi.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByText(/Reference/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Gem eller udskriv kvitteringen' })).toBeNull();
  });

  it('calls send-xml once, with the token, and not again on a language switch [2-thank-you-send-xml]', async () => {
    const { mock, user } = await renderApp(address);
    await waitFor(() => expect(mock.calls.of('sendXml')).toHaveLength(1));
    expect(mock.calls.of('sendXml')).toMatchObject([
      {
        method: 'GET',
        path: `/api/step/send-xml/${demoTokens.signed}`,
        query: {},
        body: undefined,
        status: 200,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('You will receive a copy')).toBeInTheDocument();
    await waitFor(() =>
      expect(mock.calls.all().map(({ operationId }) => operationId)).toEqual([
        'sendXml',
        'setLanguage',
      ]),
    );
  });

  it('offers a retry when the end of a staff session aborts send-xml', async () => {
    const { mock, user, application, release } = await renderApp(address, {
      as: 'admin',
      hold: 'sendXml',
    });
    await waitFor(() => expect(mock.calls.of('sendXml')).toHaveLength(1));
    endSession({ application });
    expect(await screen.findByText(notSent)).toBeInTheDocument();
    release();
    await user.click(tryAgain());
    expect(await screen.findByText(passedOn)).toBeInTheDocument();
  });

  it('neither repeats a failed send-xml nor reports its failure again when the user returns', async () => {
    const { mock, user } = await renderApp(address, { scenario: 'error:sendXml:500' });
    await user.click(await screen.findByRole('button', { name: 'Luk besked' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Luk besked' })).toBeNull());
    visit('/nothing');
    expect(await screen.findByText(/siden ikke findes/)).toBeInTheDocument();
    visit(address);
    expect(await screen.findByText(notSent)).toBeInTheDocument();
    expectNotSigned();
    expect(mock.calls.of('sendXml')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Luk besked' })).toBeNull();
  });

  it('calls send-xml again if the same link was completed again since the last visit', async () => {
    const { mock, application } = await renderApp(address);
    await waitFor(() => expect(mock.calls.of('sendXml')[0]?.status).toBe(200));
    visit('/nothing');
    expect(await screen.findByText(/siden ikke findes/)).toBeInTheDocument();
    const input = { tokenOrId: demoTokens.signed, isUpdate: false };
    const fixedCacheKey = sendXmlCompletionKey(demoTokens.signed);
    await act(async () => {
      await application.store.dispatch(sendXml.initiate(input, { fixedCacheKey }));
    });
    visit(address);
    await waitFor(() => expect(mock.calls.of('sendXml')).toHaveLength(3));
  });

  it('says "saved, but not sent" after a failed send-xml, and can retry, one request at a time [2-thank-you-retry, 8-send-xml-overcome, 8-thank-you-send-xml-failure]', async () => {
    const { mock, user } = await renderApp(address, { scenario: 'error:sendXml:500' });
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    const help = 'Bliver det ved, så ring til os på +45 70 00 00 00.';
    expect(statuses()).toContainEqual(notSent + help);
    expectNotSigned();
    expect(document.title).toMatch(/^Fejl: Tak/);
    expect(window.location.pathname).toBe(address);
    await user.click(tryAgain());
    await waitFor(() => expect(mock.calls.of('sendXml')[1]?.status).toBe(500));
    await waitFor(() => expect(tryAgain()).toHaveFocus());
    expectNotSigned();

    mock.use('happy');
    const release = mock.hold('sendXml');
    await user.dblClick(tryAgain());
    const busy = screen.getByRole('button', { name: 'Sender aftalen…' });
    expect(busy).toHaveFocus();
    expect(screen.getByText(notSent)).toBeInTheDocument();
    release();
    expect(await screen.findByText(passedOn)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Tak' })).toHaveFocus();
    // Success clears the notification of the earlier failure.
    await waitFor(() => expect(notice()).toBeNull());
    expect(mock.calls.of('sendXml')).toHaveLength(3);
  });

  it('shows the server’s message, marked as Danish, if it declines to send the agreement [7-server-language]', async () => {
    await renderApp(`/thank-you/${demoTokens.invited}`);
    await screen.findByText(notSent);
    expect(screen.getByText('Aftalen er ikke gennemført endnu.')).toHaveAttribute('lang', 'da');
    expectNotSigned();
  });

  it('leads to the agreement if it is not completed and not signed in this browser [2-thank-you-not-completed]', async () => {
    const { user } = await renderApp(`/thank-you/${demoTokens.halfDone}`);
    await screen.findByText('Aftalen er ikke gennemført endnu.');
    const name = 'Gå til aftalen, hvis du ikke har underskrevet den endnu';
    await user.click(screen.getByRole('link', { name }));
    expect(window.location.pathname).toBe(`/registration/${demoTokens.halfDone}`);
  });

  it('says that the link does not work if the server does not know it [2-thank-you-unknown]', async () => {
    await renderApp('/thank-you/anything');
    expect(await screen.findByText(/^Linket virker ikke/)).toBeInTheDocument();
    const help = within(screen.getByRole('main'));
    for (const name of [testSettings.contact.phone, testSettings.contact.email]) {
      expect(help.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.queryByRole('heading', { level: 1, name: 'Tak' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expectNotSigned();
  });

  it('sends no request without a token, and says that the link does not work [2-thank-you-token-optional]', async () => {
    const { mock } = await renderApp('/thank-you');
    expect(await screen.findByText(/^Linket virker ikke/)).toBeInTheDocument();
    expectNotSigned();
    expect(mock.calls.all()).toEqual([]);
  });
});

/** Opens the wizard at step 3 and goes to the SMS dialog. */
async function toCode() {
  const app = await openWorkStep();
  await signOff();
  return app;
}

describe('the thank-you page after the wizard', () => {
  it('shows receipt, address of the copy and termination, even after a reload, until another link opens [2-thank-you-receipt, 2-thank-you-old-insurance]', async () => {
    const insurer = 'Nordlys Forsikring A/S';
    const app = await openTermination({ as: 'admin', settings: { insurer } });
    await press('Gem og fortsæt');
    await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
    await answerNo();
    await toCheckPage();
    const checked = [
      'Hvor kører du?',
      'Bilens nyværdi',
      'Selvrisiko',
      'Skader de seneste 3 år',
    ].map(
      (label) =>
        label + (screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''),
    );
    const before = screen.getByRole('region', { name: 'Før du underskriver' });
    const finish = screen.getByRole('button', { name: 'Underskriv aftale' });
    expect(before.compareDocumentPosition(finish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await signOff();
    const total = screen.getByText('I alt pr. måned').nextElementSibling?.textContent ?? '';
    const price = total.replace(/\s/g, ' ');
    await enterCode(sentCode(app));

    const receipt = await screen.findByRole('region', { name: 'Din aftale' });
    const trucker = app.mock.db.truckers.get(app.truckerId ?? 0);
    expect(receipt).toHaveTextContent(`Navn${trucker?.name ?? ''}`);
    expect(receipt).toHaveTextContent(`CVR-nummer${trucker?.cvr ?? ''}`);
    expect(receipt).toHaveTextContent('ForsikringerBilforsikring');
    expect(receipt).not.toHaveTextContent('Arbejdsskadeforsikring');
    expect(price).toMatch(/^[1-9][\d.]*,\d\d kr\.$/);
    expect(receipt).toHaveTextContent(`Pris${price} pr. måned, `);
    expect(receipt).toHaveTextContent(/[1-9][\d.]*,\d\d kr\. pr\. år/);
    expect(receipt).toHaveTextContent(`Reference: ${String(agreementIdOf(app, trucker?.id ?? 0))}`);
    expect(receipt).toHaveTextContent(/Underskrevet\d\d-\d\d-\d{4} \d\d:\d\d/);
    for (const choice of checked) expect(receipt).toHaveTextContent(choice);
    expect(receipt).not.toHaveTextContent('Antal');
    expect(receipt).toHaveTextContent('Bindende i perioden01.01.2022-31.12.2022');
    expect(receipt).toHaveTextContent(`Forsikringsselskab${insurer}`);
    expect(receipt).toHaveTextContent(
      'Opsigelse af nuværende forsikringNordlys Forsikring, P-4711, 31-12-2099',
    );
    expect(statuses()[0]).toContain(`Du får en kopi på ${trucker?.email ?? ''}.`);
    expect(statuses()[0]).toContain('Din nuværende forsikring bliver opsagt til den 31-12-2099.');
    expect(statuses()[0]).toContain('ring til Taxiforsikring på +45 70 00 00 00.');
    const outlivingTheTab = JSON.stringify([window.history.state, Object.entries(localStorage)]);
    for (const own of [trucker?.email, trucker?.name, trucker?.cvr, trucker?.token]) {
      expect(outlivingTheTab).not.toContain(own);
    }

    endSession(app);
    expect(screen.getByRole('region', { name: 'Din aftale' })).toBeInTheDocument();

    const told = receipt.textContent;
    app.unmount();
    await renderApp(`/thank-you/${demoTokens.invited}`, { settings: { insurer } });
    expect(await screen.findByText(signed)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Din aftale' })).toHaveTextContent(
      told.replace(/\s/g, ' '),
    );

    // Another haulier's link shows no receipt, and visiting it deletes the stored one.
    visit(address);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull());
    expect(await screen.findByText(passedOn)).toBeInTheDocument();
    visit(`/thank-you/${demoTokens.invited}`);
    expect(await screen.findByText(signed)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull();
    expect(statuses()[0]).not.toContain('Du får en kopi på');
    expect(statuses()[0]).not.toContain('bliver opsagt');
  });

  it('clears the notification of a failed send-xml once the next send-xml succeeds', async () => {
    const app = await toCode();
    app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 }, times: 1 });
    const told = await countTold(async () => {
      await enterCode(sentCode(app));
      expect(await screen.findByText(signed)).toBeInTheDocument();
    });
    expect(told).toBe(1);
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    expect(await screen.findAllByText('SMS -kodebekræftelse lykkedes')).not.toEqual([]);
  });

  it('does not report its failed send-xml if the wizard has just reported one [8-send-xml-failure]', async () => {
    const app = await toCode();
    app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 } });
    const told = await countTold(async () => {
      await enterCode(sentCode(app));
      expect(await screen.findByText(notSent)).toBeInTheDocument();
      expectNotSigned();
      expect(app.mock.calls.of('sendXml').map(({ status }) => status)).toEqual([500, 500]);
    });
    expect(told).toBe(1);
    expect(screen.getAllByText('Ups! Noget gik galt!')).not.toEqual([]);
  });

  it('says whom to call if the link was used up before send-xml succeeded [2-thank-you-never-sent, 2-phone-link]', async () => {
    const usedUp = { scenario: 'error:sendXml:410' } as const;
    const app = await toCode();
    app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 } });
    await enterCode(sentCode(app));
    await screen.findByText(notSent);
    app.mock.use(usedUp.scenario);
    await press('Prøv igen');
    const advice = within(await screen.findByText(neverSent));
    expect(advice.getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    expectNotSigned();
    app.unmount();
    const { unmount } = await renderApp(`/thank-you/${demoTokens.halfDone}`, usedUp);
    expect(await screen.findByText(neverSent)).toBeInTheDocument();
    expectNotSigned();
    unmount();
    // Another tab has no receipt.
    sessionStorage.clear();
    await renderApp(`/registration/${demoTokens.halfDone}`, usedUp);
    expect(await screen.findByText(neverSent)).toBeInTheDocument();
    expect(screen.queryByText('Du behøver ikke gøre mere.')).toBeNull();
    visit(`/thank-you/${demoTokens.halfDone}`);
    expect(await screen.findByText(neverSent)).toBeInTheDocument();
    expectNotSigned();
  });

  it('says that nothing more is needed if a send-xml with lost response used up the link', async () => {
    const app = await toCode();
    const { addFault } = app.mock;
    addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 }, times: 1 });
    addFault({ operationId: 'sendXml', fault: { kind: 'lost' }, after: 1 });
    await enterCode(sentCode(app));
    await screen.findByText(notSent);
    app.mock.use('error:sendXml:410');
    await press('Prøv igen');
    expect(await screen.findByText('Du behøver ikke gøre mere.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  });
});
