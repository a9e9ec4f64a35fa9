import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  answerNo,
  openCard,
  openWizard,
  openWorkStep,
  press,
  sentCode,
  sign,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

describe('the wizard in English', () => {
  it('marks the label without a translation as Danish', async () => {
    await openWizard();
    await openCard();
    await press('English');
    expect(await screen.findByText('Undervogn')).toHaveAttribute('lang', 'da');
    expect(screen.getByText('Town or city')).not.toHaveAttribute('lang');
  });

  it('marks the server’s texts as Danish, and none of the app’s own [7-server-language]', async () => {
    const app = await openWorkStep();
    await answerNo();
    await toCheckPage();
    await press('English');
    const answers = await screen.findByRole('region', { name: 'Check your answers' });
    // Wait for the amounts in English format.
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Price summary' })).toHaveTextContent(
        /DKK \d,\d{3}\.\d{2}/,
      ),
    );
    const langOf = (text: string) =>
      within(answers)
        .getAllByRole('definition')
        .find(({ textContent }) => textContent === text)
        ?.getAttribute('lang');
    expect(langOf('1 skade')).toBe('da');
    expect(langOf(app.mock.db.truckers.get(app.truckerId ?? 0)?.cvr ?? '')).toBeNull();
    expect(within(answers).getByText('Krisehjælp', { selector: 'dt *' })).toHaveAttribute(
      'lang',
      'da',
    );
    expect(
      within(answers).getByText('Work injury insurance', { selector: 'dt' }),
    ).not.toHaveAttribute('lang');

    const words = 'Der er sendt for mange koder.';
    const fault = { kind: 'error', status: 429, message: words } as const;
    app.mock.addFault({ operationId: 'generateSmsCode', fault, times: 1 });
    await sign('Sign agreement');
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(within(summary).getByText(words)).toHaveAttribute('lang', 'da');

    await sign('Sign agreement');
    await screen.findByRole('dialog');
    const code = screen.getByRole('textbox', { name: 'SMS code' });
    const value = sentCode(app) === '111111' ? '222222' : '111111';
    fireEvent.change(code, { target: { value } });
    await press('Confirm code');
    expect(await screen.findByText('Sms -kodebekræftelse mislykkedes')).toHaveAttribute(
      'lang',
      'da',
    );
    expect(screen.getByText(/^Sms code verification failed:/)).not.toHaveAttribute('lang');
  });
});
