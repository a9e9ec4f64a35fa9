import { screen } from '@testing-library/react';
import { defaultFacts } from '@/config/facts';
import { sentence } from '@tests/support/assertions/sentence';
import { answerNo, finishCar, openCarStep, toCheckPage } from '@tests/support/page-objects/wizard';

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
