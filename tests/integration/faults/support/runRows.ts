import { waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { Act } from './act';
import { scenarioOf } from './kinds';
import { address } from './page';
import { expectLostSession, logIn } from './seen';
import { useQuickQueries } from './quickQueries';
import { rowsOf, type Row } from './table';
import { useTimeouts } from './timeouts';
import { wordsOf } from './words';

/** The session is over; after a login the wanted page is there again. */
async function seeLostSession(wanted: string, lift: () => void): Promise<void> {
  await expectLostSession(wanted);
  lift();
  await logIn();
  await waitFor(() => expect(address()).toBe(wanted));
}

/**
 * A test for each row of these acts. The fault is on while the call is made; then it is lifted, and the same screen has to
 * go on with what was typed.
 */
export function testRows(acts: readonly Act[]): void {
  useQuickQueries();
  const timeOut = useTimeouts();

  const run = async ({ act, kind, outcome }: Row) => {
    const fault = scenarioOf(kind, act.call);
    const { send } = act;
    const app = await renderApp(act.address, {
      ...(act.as && { as: act.as }),
      ...(!send && { scenario: fault }),
    });
    const stop = kind === 'timeout' ? timeOut(app.mock, act.call) : () => undefined;
    const lift = () => {
      stop();
      app.mock.use('happy');
    };
    await act.arrange?.(app);
    const wanted = act.leadsTo ?? act.address;
    if (send) {
      app.mock.calls.clear();
      app.mock.use(fault);
      await send(app);
    }
    if (outcome === 'lostSession') return seeLostSession(wanted, lift);
    if (outcome === 'works') return act.done(app);
    if (outcome === 'exception') {
      await waitFor(() => expect(app.mock.calls.of(act.call)).not.toEqual([]));
      return act.except?.[kind]?.see(app);
    }
    await act.says(wordsOf(act.voice, kind));
    await act.kept?.();
    lift();
    await (act.again ?? send)?.(app);
    return act.done(app);
  };
  test.each(rowsOf(acts))('$name', run);
}
