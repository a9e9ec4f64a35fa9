import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { VariantId } from '@mocks/variants/variants';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import {
  carStep,
  detailsStep,
  enterCode,
  fillCar,
  fillNewTrucker,
  finishDetails,
  openWizard,
  press,
  put,
  sentCode,
  sign,
  stepHeading,
  toCarStep,
  toWorkStep,
  workStep,
} from '@tests/support/page-objects/wizard';

// tests/contract/variants.dom.test.ts tests each variant of a server's responses per request. These tests go through
// the whole wizard on servers that combine many variants.

const doing = (...ids: VariantId[]) => ids.map((id) => `variant:*:${id}`).join(', ');

const servers: [string, RenderAppOptions][] = [
  [
    'Danish amounts, flags as true, keyed lists in envelopes, add-ons in reverse order and PHP notices',
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
    'English amounts, numbers as text, resource collections, bare hauliers and day-first dates',
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
