import { screen, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { VariantId } from '@mocks/variants/variants';
import { fillCar, finishDetails, openWizard, press, stepHeading } from './wizardScreen';

// What a real server may do otherwise is tried call by call in tests/contract/variants.dom.test.ts; this is what a haulier is told
// where an answer cannot be read.

const doing = (id: VariantId) => `variant:*:${id}`;
const yes = (name: string) =>
  within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: 'Ja' });

it('says what it cannot read or does not know, and goes on where the server can be read again (D6) [3-add-ons-in-order, 4-price-unknown]', async () => {
  const app = await openWizard(demoTokens.invited, { scenario: doing('addOnWithoutId') });
  await finishDetails(app);
  // No price is told, and no cover sold, in the place of another.
  expect(await screen.findAllByText('Ups! Noget gik galt!')).not.toEqual([]);
  expect(screen.queryByRole('radiogroup')).toBeNull();

  app.mock.use(doing('addOnPriceInWords'));
  await press(app, 'Prøv igen');
  await screen.findByRole('radiogroup', { name: 'Vejhjælp' });
  expect(yes('Vejhjælp')).toHaveAccessibleDescription('Prisen kan ikke vises');
  expect(yes('Glasdækning')).toHaveAccessibleDescription('+50,00\u00a0kr. pr. måned');
  await fillCar(app);

  app.mock.use(doing('successForStatus'));
  await press(app, 'Næste');
  expect(await screen.findAllByText(/Så vidt vi ved, er intet gemt/)).not.toEqual([]);
  await stepHeading('Bilforsikring');
  app.mock.use('happy');
  await press(app, 'Næste');
  await stepHeading('Arbejdsskade og underskrift');
});
