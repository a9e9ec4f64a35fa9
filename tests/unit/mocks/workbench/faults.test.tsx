import { screen, waitFor } from '@testing-library/react';
import { renderWorkbench } from './renderWorkbench';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function showFaults(scenario = 'happy') {
  const { mock, openTab, user } = renderWorkbench();
  mock.use(scenario);
  await openTab(/^Faults/);
  return { mock, user };
}

describe('faults of all calls', () => {
  it('make every answer slower by so much', async () => {
    const { mock, user } = await showFaults('slow:*:300, drop:login');
    const latency = await field(/^Milliseconds more/);
    expect(latency).toHaveValue('300');
    await user.clear(latency);
    await user.type(latency, '1200{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Each answer takes 1200 ms longer.');
    });
    expect(mock.faults()).toEqual([
      { operationId: '*', fault: { kind: 'slow', ms: 1200 } },
      { operationId: 'login', fault: { kind: 'drop' } },
    ]);
    await user.clear(await field(/^Milliseconds more/));
    await user.type(await field(/^Milliseconds more/), '0{Enter}');
    await waitFor(() => expect(mock.faults()).toHaveLength(1));
  });

  it('make a share of all requests fail, with a status or a broken connection', async () => {
    const { mock, user } = await showFaults();
    const percent = await field(/^Requests that fail/);
    await user.clear(percent);
    await user.type(percent, '20');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How they fail' }), 'Status 503');
    await user.click(await button('Set Failures, all calls'));
    await waitFor(() => {
      expect(mock.faults()).toEqual([
        { operationId: '*', fault: { kind: 'error', status: 503 }, share: 0.2 },
      ]);
    });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How they fail' }),
      'The connection breaks',
    );
    await user.click(await button('Set Failures, all calls'));
    await waitFor(() => {
      expect(mock.faults()).toEqual([{ operationId: '*', fault: { kind: 'drop' }, share: 0.2 }]);
    });
  });

  it('are refused with the reason of the mock', async () => {
    const { mock, user } = await showFaults();
    const percent = await field(/^Requests that fail/);
    await user.clear(percent);
    await user.type(percent, '120{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '"120" is not a whole number from 0 to 100.',
    );
    expect(mock.faults()).toEqual([]);
  });
});

describe('faults of single calls', () => {
  it('are added, listed in words and removed', async () => {
    const { mock, user } = await showFaults();
    expect(await screen.findByText('There are none.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'listTruckers');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What goes wrong' }),
      'A slow answer',
    );
    await user.type(await field(/^Milliseconds$/), '3000');
    await user.type(await field(/^Percent of requests/), '50');
    await user.click(await button('Add'));
    const item = await button('Remove listTruckers: A slow answer, 3000 ms, 50 % of requests');
    expect(item).toBeVisible();
    expect(mock.faults()).toEqual([
      { operationId: 'listTruckers', fault: { kind: 'slow', ms: 3000 }, share: 0.5 },
    ]);
    await user.click(await button(/^Remove listTruckers/));
    expect(await screen.findByText('There are none.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Faults of single calls' })).toHaveFocus();
    expect(mock.faults()).toEqual([]);
  });

  it('ask for a number only where one belongs to the kind', async () => {
    const { user } = await showFaults();
    expect(await field(/^Status/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What goes wrong' }),
      'Broken JSON',
    );
    expect(screen.queryByRole('textbox', { name: /^Status/ })).toBeNull();
  });

  it('are all removed at once', async () => {
    const { mock, user } = await showFaults('error:login:503, html:sendXml, slow');
    expect(await button('Remove login: An error status, 503')).toBeVisible();
    await user.click(await button('Remove all faults'));
    await waitFor(() => expect(mock.faults()).toEqual([]));
    expect(await screen.findByText('There are none.')).toBeVisible();
  });
});
