import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import type { PremiumChoices } from '@/api/prices/price.model';
import { usePremium } from '@/features/registration/pricing/usePremium';
import { demoTokens, priceHole } from '@mocks/db/demo';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { beIdle } from '@tests/support/fakes/idle';
import { tapOnIos } from '@tests/support/actions/tapOnIos';
import { truckerOf } from '@tests/support/assertions/wizardRequests';
import { listenTo } from '@tests/support/fixtures/heard';
import { renderApp, type RenderedApp } from '@tests/support/fixtures/renderApp';
import { sentence } from '@tests/support/assertions/sentence';
import { expectListed } from '@tests/support/assertions/refusals';
import {
  answer,
  carStep,
  choicesOf,
  choose,
  chooseFour,
  chooseHole,
  fillCar,
  finishDetails,
  openCarStep,
  openWizard,
  press,
  put,
  stepHeading,
  toCarStep,
  type OpenWizard,
} from '@tests/support/page-objects/wizard';

const failed = 'Ups! Noget gik galt!';
const price = () => screen.getByRole('region', { name: 'Din pris' });

const noPremium = { premium: '0', ensurePercent: '0', dantaxiPercent: '0' };

/** Runs the premium hook for some choices, in an app without a page. */
function renderPremium({ application }: RenderedApp, first: PremiumChoices) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={application.store}>{children}</Provider>
  );
  return renderHook((choices: PremiumChoices) => usePremium(choices), {
    wrapper,
    initialProps: first,
  });
}

/** Requires that the premium hook settles on this status and a premium of 0. The choices have no price. */
async function expectNoPremium(status: string, scenario?: string): Promise<void> {
  const view = await renderApp('/nothing', scenario ? { scenario } : {});
  const { area_id: areaId, new_value_id: newValueId, own_risk_id: ownRiskId } = priceHole;
  const choices = { areaId, newValueId, ownRiskId, injuryId: priceHole.injury_id };
  const { result } = renderPremium(view, choices);
  await waitFor(() => expect(result.current.status).toBe(status));
  expect(result.current.premium).toEqual(noPremium);
}

describe('the premium that usePremium returns', () => {
  it('is 0 if the server has none for the choices [4-premium-none]', () => expectNoPremium('none'));

  it('is 0 if its lookup fails [4-premium-error]', () =>
    expectNoPremium('unknown', 'error:getPremium:500'));

  it('is never that of earlier choices, also if their response arrives late', async () => {
    const view = await renderApp('/nothing');
    const { mock } = view;
    const calls = () => mock.calls.of('getPremium');
    const earlier = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
    mock.addFault({ operationId: 'getPremium', fault: { kind: 'slow', ms: 300 }, times: 1 });
    const { result, rerender } = renderPremium(view, earlier);
    await waitFor(() => expect(calls()).toHaveLength(1));
    rerender({ ...earlier, ownRiskId: 2 });
    const expectNewer = () =>
      expect(result.current).toMatchObject({ status: 'known', premium: { premium: '24480' } });
    await waitFor(expectNewer);
    await waitFor(() => expect(calls().map(({ status }) => status)).toEqual([200, 200]));
    await act(() => Promise.resolve());
    expectNewer();

    mock.hold('getPremium');
    rerender({ ...earlier, ownRiskId: 3 });
    expect(result.current).toMatchObject({ status: 'updating', premium: noPremium });
  });
});

