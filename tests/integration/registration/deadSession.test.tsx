import { screen, waitFor, within } from '@testing-library/react';
import {
  choose,
  endSession,
  fillCar,
  finishDetails,
  openWizard,
  press,
  stepHeading,
} from '@tests/support/page-objects/wizard';

const unauthorized = { kind: 'error', status: 401 } as const;

describe('a staff session that has run out (D26)', () => {
  it('is passed over: the haulier is loaded without it, and no message tells of it', async () => {
    localStorage.setItem('token', 'long-gone');
    localStorage.setItem(
      'user',
      JSON.stringify({ name: 'Astrid', email: 'admin@example.dk', role: 'admin' }),
    );
    const app = await openWizard();
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    await waitFor(() => expect(app.mock.calls.of('listInjuries')).toHaveLength(2));
    for (const call of ['getRegistration', 'listInjuries'] as const) {
      expect(app.mock.calls.of(call).map(({ status }) => status)).toEqual([401, 200]);
    }
    expect(screen.queryByRole('region', { name: /^Beskeder/ })).not.toBeInTheDocument();
  });

  it('runs out in the middle: the step is saved without it, and nothing is lost', async () => {
    const app = await openWizard(undefined, { as: 'admin' });
    await finishDetails();
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await fillCar();
    app.mock.addFault({ operationId: 'saveCarChoices', fault: unauthorized, times: 1 });
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveCarChoices').map(({ hasBearer }) => hasBearer)).toEqual([
      true,
      false,
    ]);
  });

  it('ends in another tab while the link is read: that can be tried again', async () => {
    const app = await openWizard(undefined, { as: 'admin', hold: 'getRegistration' });
    endSession(app);
    await screen.findByText('Der er ingen forbindelse til serveren. Prøv igen.');
    app.release();
    await press('Prøv igen');
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
  });

  it('ends in another tab: what was chosen in step 2 stays', async () => {
    const app = await openWizard(undefined, { as: 'admin' });
    await finishDetails();
    await choose('Selvrisiko', 1);
    endSession(app);
    await waitFor(() => {
      const group = screen.getByRole('radiogroup', { name: 'Selvrisiko' });
      expect(within(group).getAllByRole('radio')[1]).toBeChecked();
    });
    await waitFor(() => expect(app.mock.calls.of('listAreas')).toHaveLength(2));
    const group = await screen.findByRole('radiogroup', { name: 'Selvrisiko' });
    expect(within(group).getAllByRole('radio')[1]).toBeChecked();
  });
});
