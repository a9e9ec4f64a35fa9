import { screen, waitFor } from '@testing-library/react';
import { keepApp, leaveApp, renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import type { Act } from './act';
import { scenarioOf } from './kinds';
import { address } from './pageControls';
import { closeNotices, expectLostSession, logIn, rememberWords } from './seen';
import { rowsOf, type Row } from './faultTable';
import { useTimeouts } from './timeouts';
import { t, wordsOf } from './words';

/** The app as a row leaves it for the next. */
interface Left {
  app: RenderedApp;
  next: Row;
  /** After a failure, or after the call has worked. */
  by: 'failure' | 'success';
}

/** The call has been made under its fault. */
interface Met {
  app: RenderedApp;
  /** Switches the fault off. */
  lift: () => void;
}

/** The session is over; after a login the wanted page is there again, and the dialog that something was typed in. */
async function seeLostSession(act: Act, lift: () => void): Promise<void> {
  const wanted = act.leadsTo ?? act.address;
  await expectLostSession(wanted);
  lift();
  await logIn();
  await waitFor(() => expect(address()).toBe(wanted));
  if (!act.outlivesSession) return;
  if (act.outlivesSession === 'dialog') {
    await screen.findByRole('dialog');
    await screen.findAllByText(t['edit.restored']);
    await act.kept?.();
  } else {
    await waitFor(async () => act.kept?.());
  }
}

/**
 * A test for each row of these acts. The fault is on while the call is made; then it is lifted, and the same screen has to
 * go on with what was typed.
 *
 * Opening a screen and filling it in is most of a row's time, so a row goes on in the app of the row before: what has
 * failed is tried again under the next fault of the same way, and works under none at the end of each way. After a row
 * that is red or was left out, the next one opens the screen anew.
 */
export function testRows(acts: readonly Act[]): void {
  const rows = rowsOf(acts);
  const timeOut = useTimeouts();
  let left: Left | null = null;
  afterAll(leaveApp);

  const leave = (row: Row, app: RenderedApp, by: Left['by']) => {
    const next = rows[rows.indexOf(row) + 1];
    if (next?.act !== row.act || (by === 'success' && !row.act.back)) return;
    left = { app, next, by };
    keepApp();
  };
  const take = (row: Row) => {
    const before = left;
    left = null;
    if (before === null || before.next === row) return before;
    leaveApp();
    before.app.mock.reset();
    return null;
  };

  const meet = async ({ act, kind }: Row, before: Left | null): Promise<Met> => {
    const fault = scenarioOf(kind, act.call);
    const switchOn = ({ mock }: RenderedApp) => {
      mock.use(fault);
      const stop = kind === 'timeout' ? timeOut(mock, act.call) : () => undefined;
      return () => {
        stop();
        mock.use('happy');
      };
    };
    if (before === null) {
      const app = await renderApp(act.address, {
        ...(act.as && { as: act.as }),
        ...(!act.send && { scenario: fault }),
      });
      const liftAtOnce = act.send ? null : switchOn(app);
      await act.arrange?.(app);
      if (liftAtOnce) return { app, lift: liftAtOnce };
      app.mock.calls.clear();
      const lift = switchOn(app);
      await act.send?.(app);
      return { app, lift };
    }

    const { app, by } = before;
    const wordsGo = rememberWords({ isNoticed: await closeNotices() });
    if (by === 'success') {
      if (act.send) await act.back?.(app);
      app.mock.calls.clear();
    }
    const asked = app.mock.calls.of(act.call).length;
    app.mock.use(fault);
    // The answer waits until what was said before has gone: what is said then is about this fault.
    const release = app.mock.hold(act.call);
    if (by === 'failure') await (act.again ?? act.send)?.(app);
    else await (act.send ?? act.back)?.(app);
    await waitFor(() => expect(app.mock.calls.of(act.call).length).toBeGreaterThan(asked), {
      interval: 5,
    });
    await wordsGo();
    const lift = switchOn(app);
    release();
    return { app, lift };
  };

  const run = async (row: Row) => {
    const { act, kind, outcome } = row;
    const before = take(row);
    const says = (before?.by === 'failure' ? act.saysAgain : undefined) ?? act.says;
    const { app, lift } = await meet(row, before);
    if (outcome === 'lostSession') return seeLostSession(act, lift);
    if (outcome === 'exception') {
      await waitFor(() => expect(app.mock.calls.of(act.call)).not.toEqual([]));
      return act.except?.[kind]?.see(app);
    }
    if (outcome === 'fails') {
      await says(wordsOf(act.voice, kind));
      await act.kept?.();
      if (row.isTriedOn) {
        leave(row, app, 'failure');
        return;
      }
      lift();
      await (act.again ?? act.send)?.(app);
    }
    await act.done(app);
    lift();
    leave(row, app, 'success');
  };
  test.each(rows)('$name', run);
}