describe('the live price', () => {
  it('is looked up only when all four choices are made, and shows its parts and sums with the add-ons [2-step-2-premium, 2-step-2-price-parts, 4-premium-all-choices]', async () => {
    const app = await openCarStep();
    for (const question of screen.getAllByRole('radiogroup')) expect(question).toBeRequired();
    expect(price()).toHaveTextContent(/Vælg kørselsområde, nyværdi, selvrisiko og skader/);
    expect(price()).toHaveTextContent('Vælg 4 ting mere');
    await choose('Hvor kører du?', 0);
    await choose('Bilens nyværdi', 1);
    await choose('Selvrisiko', 1);
    expect(price()).toHaveTextContent('Vælg 1 ting mere');
    expect(app.mock.calls.of('getPremium')).toEqual([]);
    await choose('Skader de seneste 3 år', 0);

    // The mock's premium for these choices is 27,630 a year, plus both commissions, divided by 12.
    await waitFor(() => expect(price()).toHaveTextContent(/\d\.\d{3},\d{2} kr\. pr\. måned/));
    const amount = () => Number(/[\d.]+,\d{2}/.exec(price().textContent)?.[0].replace(/\D/g, ''));
    const bare = amount();
    await answer('Vejhjælp', 'Ja');
    expect(amount()).toBe(bare + 9900);
    await answer('Glasdækning', 'Ja');
    expect(amount()).toBe(bare + 9900 + 5000);
    await answer('Vejhjælp', 'Nej');
    expect(amount()).toBe(bare + 5000);
    expect(app.mock.calls.of('getPremium')).toHaveLength(1);

    await answer('Vejhjælp', 'Ja');
    await within(price()).findByText('Præmie');
    const of = (term: string) => within(price()).getByText(term).nextElementSibling?.textContent;
    const kroner = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
    expect(of('Præmie')).toMatch(/^\d\.\d{3},\d{2}\u00a0kr\.$/);
    expect(of('Vejhjælp')).toBe('99,00\u00a0kr.');
    expect(of('Glasdækning')).toBe('50,00\u00a0kr.');
    const total = of('I alt pr. måned') ?? '';
    expect(of('Din pris')).toContain(`${total} pr. måned`);
    expect(kroner(total)).toBeCloseTo(kroner(of('Præmie') ?? '') + 99 + 50);
    expect(Math.abs(kroner(of('I alt pr. år') ?? '') - 12 * kroner(total))).toBeLessThan(0.1);

    await answer('Vejhjælp', 'Nej');
    expect(within(price()).queryByText('Vejhjælp')).toBeNull();
  });

  describe('at unchosen options', () => {
    const statuses = ({ application }: OpenWizard) =>
      Object.values(application.store.getState().api.queries)
        .filter((query) => query?.endpointName === 'getPremium')
        .map((query) => query?.status);
    const excess = () => within(screen.getByRole('radiogroup', { name: 'Selvrisiko' }));

    it('is shown as a difference at each value and excess, and fetched when idle [2-step-2-option-changes]', async () => {
      const app = await openCarStep();
      await chooseFour(0, 1, 1, 0);
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      expect(app.mock.calls.of('getPremium')).toHaveLength(1);
      await beIdle();
      const shown = /^[+−][\d.]+,\d\d kr\. pr\. måned$/;
      const changes = await excess().findAllByText(shown);
      expect(changes).toHaveLength(2);
      const newValue = within(screen.getByRole('radiogroup', { name: 'Bilens nyværdi' }));
      expect(await newValue.findAllByText(shown)).toHaveLength(4);
      expect(app.mock.calls.of('getPremium')).toHaveLength(7);
      const [change = ''] = changes[0]?.textContent.split('\u00a0') ?? [];
      expect(excess().getAllByRole('radio')[0]).toHaveAccessibleDescription(
        new RegExp(`^\\${change}`),
      );
      await choose('Selvrisiko', 0);
      // The price is already cached, and changes by the amount shown at the option.
      await waitFor(() => expect(price()).toHaveTextContent(change));
    });

    it('keeps its last amount when one is chosen whose prefetch failed, until its price arrives [2-ahead-fails]', async () => {
      const app = await openCarStep();
      const { said } = listenTo(app.application.store);
      await chooseFour(0, 1, 1, 0);
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      app.mock.use('drop:getPremium');
      await beIdle();
      const rejected = Array<string>(6).fill('rejected');
      await waitFor(() => expect(statuses(app)).toEqual(['fulfilled', ...rejected]));
      app.mock.use('happy');
      const shown = /\d\.\d{3},\d{2}/.exec(price().textContent)?.[0] ?? '';
      const release = app.mock.hold('getPremium');
      await choose('Selvrisiko', 0);
      await waitFor(() => expect(statuses(app)).toContain('pending'));
      expect(price()).toHaveTextContent(`${shown} kr. Opdaterer…`);
      release();
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      expect(price()).not.toHaveTextContent(shown);
      expect(said).not.toContainEqual(expect.stringContaining('Prisen kan ikke vises'));
    });

    it('is not prefetched any more after a response with status 429 [2-ahead-too-many]', async () => {
      const app = await openCarStep();
      await chooseFour(0, 1, 1, 0);
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      const fault = { kind: 'error', status: 429 } as const;
      app.mock.addFault({ operationId: 'getPremium', fault, times: 1 });
      await beIdle();
      await waitFor(() => expect(statuses(app)).not.toContain('pending'));
      expect(statuses(app)).toContain('rejected');
      await choose('Skader de seneste 3 år', 1);
      await waitFor(() => expect(statuses(app)).toHaveLength(8));
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      await beIdle();
      expect(statuses(app)).toHaveLength(8);
    });

    it('reads “Ingen pris” at an option without a price', async () => {
      await openCarStep();
      await chooseFour(1, 4, 1, 3);
      await waitFor(() => expect(price()).toHaveTextContent(/kr\. pr\. måned/));
      await beIdle();
      await excess().findByText('Ingen pris');
      expect(excess().getAllByRole('radio')[0]).toHaveAccessibleDescription('Ingen pris');
    });
  });

  it('is announced when it changes, with the difference [2-step-2-price-change]', async () => {
    await openCarStep();
    await chooseFour(0, 0, 0, 0);
    await screen.findByText(/^Din pris er nu [\d.]+,\d{2} kr\. pr\. måned$/);
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(regions).toContainEqual(expect.stringMatching(/^Din pris er nu/));
    // Later announcements include the difference, which is also shown beside the price.
    await answer('Vejhjælp', 'Ja');
    await screen.findByText(/^Din pris er nu [\d.]+,\d{2} kr\. pr\. måned, \+99,00 kr\.$/);
    expect(within(price()).getByText('+99,00')).toHaveAttribute('aria-hidden', 'true');
    await answer('Vejhjælp', 'Nej');
    expect(within(price()).getByText('−99,00')).toBeInTheDocument();
  });

  it('does not exist for some choices, which is said once; "next" then saves nothing and opens no dialog [4-price-none, 4-price-none-stops]', async () => {
    const { mock } = await openCarStep('Ja');
    await fillCar();
    await chooseHole();
    await answer('Vejhjælp', 'Ja');
    const what =
      'Vi har ikke en pris til de valg. Vælg noget andet, eller ring til os på +45 70 00 00 00.';
    await waitFor(() => expect(price()).toHaveTextContent(what));
    expect(price()).toHaveTextContent('Prisen kan ikke vises');
    expect(price()).not.toHaveTextContent('kr.');
    // The button is called "look up again" instead, as nothing failed.
    expect(within(price()).queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expect(screen.getByText(sentence(what), { selector: '.alert *' })).toBeInTheDocument();
    const regions = screen.getAllByRole('status').filter(({ textContent }) => textContent === what);
    expect(regions).toHaveLength(1);

    // Each press moves the focus to the message.
    for (let times = 0; times < 2; times += 1) {
      await press('Næste');
      await waitFor(() => expect(document.activeElement?.textContent).toBe(what));
      act(() => price().focus());
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Der er et problem' })).toBeNull();
    expect(mock.calls.of('saveCarChoices')).toEqual([]);

    // Choices with a price show it again.
    await choose('Selvrisiko', 1);
    await waitFor(() =>
      expect(price()).toHaveTextContent(/^Din pris[1-9]\d?\.\d{3},\d\d kr\. pr\. måned/),
    );
    expect(screen.queryByText(sentence(what))).toBeNull();
    await press('Næste');
    await screen.findByRole('dialog', { name: 'Opsig din nuværende forsikring' });
  });

  it('can be looked up again if no price was found, as staff may have added one [4-price-none, 2-phone-link]', async () => {
    const app = await openCarStep();
    await chooseHole();
    await waitFor(() => expect(price()).toHaveTextContent('Prisen kan ikke vises'));
    expect(within(price()).getByRole('link', { name: '+45 70 00 00 00' })).toBeInTheDocument();
    app.mock.db.prices.insert({ ...priceHole, premium: 12_000, ensure: 0, dantaxi: 0 });
    await press('Slå prisen op igen');
    await waitFor(() => expect(price()).toHaveTextContent('1.000,00 kr. pr. måned'));
  });

  it('shows no amount and no notification after a failed lookup and during a retry, also in step 3 [4-price-unknown, 8-premium-silent]', async () => {
    const app = await openCarStep();
    const { mock } = app;
    const { said, notified } = listenTo(app.application.store);
    mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' }, times: 3 });
    await fillCar();
    await waitFor(() => expect(price()).toHaveTextContent('Der er ingen forbindelse'));
    expect(price()).toHaveTextContent('Prisen kan ikke vises');
    expect(price()).not.toHaveTextContent(/kr\.|Vi har ikke en pris/);
    const release = mock.hold('getPremium');
    await press('Prøv igen');
    expect(price()).toHaveFocus();
    const busy = await within(price()).findByRole('button', { name: 'Beregner pris…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(price()).toHaveTextContent('Prisen kan ikke vises');
    expect(price()).toHaveTextContent('Der er ingen forbindelse');
    release();
    await within(price()).findByRole('button', { name: 'Prøv igen' });
    expect(notified).toEqual([]);

    await press('Næste');
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    await waitFor(() => expect(summary).toHaveTextContent('Der er ingen forbindelse'));
    await answer('Arbejdsskadeforsikring', 'Nej');
    await press('Prøv igen');
    expect(summary).toHaveFocus();
    await waitFor(() => expect(summary).toHaveTextContent(/[1-9][\d.]*,\d{2}\skr\./));
    await waitFor(() => expect(said).toContainEqual(expect.stringMatching(/^Din pris er nu/)), {
      timeout: 3000,
    });
    expect(summary).not.toHaveTextContent('forbindelse');
  });

  it('shows what "yes" to an add-on adds; without that price, it has no sum until the add-ons are retried [2-step-2-add-on-adds, 4-price-unknown]', async () => {
    const app = await openCarStep();
    await fillCar();
    await waitFor(() => expect(price()).toHaveTextContent('kr. pr. måned'));
    const yes = (name: string) =>
      within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: 'Ja' });
    expect(yes('Vejhjælp')).toHaveAccessibleDescription('+99,00\u00a0kr. pr. måned');
    expect(yes('Glasdækning')).toHaveAccessibleDescription('+50,00\u00a0kr. pr. måned');
    const spoil = addOnsApi.util.updateQueryData('searchAddOns', 'car', (addOns) => {
      for (const addOn of addOns) addOn.price = null;
    });
    act(() => void app.application.store.dispatch(spoil));
    await waitFor(() =>
      expect(yes('Glasdækning')).toHaveAccessibleDescription('Prisen kan ikke vises'),
    );
    expect(price()).toHaveTextContent('kr. pr. måned');
    await answer('Glasdækning', 'Ja');
    expect(price()).toHaveTextContent('Prisen kan ikke vises');
    expect(price()).not.toHaveTextContent('kr.');
    await press('Prøv igen');
    await waitFor(() => expect(price()).toHaveTextContent('kr. pr. måned'));
    expect(app.mock.calls.of('getPremium')).toHaveLength(1);
  });

  it('keeps its last amount, marked as updating, during a lookup; step 3 shows no old amount [4-price-updating]', async () => {
    const app = await openCarStep();
    const release = app.mock.hold('getPremium');
    await fillCar();
    await waitFor(() => expect(price()).toHaveTextContent('Beregner pris…'));
    // All choices are made, so the panel asks for none and already shows a line for each part of the price.
    expect(price()).not.toHaveTextContent('Vælg kørselsområde');
    const terms = () =>
      within(price())
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    const places = terms();
    expect(places).toEqual(expect.arrayContaining(['Præmie', 'I alt pr. år']));
    release();
    const known = /^Din pris[1-9][\d.]*,\d{2} kr\. pr\. måned/;
    await waitFor(() => expect(price()).toHaveTextContent(known));
    expect(terms()).toEqual(places);
    expect(price()).not.toHaveAttribute('aria-busy', 'true');
    const amounts = () => price().textContent.match(/[\d.]+,\d{2}/g);
    const before = amounts();

    const releaseNext = app.mock.hold('getPremium');
    await choose('Bilens nyværdi', 0);
    await waitFor(() => expect(price()).toHaveTextContent('Opdaterer…'));
    expect(price()).toHaveAttribute('aria-busy', 'true');
    expect(amounts()).toEqual(before);
    expect(terms()).toEqual(places);

    // Step 3 hides the old price: a haulier must not sign at it.
    await press('Næste');
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    expect(summary).toHaveTextContent('Beregner pris…');
    expect(summary).not.toHaveTextContent(/[1-9][\d.]*,\d{2}/);
    releaseNext();
    await waitFor(() => expect(summary).toHaveTextContent(/[1-9][\d.]*,\d{2}\skr\./));
    await press('Tilbage');
    await waitFor(() => expect(price()).toHaveTextContent(known));
    expect(amounts()).not.toEqual(before);
    // The history goes back in a later task, which must not reach the next test.
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { wizardStep: 2 } }));
  });
});

