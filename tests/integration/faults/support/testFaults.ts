import { screen, waitFor } from '@testing-library/react';
import { allRowsTimeoutMs, requestTimeoutMs } from '@/config/constants';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import type { Act } from './act';
import { casesOf, type FaultCase } from './cases';
import { refusal, scenarioOf } from './faults';
import { address, withDoubleClicks } from './pageControls';
import { expectLostSession, logIn } from './seen';
import { t, wordsOf } from './words';

/** Opens the screen of an act and prepares its request. */
export async function arrange(act: Act, scenario = 'happy'): Promise<RenderedApp> {
  const { as = 'guest', prepare } = act;
  const app = await renderApp(act.address, { as, scenario, ...(prepare && { prepare }) });
  await act.arrange?.(app);
  return app;
}

/** Sends the request under its fault; buttons are double-clicked. */
async function sendUnderFault({ act, fault }: FaultCase): Promise<RenderedApp> {
  const scenario = scenarioOf(fault, act.call);
  const clocks = fault === 'timeout' ? holdTimers(requestTimeoutMs, allRowsTimeoutMs) : null;
  const app = await arrange(act, act.send ? 'happy' : scenario);
  const { mock } = app;
  if (act.send) {
    mock.calls.clear();
    mock.use(scenario);
    await withDoubleClicks(async () => act.send?.(app));
  }
  if (clocks) {
    // Let the request time out only when no other one is pending.
    await waitFor(() => {
      const open = mock.calls.all().filter(({ status }) => status === null);
      expect(new Set(open.map(({ operationId }) => operationId))).toEqual(new Set([act.call]));
    });
    await clocks.pass();
  }
  return app;
}

/** Requires the login page. If the draft outlives the session, a login brings back the wanted page with the draft. */
async function expectLogin(act: Act, { mock }: RenderedApp): Promise<void> {
  const wanted = act.leadsTo ?? act.address;
  await expectLostSession(wanted);
  if (!act.outlivesSession) return;
  mock.use('happy');
  await logIn();
  await waitFor(() => expect(address()).toBe(wanted));
  if (act.outlivesSession === 'dialog') {
    await screen.findByRole('dialog');
    await screen.findAllByText(t['edit.restored']);
  }
  await waitFor(() => Promise.resolve(act.expectKept?.()));
}

/** Requires only the words of the failure, no loss and no second request; without the fault, the same control works. */
async function expectFailure({ act, fault }: FaultCase, app: RenderedApp): Promise<void> {
  const words = wordsOf(act.voice, fault);
  await act.expectMessages(words);
  for (const other of [refusal(fault) ?? '', t.SOMETHING_WENT_WRONG]) {
    if (other && !words.includes(other)) expect(document.body).not.toHaveTextContent(other);
  }
  await act.expectKept?.();
  if (act.send) expectSentOnce(act, app);
  app.mock.use('happy');
  await (act.retry ?? act.send)?.(app);
  await act.expectSuccess(app);
}

function expectSentOnce({ call }: Act, { mock }: RenderedApp): void {
  // The thank-you page sends `sendXml` once more.
  expect(mock.calls.of(call)).toHaveLength(call === 'sendXml' ? 2 : 1);
}

/** Registers a test for each act and each kind of result, each with a new app and mock. */
export function testFaults(acts: readonly Act[]): void {
  test.each(casesOf(acts))('$title', async (row) => {
    const { act, fault, outcome } = row;
    const app = await sendUnderFault(row);
    if (outcome === 'lostSession') await expectLogin(act, app);
    if (outcome === 'fails') await expectFailure(row, app);
    if (outcome === 'exception') {
      await waitFor(() => expect(app.mock.calls.of(act.call)).not.toEqual([]));
      await act.except?.[fault]?.expectOutcome(app);
    }
    if (outcome === 'works') {
      await act.expectSuccess(app);
      if (act.send) expectSentOnce(act, app);
    }
  });
}
