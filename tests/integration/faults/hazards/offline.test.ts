import { act as settle } from '@testing-library/react';
import { wordsOf } from '../support/words';
import { arrange, sends } from './sends';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  settle(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

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
    await (act.again ?? act.send)(app);
    await act.done(app);
    expect(app.mock.calls.of(act.call).length).toBeGreaterThan(1);
  });
});
