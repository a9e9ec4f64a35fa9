import { withDoubleClicks } from '../support/pageControls';
import { arrange, sends } from './sends';

describe('a double click sends one request', () => {
  it.each(sends)('%s', async (_name, act) => {
    const app = await arrange(act);
    const release = app.mock.hold(act.call);
    await withDoubleClicks(() => act.send(app));
    release();
    await act.done(app);
    // Thank-you makes the last call of completion once more (D28).
    expect(app.mock.calls.of(act.call)).toHaveLength(act.call === 'sendXml' ? 2 : 1);
  });
});
