import { act, screen, waitFor, within } from '@testing-library/react';
import { agreementStepsApi, sendXmlCompletionKey } from '@/api/steps/agreementSteps.api';
import { demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { agreementIdOf } from '@tests/support/assertions/wizardRequests';
import {
  answerNo,
  endSession,
  enterCode,
  fillCar,
  fillTermination,
  finishCar,
  finishDetails,
  openWizard,
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

/** Another address in the same tab, as by the browser's own buttons. */
function visit(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** How often a failure was told: read aloud each time, though it is shown once. */
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
const tryAgain = () => screen.getByRole('button', { name: 'Prøv igen' });

/** What takes the notice of a failure away; null where none stands. */
const notice = () => screen.queryByRole('button', { name: 'Luk besked' });

/** What the status messages of the page say. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Nothing on the page says that the agreement is signed, or passed on. */
function expectNotSigned() {
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(signed);
  expect(main).not.toHaveTextContent(passedOn);
  expect(main).not.toHaveTextContent('Du får en kopi');
  expect(screen.queryByRole('button', { name: 'Gem eller udskriv kvitteringen' })).toBeNull();
}

describe('thank-you (specification, sections 2 and 4)', () => {
  it('says after send-xml that the agreement is passed on, and not that it is signed (D29) [2-thank-you-copy, 2-thank-you-passed-on]', async () => {
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
  });

  it('calls send-xml once on load, with the token, and not again for a switch of language (D28) [2-thank-you-send-xml]', async () => {
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

  it('can be tried again when that cuts off the call', async () => {
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

  it('does not call again when it is left and come back to, nor tell of the failure again', async () => {
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

  it('calls again after another completion of the same link', async () => {
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

  it('gives the generic notice when send-xml fails, says what is so, and stays (section 8, D29) [8-thank-you-send-xml-failure]', async () => {
    await renderApp(address, { scenario: 'error:sendXml:500' });
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    const help = 'Bliver det ved, så ring til os på +45 70 00 00 00.';
    expect(statuses()).toContainEqual(notSent + help);
    expectNotSigned();
    expect(document.title).toMatch(/^Fejl: Tak/);
    expect(window.location.pathname).toBe(address);
  });

  it('tries again on request, once at a time, until it is passed on (D29) [2-thank-you-retry, 8-send-xml-overcome]', async () => {
    const { mock, user } = await renderApp(address, { scenario: 'error:sendXml:500' });
    await screen.findByText(notSent);
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
    // A failure that was overcome takes its notice away.
    await waitFor(() => expect(notice()).toBeNull());
    expect(mock.calls.of('sendXml')).toHaveLength(3);
  });

  it('says what the server says of an agreement that it declines to pass on', async () => {
    await renderApp(`/thank-you/${demoTokens.invited}`);
    await screen.findByText(notSent);
    expect(screen.getByText('Aftalen er ikke gennemført endnu.')).toBeInTheDocument();
    expectNotSigned();
  });

  it('does not know a link that the server does not know [2-thank-you-unknown]', async () => {
    await renderApp('/thank-you/anything');
    expect(await screen.findByText(/^Linket virker ikke/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'Tak' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expectNotSigned();
  });

  it('calls nothing without a token, and knows of no agreement [2-thank-you-token-optional]', async () => {
    const { mock } = await renderApp('/thank-you');
    expect(await screen.findByText(/^Linket virker ikke/)).toBeInTheDocument();
    expectNotSigned();
    expect(mock.calls.all()).toEqual([]);
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = await renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Gem eller udskriv kvitteringen' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

/** The wizard with the dialog of the code open. */
async function toCode() {
  const app = await openWizard();
  await finishDetails();
  await finishCar();
  await signOff();
  return app;
}

describe('thank-you after the wizard', () => {
  it('tells what was signed, where its copy goes and what ends, and again after a reload (D46) [2-thank-you-receipt, 2-thank-you-old-insurance]', async () => {
    const insurer = 'Nordlys Forsikring A/S';
    const app = await openWizard(undefined, { as: 'admin', settings: { insurer } });
    await finishDetails('Ja');
    await fillCar('1 skade');
    await press('Næste');
    await fillTermination();
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
    const haulier = app.mock.db.truckers.get(app.truckerId ?? 0);
    expect(receipt).toHaveTextContent(`Navn${haulier?.name ?? ''}`);
    expect(receipt).toHaveTextContent(`CVR-nummer${haulier?.cvr ?? ''}`);
    expect(receipt).toHaveTextContent('ForsikringerBilforsikring');
    expect(receipt).not.toHaveTextContent('Arbejdsskadeforsikring');
    expect(price).toMatch(/^[1-9][\d.]*,\d\d kr\.$/);
    expect(receipt).toHaveTextContent(`Pris${price} pr. måned, `);
    expect(receipt).toHaveTextContent(/[1-9][\d.]*,\d\d kr\. pr\. år/);
    expect(receipt).toHaveTextContent(`Reference: ${String(agreementIdOf(app, haulier?.id ?? 0))}`);
    expect(receipt).toHaveTextContent(/Underskrevet\d\d-\d\d-\d{4} \d\d:\d\d/);
    for (const choice of checked) expect(receipt).toHaveTextContent(choice);
    expect(receipt).not.toHaveTextContent('Antal');
    expect(receipt).toHaveTextContent('Bindende i perioden01.01.2022-31.12.2022');
    expect(receipt).toHaveTextContent(`Forsikringsselskab${insurer}`);
    expect(receipt).toHaveTextContent(
      'Opsigelse af nuværende forsikringNordlys Forsikring, P-4711, 31-12-2099',
    );
    expect(statuses()[0]).toContain(`Du får en kopi på ${haulier?.email ?? ''}.`);
    expect(statuses()[0]).toContain('Din nuværende forsikring bliver opsagt til den 31-12-2099.');
    expect(statuses()[0]).toContain('ring til Taxiforsikring på +45 70 00 00 00.');
    const outlivingTheTab = JSON.stringify([window.history.state, Object.entries(localStorage)]);
    for (const own of [haulier?.email, haulier?.name, haulier?.cvr, haulier?.token]) {
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

    // Another haulier's address is told nothing of it, and with that it is gone.
    visit(address);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull());
    expect(await screen.findByText(passedOn)).toBeInTheDocument();
    visit(`/thank-you/${demoTokens.invited}`);
    expect(await screen.findByText(signed)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Din aftale' })).toBeNull();
    expect(statuses()[0]).not.toContain('Du får en kopi på');
    expect(statuses()[0]).not.toContain('bliver opsagt');
  }, 60_000);

  it('takes the notice of completion away once the agreement is passed on', async () => {
    const app = await toCode();
    app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 }, times: 1 });
    const told = await countTold(async () => {
      await enterCode(sentCode(app));
      expect(await screen.findByText(signed)).toBeInTheDocument();
    });
    expect(told).toBe(1);
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    expect(await screen.findAllByText('SMS -kodebekræftelse lykkedes')).not.toEqual([]);
  }, 60_000);

  it('is silent of its own failure where completion has told of its [8-send-xml-failure]', async () => {
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
  }, 60_000);
});
