import { setOnline } from '@tests/support/actions/connection';
import { again } from '../acts/listActions';
import { wordsOf } from '../support/words';
import { arrange, sends } from './sends';

/** What goes on without its call has its own row in the table. */
const failing = sends.filter(([, { alwaysWorks }]) => !alwaysWorks);

describe('the connection is gone and comes back', () => {
  it.each(failing)('%s says so, loses nothing and works again', async (_name, act) => {
    const app = await arrange(act);
    setOnline(false);
    app.mock.use(`drop:${act.call}`);
    await act.send(app);
    await act.says(wordsOf(act.voice, 'dropped'));
    await act.kept?.();
    app.mock.use('happy');
    setOnline(true);
    // "Try again" stands beside reads, and those are tried again without it.
    if (act.again !== again) await (act.again ?? act.send)(app);
    await act.done(app);
    expect(app.mock.calls.of(act.call).length).toBeGreaterThan(1);
  });
});
