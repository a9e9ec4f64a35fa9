import { screen, waitFor } from '@testing-library/react';
import { fillCar, finishDetails, openWizard, press } from './wizardScreen';

describe('the wizard in English', () => {
  it('follows a switch of language at once, errors included, and keeps what was typed [5-messages-follow-language]', async () => {
    const app = await openWizard();
    const name = await screen.findByDisplayValue('Ærø Taxa v/Åse Østergaard');
    await app.user.type(name, ' ApS');
    await press(app, 'Næste');
    expect(await screen.findByRole('group', { name: 'Der er problemer' })).toBeInTheDocument();

    await press(app, 'English');
    expect(
      await screen.findByRole('link', {
        name: 'Do you have insurance on the car today? Choose whether you have insurance today',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm details' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Ærø Taxa v/Åse Østergaard ApS',
    );
    await waitFor(() => expect(document.title).toMatch(/^Error: Step 1 of 3: Confirm details/));
  });

  it('writes amounts the English way', async () => {
    const app = await openWizard();
    await finishDetails(app);
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await fillCar(app);
    await press(app, 'English');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Your price' })).toHaveTextContent(
        /DKK \d,\d{3}\.\d{2} per month/,
      ),
    );
  });
});