describe('step 2', () => {
  it('ignores the second tap of a double tap on Next in step 1, which would hit Back', async () => {
    await openWizard();
    await answer(/bilen forsikret/, 'Nej');
    tapOnIos(screen.getByRole('button', { name: 'Næste' }), { at: 1000 });
    await stepHeading('Bilforsikring');
    const back = await screen.findByRole('button', { name: 'Tilbage' });
    tapOnIos(back, { at: 1300, x: 110 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bilforsikring');
    tapOnIos(back, { at: 2000, x: 110 });
    expect(await stepHeading('Dine oplysninger')).toBeInTheDocument();
  });

  it('ignores the second tap of a double tap on Next, which would cancel the termination dialog', async () => {
    await openWizard();
    await toCarStep('Ja');
    await fillCar('1 skade');
    tapOnIos(screen.getByRole('button', { name: 'Næste' }), { at: 1000 });
    const cancel = await screen.findByRole('button', { name: 'Annuller' });
    tapOnIos(cancel, { at: 1300, x: 110 });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    tapOnIos(cancel, { at: 2000, x: 110 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('starts road assistance today unless the haulier enters another date [4-road-assistance-date]', async () => {
    const app = await openCarStep();
    await fillCar();
    await answer('Vejhjælp', 'Ja');
    const from = screen.getByRole('textbox', { name: 'Vejhjælp gælder fra' });
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format();
    expect(from).toHaveValue(day.split('-').reverse().join('-'));
    put(carStep.roadFrom, '01-03-2027');
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveCarChoices')[0]?.body).toMatchObject({
      addon_1: 1,
      addon_1_date: '2027-03-01',
    });
  });

  it('offers a retry after a failed save only if no correction is needed, and keeps the choices [8-try-again]', async () => {
    const { mock } = await openCarStep();
    await fillCar();
    const fault = { kind: 'error', status: 409, message: 'Aftalen er låst.' } as const;
    mock.addFault({ operationId: 'saveCarChoices', times: 1, fault });
    await press('Næste');
    await expectListed(['Aftalen er låst.']);
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expect((await choicesOf('Selvrisiko'))[1]).toBeChecked();
    mock.addFault({ operationId: 'saveCarChoices', times: 1, fault: { kind: 'drop' } });
    await press('Næste');
    await press('Prøv igen');
    await stepHeading('Arbejdsskade og underskrift');
    expect(mock.calls.of('saveCarChoices')).toHaveLength(3);
  });

  it('treats an empty list of choices as one that failed to load [8-lookup-failure-retry]', async () => {
    const { mock } = await openWizard(undefined, {
      answers: () => [http.get('*/api/area/list', () => HttpResponse.json({ areas: [] }))],
    });
    await finishDetails();
    await choicesOf('Selvrisiko');
    const part = within(screen.getByRole('group', { name: 'Hvor kører du?' }));
    expect(part.getByText(failed)).toBeInTheDocument();
    mock.server.resetHandlers();
    fireEvent.click(part.getByRole('button', { name: 'Prøv igen' }));
    await waitFor(async () => expect((await choicesOf('Hvor kører du?'))[0]).toHaveFocus());
  });

  it('announces that a list of choices loads again, and blocks its retry button meanwhile [8-lookup-failure-retry]', async () => {
    const { mock, user, application } = await openWizard(undefined, {
      scenario: 'error:listAreas:500',
    });
    await finishDetails();
    await choicesOf('Selvrisiko');
    const heard = listenTo(application.store);
    const part = within(screen.getByRole('group', { name: 'Hvor kører du?' }));
    const retry = part.getByRole('button', { name: 'Prøv igen' });
    const release = mock.hold('listAreas');
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    release();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(heard.said).toEqual(['Indlæser…']);
    mock.use('happy');
    await user.click(retry);
    await waitFor(async () => expect((await choicesOf('Hvor kører du?'))[0]).toHaveFocus());
  });

  it('has the focus on its heading after a successful retry of its add-ons [2-focus-kept]', async () => {
    const { mock, user } = await openWizard(undefined, { scenario: 'error:searchAddOns:500' });
    await finishDetails();
    const main = within(screen.getByRole('main'));
    await main.findByText(failed);
    mock.use('happy');
    const retry = main.getByRole('button', { name: 'Prøv igen' });
    act(() => retry.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says that lists of choices failed to load, and retries only the failed ones [8-lookup-failure-retry]', async () => {
    const scenario = 'error:listAreas:500,drop:listInjuries,error:searchAddOns:500';
    const { mock } = await openWizard(undefined, { scenario });
    // One notification for all failed lists; the second text is for screen readers.
    await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2));
    await press('Luk besked');
    // Step 1 can still be saved. Step 2 is not shown without the add-ons.
    await finishDetails();
    expect(await within(screen.getByRole('main')).findByText(failed)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    let from = mock.calls.all().length;
    const asked = () =>
      mock.calls
        .all()
        .slice(from)
        .map(({ operationId }) => operationId);
    mock.use('error:listAreas:500,drop:listInjuries');
    await press('Prøv igen');

    // The haulier can choose from the loaded lists, and each failed list has its own retry.
    fireEvent.click(await screen.findByRole('radio', { name: '5.000 kr.' }));
    expect(asked()).toEqual(['searchAddOns']);
    const part = (name: string) => within(screen.getByRole('group', { name }));
    const retry = (name: string) => part(name).getByRole('button', { name: 'Prøv igen' });
    from = mock.calls.all().length;
    fireEvent.click(retry('Hvor kører du?'));
    await waitFor(() => expect(asked()).toEqual(['listAreas']));
    expect(part('Hvor kører du?').getByText(failed)).toBeInTheDocument();
    mock.use('happy');
    fireEvent.click(retry('Hvor kører du?'));
    await waitFor(async () => expect((await choicesOf('Hvor kører du?'))[0]).toHaveFocus());
    expect(part('Skader de seneste 3 år').getByText(failed)).toBeInTheDocument();
    fireEvent.click(retry('Skader de seneste 3 år'));
    await choicesOf('Skader de seneste 3 år');
    expect(asked()).toEqual(['listAreas', 'listAreas', 'listInjuries']);
    expect(screen.getByRole('radio', { name: '5.000 kr.' })).toBeChecked();

    // Step 3 offers a retry for its add-ons, too.
    await fillCar();
    mock.use('drop:searchAddOns');
    await press('Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(await within(screen.getByRole('main')).findByText(failed)).toBeInTheDocument();
    mock.use('happy');
    await press('Prøv igen');
    await answer('Arbejdsskadeforsikring', 'Nej');
    expect(mock.calls.of('searchAddOns').at(-1)).toMatchObject({ body: { type: 2 } });
  });
});

describe('a saved choice that its list no longer offers', () => {
  it('must be made again, and is neither priced nor sent [4-lost-choice]', async () => {
    const { halfDone } = demoTokens;
    const app = await openWizard(halfDone, {
      scenario: 'bare:updateTrucker',
      answers: ({ db }) => [
        http.get('*/api/new-value/list', () =>
          HttpResponse.json({ new_values: db.newValues.all().filter(({ id }) => id !== 3) }),
        ),
        http.get('*/api/step/get-trucker-info/*', () =>
          HttpResponse.json({
            truckers: wireTrucker(db, truckerOf({ mock: { db } }, halfDone)),
            insurance: db.companies.all().filter(({ id }) => id !== 2),
          }),
        ),
      ],
    });
    const sent = ['getPremium', 'saveTermination', 'saveCarChoices'] as const;
    const expectNothingSent = () =>
      expect(sent.flatMap((call) => app.mock.calls.of(call))).toEqual([]);
    await finishDetails('Ja');
    const newValue = await screen.findByRole('radiogroup', { name: 'Bilens nyværdi' });
    const gone = /^Du kan ikke vælge »\s?350\.001-500\.000 kr\.\s?« mere\. Vælg igen\.$/;
    expect(newValue).toHaveAccessibleDescription(gone);
    const inDanish = { selector: 'bdi[lang=da] *' };
    expect(screen.getByText('350.001-500.000 kr.', inDanish)).toBeInTheDocument();
    expect(within(newValue).queryByRole('radio', { checked: true })).toBeNull();
    expect(price()).toHaveTextContent(/Vælg kørselsområde/);
    await press('Næste');
    const problems = await screen.findByRole('group', { name: 'Der er et problem' });
    expect(problems).toHaveTextContent('Bilens nyværdi: Vælg bilens nyværdi');
    expectNothingSent();

    await choose('Bilens nyværdi', 0);
    expect(newValue).not.toHaveAccessibleDescription(gone);
    await waitFor(() => expect(app.mock.calls.of('getPremium')).toHaveLength(1));
    app.mock.calls.clear();
    await press('Næste');
    const insurer = await screen.findByRole('combobox', { name: 'Forsikringsselskab' });
    expect(insurer).toHaveValue('');
    expect(insurer).toHaveAccessibleDescription(
      'Det tidligere valg kan ikke vælges mere. Vælg igen.',
    );
    await press('Gem og fortsæt');
    await screen.findByRole('link', { name: /^Forsikringsselskab/ });
    expectNothingSent();
  });
});
