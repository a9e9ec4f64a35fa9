import { screen, waitFor, within } from '@testing-library/react';
import { allowPageTranslation } from '@/app/start/pageTranslation';
import { translatePage } from '@tests/support/actions/translatePage';
import { openMatrix, typeInto } from './matrixScreen';

beforeAll(allowPageTranslation);

describe('prices in a page translated by the browser [2-translated-page]', () => {
  it('show the average change for the typed percentage, not for an earlier one', async () => {
    const { user } = await openMatrix();
    await user.click(screen.getByRole('button', { name: 'Regulér priser' }));
    const amount = screen.getByRole('textbox', { name: /^Procent/ });
    await user.type(amount, '3');
    const summary = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent.startsWith('16 priser ændres.'));
    expect(summary).toHaveTextContent(/\(3.%\)\. Prisen for en vognmand/);
    const [monthly = ''] = /ændres i gennemsnit .*/.exec(summary?.textContent ?? '') ?? [];
    translatePage();
    await user.type(amount, '0');
    await waitFor(() => expect(summary).toHaveTextContent(/\(30.%\)\. Prisen for en vognmand/));
    expect(summary).not.toHaveTextContent(/\(3.%/);
    expect(summary).not.toHaveTextContent(monthly);
  });

  it('show in the list of a run that a price is saved', async () => {
    const view = await openMatrix();
    const release = view.mock.hold('updatePrice');
    await typeInto(view, '26000');
    await view.user.click(screen.getByRole('button', { name: 'Gem alle (1)' }));
    const bar = within(await screen.findByRole('region', { name: 'Opgave' }));
    await view.user.click(await bar.findByRole('button', { name: 'Vis alle' }));
    await waitFor(() => expect(bar.getByRole('listitem')).toHaveTextContent(/Gemmer…$/));
    translatePage();
    release();
    await waitFor(() => expect(bar.getByRole('listitem')).toHaveTextContent(/Gemt$/));
  });
});
