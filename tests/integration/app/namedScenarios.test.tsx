import { act, screen, waitFor, within } from '@testing-library/react';
import { signingSettings } from '@mocks/control/openScenario';
import { walkTo } from '@mocks/browser/walk';
import { demoTokens } from '@mocks/db/demo';
import { findNamedScenario, type WizardPlace } from '@mocks/control/catalog';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import {
  answer,
  chooseFour,
  finishDetails,
  press,
  stepHeading,
} from '@tests/support/page-objects/wizard';

const oops = 'Ups! Noget gik galt!';

/** Opens a scenario as its link does: its screen, with its visitor logged in. */
async function open(id: string): Promise<RenderedApp> {
  const named = findNamedScenario(id);
  if (!named) throw new Error(`There is no scenario "${id}".`);
  const settings = signingSettings(id, '/', window.location.origin);
  const view = await renderApp(named.opens, { as: named.as, scenario: id, settings });
  if (named.step) lead(view, named.step);
  return view;
}

/** Moves the open wizard to a place, as a link with a step does. */
function lead({ mock }: RenderedApp, place: WizardPlace): void {
  act(() => walkTo(place, { outbox: () => Promise.resolve(mock.db.outbox.all()) }));
}

/** Goes from step 1 through the four choices of step 2 that determine the price. */
async function chooseCar(): Promise<void> {
  await finishDetails();
  await chooseFour(0, 1, 1, 0);
  await answer('Vejhjælp', 'Nej');
}

// One scenario of each kind is also opened by its link in a browser (tests/e2e/qa/scenarios.spec.ts).
describe('the named scenario', () => {
  it.each<[id: string, text: string | RegExp]>([
    ['manyHauliers', 'Viser 1–10 af 10.000 rækker'],
    ['slowNetwork', 'Indlæser…'],
    ['htmlInsteadOfJson', oops],
    ['brokenJson', oops],
    ['flatEnvelopes', 'Viser 1–25 af 119 rækker'],
    ['linkUnknown', 'Linket er ikke gyldigt.'],
    ['recorded:registration', 'Name 1'],
    ['newHaulier', 'Udfyld oplysningerne'],
  ])('%s opens a page that shows "%s"', async (id, text) => {
    await open(id);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('halfDoneHaulier has all answers of step 2', async () => {
    await open('halfDoneHaulier');
    await finishDetails();
    await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
    await press('Næste');
    expect(await stepHeading('Arbejdsskade og underskrift')).toBeInTheDocument();
  });

  it.each([
    ['missingFields', 'a price', /\d,\d\d kr\. pr\. måned/],
    ['noPremium', 'that there is no price', /Vi har ikke en pris til de valg\./],
  ])('%s shows %s once step 2 is answered', async (id, _shown, text) => {
    await open(id);
    await chooseCar();
    expect(await screen.findAllByText(text)).not.toEqual([]);
  });

  it.each([
    ['step2', 'heading', 'Bilforsikring'],
    ['terminationPopup', 'dialog', 'Opsig din nuværende forsikring'],
    ['step3', 'heading', 'Arbejdsskade og underskrift'],
    ['signingBrokenOff', 'group', 'Du har afbrudt underskriften. Dine svar er gemt.'],
  ])('%s opens the wizard at the step or dialog of its name', async (id, role, name) => {
    await open(id);
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
  });

  it('smsCodeWrong shows that the SMS code is wrong', async () => {
    await open('smsCodeWrong');
    expect(await screen.findAllByText('Sms -kodebekræftelse mislykkedes')).not.toEqual([]);
  });

  it('of a later step stops at step 2 if the server refuses to save that step', async () => {
    const view = await renderApp(`/registration/${demoTokens.signed}`, {
      scenario: 'error:saveCarChoices:422:message="Prøv om lidt."',
    });
    lead(view, 'thankYou');
    expect((await screen.findAllByText('Prøv om lidt.')).length).toBeGreaterThan(0);
    expect(await stepHeading('Bilforsikring')).toBeInTheDocument();
    expect(view.mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  // ../faults/table.test.ts covers the scenarios in which other requests fail.
  it.each(['listAreasFails', 'listNewValuesFails', 'listOwnRisksFails'])(
    '%s makes step 2 say that a list failed to load, and offer a retry',
    async (id) => {
      await open(id);
      await finishDetails();
      const main = within(screen.getByRole('main'));
      // Check both in one pass: opening the step retries the failed list, which hides both for a moment.
      await waitFor(() => {
        expect(main.getByText(oops)).toBeInTheDocument();
        expect(main.getByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
      });
    },
  );
});
