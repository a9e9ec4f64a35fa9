import { act as settle, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectRows } from './acts/listActions';
import { press } from './support/pageControls';
import { t } from './support/words';

async function search(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await press(t['common.search']);
}

// For the premium in the wizard, see usePremium in ../registration/car.test.tsx.
it('the late response to an earlier search does not replace the result of a newer one', async () => {
  const { mock } = await renderApp(paths.truckers.href(), { as: 'admin' });
  await expectRows(t['nav.truckers']);
  const statuses = () => mock.calls.of('searchTruckers').map(({ status }) => status);
  mock.addFault({ operationId: 'searchTruckers', fault: { kind: 'slow', ms: 300 }, times: 1 });
  await search('gamle ågård');
  await waitFor(() => expect(statuses()).toHaveLength(1));
  await search('nørrebro taxi');
  const expectNewer = () =>
    waitFor(() =>
      expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(/^Nørrebro Taxi ApS$/),
    );
  await expectNewer();
  await waitFor(() => expect(statuses()).toEqual([200, 200]));
  await settle(() => Promise.resolve());
  await expectNewer();
});
