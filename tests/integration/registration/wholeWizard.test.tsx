import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { VariantId } from '@mocks/variants/variants';
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
  carStep,
  detailsStep,
  fillCar,
  fillNewTrucker,
  toCarStep,
  toWorkStep,
} from '@tests/support/page-objects/wizard';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';

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

// tests/contract/variants.dom.test.ts tests each variant of a server's responses per request. These tests go through
// the whole wizard on servers that combine many variants.

const doing = (...ids: VariantId[]) => ids.map((id) => `variant:*:${id}`).join(', ');

const servers: [string, RenderAppOptions][] = [
  [
    'Danish amounts, keyed lists and PHP notices',
    {
      scenario: doing(
        'agreementIds',
        'addOnsTurnedRound',
        'textIds',
        'trueFlags',
        'danishAmounts',
        'timestamps',
        'statusSuccess',
        'created',
        'keyedLists',
        'deepEnvelopes',
        'noticeBeforeJson',
      ),
    },
  ],
  [
    'English amounts, collections and day-first dates',
    {
      scenario: doing(
        'updateWithHaulier',
        'addOnsOfEveryType',
        'englishAmounts',
        'trueTextFlags',
        'textNumbers',
        'statusOk',
        'withoutNulls',
        'moreFields',
        'collections',
      ),
      settings: { wireDateFormat: 'dd-MM-yyyy' },
    },
  ],
];

const price = () => screen.getByRole('region', { name: 'Din pris' });
const yes = (name: string) =>
  within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: 'Ja' });

it.each(servers)('the wizard completes the agreement on a server with %s', async (_, options) => {
  const app = await openWizard(demoTokens.invited, options);
  await toCarStep('Nej');
  await fillCar('Ingen skader');
  put(carStep.road, 'Ja');
  expect(yes('Vejhjælp')).toHaveAccessibleDescription('+99,00\u00a0kr. pr. måned');
  expect(yes('Glasdækning')).toHaveAccessibleDescription('+50,00\u00a0kr. pr. måned');
  await waitFor(() => expect(price()).toHaveTextContent(/^Din pris2\.482,66 kr\. pr\. måned/));
  await toWorkStep();
  put(workStep.workInjury, 'Nej');
  put(workStep.crisis, 'Nej');
  await sign();
  await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
  await enterCode(sentCode(app));
  expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();

  const { agreements } = app.mock.db;
  const agreement = agreements.all().findLast(({ truckerId }) => truckerId === app.truckerId);
  expect(agreement).toMatchObject({
    area_id: 1,
    new_value_id: 2,
    own_risk_id: 2,
    injury_id: 1,
    addon_1: 1,
    addon_1_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    addon_2: 0,
    addon_3: 0,
    addon_4: 0,
  });
});

it('a haulier without a link can change the address on a server whose responses lack it [4-step-1-created]', async () => {
  const app = await openWizard('', { scenario: doing('savesWithoutAddress') });
  await fillNewTrucker();
  await press(detailsStep.send);
  await stepHeading(carStep.title);
  await press('Tilbage');
  await stepHeading(detailsStep.title);
  put(detailsStep.street, 'Englandsvej 7');
  await press(detailsStep.send);
  await stepHeading(carStep.title);
  const { db } = app.mock;
  const made = db.truckers.all().filter(({ cvr }) => cvr === '41730258');
  expect(made).toMatchObject([{ address: { address: 'Englandsvej 7' } }]);
});

it('the wizard reports invalid responses, and continues once they are valid again (D6) [3-add-ons-in-order, 4-price-unknown]', async () => {
  const app = await openWizard(demoTokens.invited, { scenario: doing('addOnWithoutId') });
  await finishDetails();
  // An add-on without an id has no place in the order, so no price or cover is shown in place of another.
  expect(await screen.findAllByText('Ups! Noget gik galt!')).not.toEqual([]);
  expect(screen.queryByRole('radiogroup')).toBeNull();

  app.mock.use(doing('addOnPriceInWords'));
  await press('Prøv igen');
  await screen.findByRole('radiogroup', { name: 'Vejhjælp' });
  expect(yes('Vejhjælp')).toHaveAccessibleDescription('Prisen kan ikke vises');
  expect(yes('Glasdækning')).toHaveAccessibleDescription('+50,00\u00a0kr. pr. måned');
  await fillCar();

  app.mock.use(doing('successForStatus'));
  await press('Næste');
  expect(await screen.findAllByText(/Vi fik ingen bekræftelse/)).not.toEqual([]);
  await stepHeading('Bilforsikring');
  app.mock.use('happy');
  await press('Næste');
  await stepHeading('Arbejdsskade og underskrift');
});
