import { screen, fireEvent, waitFor, within } from '@testing-library/react';
import { defaultFacts } from '@/config/facts';
import { sentence } from '@tests/support/assertions/sentence';
import {
  answerNo,
  finishCar,
  openCarStep,
  toCheckPage,
  openCard,
  openWizard,
  openWorkStep,
  press,
  sentCode,
  sign,
} from '@tests/support/page-objects/wizard';

const question = (name: string) => screen.findByRole('radiogroup', { name });

it('the wizard shows the policy facts at the questions that they concern [9-policy-facts, 2-step-3-head-counts]', async () => {
  await openCarStep();
  expect(await question('Hvor kører du?')).toHaveAccessibleDescription(
    'Taxiforsikringen er 50\u00a0% billigere, når højst 50\u00a0% af kørslen sker i postnumrene 1000-2450 (København).',
  );
  expect(await question('Skader de seneste 3 år')).toBeInTheDocument();
  expect(await question('Vejhjælp')).toHaveAccessibleDescription(
    'Vejhjælp koster 99\u00a0kr. pr. måned. Selvrisikoen er 500\u00a0kr., hver gang du får hjælp.',
  );
  expect(await question('Glasdækning')).toHaveAccessibleDescription(
    'Selvrisikoen er 3.000\u00a0kr. ved udskiftning. Der er ingen selvrisiko ved reparation.',
  );
  expect(
    screen.getByText(/ude af drift i mere end 2 dage, får du dækning i højst 10 dage/),
  ).toBeVisible();

  await finishCar();
  expect(await question('Arbejdsskadeforsikring')).toHaveAccessibleDescription(
    'Præmien for arbejdsskadeforsikring i 2022 er 9.000\u00a0kr. pr. fuldtidsansat inkl. afgifter.',
  );
  expect(
    screen.getByRole('textbox', { name: 'Antal medarbejdere (fuldtid)' }),
  ).toHaveAccessibleDescription(
    'Regn i kvarte stillinger, fx 1,25 eller 2,75. En fuldtidsansat svarer til 1.665 timer om året. Tæl ikke chauffører med her.',
  );
  expect(screen.getByRole('textbox', { name: 'Antal chauffører' })).toHaveAccessibleDescription(
    'Tæl alle chauffører her, og ikke under medarbejdere. Har du en enkeltmandsvirksomhed, forsikres du som en chauffør: Tæl dig selv med her.',
  );
  await answerNo();
  await toCheckPage();
  expect(
    screen.getByText(sentence('Policen er bindende for et kalenderår (01.01.2022-31.12.2022).')),
  ).toBeVisible();
});

it('the wizard takes the policy facts from the deployment’s settings', async () => {
  const facts = { ...defaultFacts, roadAssistancePerMonth: 1109, copenhagenPostcodes: '1000-2500' };
  await openCarStep('Nej', { settings: { facts } });
  expect(await question('Hvor kører du?')).toHaveAccessibleDescription(/postnumrene 1000-2500/);
  expect(await question('Vejhjælp')).toHaveAccessibleDescription(
    /koster 1\.109\u00a0kr\. pr\. måned/,
  );
});

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
