import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { listenTo } from '@tests/support/fixtures/heard';
import {
  answer,
  chooseFour,
  enterCode,
  finishDetails,
  openWizard,
  press,
  put,
  sentCode,
  sign,
  stepHeading,
  toCheckPage,
  workStep,
} from '@tests/support/page-objects/wizard';

/** Collects the titles of all dialogs that open from now on. */
function watchDialogs(): string[] {
  const opened: string[] = [];
  new MutationObserver(() => {
    const titles = screen
      .queryAllByRole('dialog')
      .map((dialog) => within(dialog).getByRole('heading').textContent);
    opened.push(...titles.filter((title) => !opened.includes(title)));
  }).observe(document.body, { childList: true });
  return opened;
}

it('the wizard takes an invited haulier from the link over the check of answers to the thank-you page [2-wizard-three-steps, 2-step-3-answers-to-check, 2-wizard-filled-by-link, 8-sms-success]', async () => {
  const app = await openWizard();
  const { mock, truckerId } = app;
  const { notified: notices } = listenTo(app.application.store);
  const dialogs = watchDialogs();

  await stepHeading('Dine oplysninger');
  expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
  await finishDetails();

  await chooseFour(0, 1, 1, 0);
  await answer('Vejhjælp', 'Ja');
  await answer('Glasdækning', 'Nej');
  await press('Næste');

  await stepHeading('Arbejdsskade og underskrift');
  // Prefilled from step 1.
  const workInjury = await screen.findByRole('radiogroup', { name: 'Arbejdsskadeforsikring' });
  expect(within(workInjury).getByRole('radio', { name: 'Ja' })).toBeChecked();
  await answer('Krisehjælp', 'Nej');
  put(workStep.cars, '3');
  put(workStep.employees, '1,25');
  put(workStep.drivers, '2');
  await toCheckPage();

  const answers = await screen.findByRole('region', { name: 'Tjek dine svar' });
  const cards = within(answers).getAllByRole('heading', { level: 2 });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Dine oplysninger',
    'Bilforsikring',
    'Arbejdsskade',
  ]);
  const work = within(answers).getByRole('region', { name: 'Arbejdsskade' });
  expect(work).toHaveTextContent(
    /ArbejdsskadeforsikringJa.*KrisehjælpNej.*Antal biler3.*\(fuldtid\)1,25.*chauffører2/,
  );
  expect(within(answers).getByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
  await press('Ret Selvrisiko');
  await stepHeading('Bilforsikring');
  const group = screen.getByRole('radiogroup', { name: 'Selvrisiko' });
  await waitFor(() => expect(within(group).getAllByRole('radio')[1]).toHaveFocus());
  expect(within(group).getAllByRole('radio')[1]).toBeChecked();
  await press('Tilbage');
  await stepHeading('Tjek dine svar');
  await sign();

  const dialog = await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
  expect(dialog).toHaveTextContent(/telefonnummer \d\d /);
  await enterCode(sentCode(app));

  expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
  expect(screen.getByText(/^Du får en kopi på/)).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/thank-you/${demoTokens.invited}`);
  expect(await screen.findAllByText('SMS -kodebekræftelse lykkedes')).not.toEqual([]);

  const row = mock.db.truckers.get(truckerId ?? 0);
  expect(row?.multiply_price).toEqual({
    number_of_cars: 3,
    number_of_employee: 1.25,
    number_of_drivers: 2,
  });
  const agreement = mock.db.agreements.all().findLast((entry) => entry.truckerId === truckerId);
  expect(agreement).toMatchObject({
    area_id: 1,
    new_value_id: 2,
    own_risk_id: 2,
    injury_id: 1,
    addon_1: 1,
    addon_2: 0,
    addon_3: 1,
    addon_4: 0,
  });
  // Once on completion and once when the thank-you page loads.
  await waitFor(() => expect(mock.calls.of('sendXml')).toHaveLength(2));
  expect(mock.calls.of('updateTrucker')).toHaveLength(1);
  expect(mock.calls.of('saveCarChoices')).toHaveLength(1);
  expect(mock.calls.of('saveWorkChoices')).toHaveLength(1);
  // No other notification or dialog appears on the happy path.
  expect(notices).toEqual(['SMS -kodebekræftelse lykkedes']);
  expect(dialogs).toEqual(['Bekræft med sms-kode']);
});
