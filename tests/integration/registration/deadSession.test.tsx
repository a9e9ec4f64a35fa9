import { screen, waitFor, within } from '@testing-library/react';
import {
  choose,
  endSession,
  fillCar,
  openCarStep,
  openWizard,
  press,
  stepHeading,
} from '@tests/support/page-objects/wizard';

const unauthorized = { kind: 'error', status: 401 } as const;

describe('a staff session in the wizard of a link', () => {
  it('that has expired is ignored: the haulier is loaded without it and without a message', async () => {
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

  it('that expires in step 2 is ignored: the step is saved without it', async () => {
    const app = await openCarStep('Nej', { as: 'admin' });
    await fillCar();
    app.mock.addFault({ operationId: 'saveCarChoices', fault: unauthorized, times: 1 });
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveCarChoices').map(({ hasBearer }) => hasBearer)).toEqual([
      true,
      false,
    ]);
  });

  it('that ends in another tab while the haulier loads makes the wizard offer a retry', async () => {
    const app = await openWizard(undefined, { as: 'admin', hold: 'getRegistration' });
    endSession(app);
    await screen.findByText('Der er ingen forbindelse til serveren. Prøv igen.');
    app.release();
    await press('Prøv igen');
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
  });

  it('that ends in another tab does not clear the choices of step 2', async () => {
    const app = await openCarStep('Nej', { as: 'admin' });
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
