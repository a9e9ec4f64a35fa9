import { screen, waitFor, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import { answer, choose, fillCar, finishDetails, openWizard, press, stepHeading } from './wizard';
import type { OpenWizard } from './wizard';

const price = () => screen.getByRole('region', { name: 'Din pris' });

async function openCar(options: Parameters<typeof openWizard>[1] = {}, previous?: 'Ja' | 'Nej') {
  const app = await openWizard(undefined, options);
  await finishDetails(app, previous);
  await screen.findByRole('radiogroup', { name: 'Hvor kører du?' });
  return app;
}

async function chooseFour(app: OpenWizard, [area, newValue, ownRisk, injury]: number[]) {
  await choose(app, 'Hvor kører du?', area ?? 0);
  await choose(app, 'Bilens nyværdi', newValue ?? 0);
  await choose(app, 'Selvrisiko', ownRisk ?? 0);
  await choose(app, 'Skader de seneste 3 år', injury ?? 0);
}

describe('the live price', () => {
  it('is looked up only when all four choices are made, and follows the add-ons', async () => {
    const app = await openCar();
    expect(price()).toHaveTextContent(/Vælg kørselsområde, nyværdi, selvrisiko og skader/);
    await choose(app, 'Hvor kører du?', 0);
    await choose(app, 'Bilens nyværdi', 1);
    await choose(app, 'Selvrisiko', 1);
    expect(app.mock.calls.of('getPremium')).toEqual([]);
    await choose(app, 'Skader de seneste 3 år', 0);

    // 27,630 a year, plus 2.5 %, plus 2.5 % on top: the mock's plan for these four, over 12.
    await waitFor(() => expect(price()).toHaveTextContent(/\d\.\d{3},\d{2} kr\. pr\. måned/));
    const amount = () => Number(/[\d.]+,\d{2}/.exec(price().textContent)?.[0].replace(/\D/g, ''));
    const bare = amount();
    await answer(app, 'Vejhjælp', 'Ja');
    expect(amount()).toBe(bare + 9900);
    await answer(app, 'Glasskade', 'Ja');
    expect(amount()).toBe(bare + 9900 + 5000);
    await answer(app, 'Vejhjælp', 'Nej');
    expect(amount()).toBe(bare + 5000);
    expect(app.mock.calls.of('getPremium')).toHaveLength(1);
  });

  it('is said aloud when it has changed', async () => {
    const app = await openCar();
    await chooseFour(app, [0, 0, 0, 0]);
    await screen.findByText(/^Din pris er nu [\d.]+,\d{2} kr\. pr\. måned$/);
    const regions = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(regions).toContainEqual(expect.stringMatching(/^Din pris er nu/));
  });

  it('is 0 with a word about it where there is no price', async () => {
    const app = await openCar();
    const { areaId, newValueId, ownRiskId, injuryId } = priceHole;
    await chooseFour(app, [areaId - 1, newValueId - 1, ownRiskId - 1, injuryId - 1]);
    await waitFor(() => expect(price()).toHaveTextContent('0,00 kr. pr. måned'));
    expect(price()).toHaveTextContent('Vi har ingen pris for dette valg.');
  });

  it('is 0 where the lookup fails, without a notification', async () => {
    const app = await openCar({ scenario: 'error:getPremium:500' });
    await chooseFour(app, [0, 0, 0, 0]);
    await waitFor(() => expect(price()).toHaveTextContent('0,00 kr. pr. måned'));
    expect(price()).toHaveTextContent('Vi har ingen pris for dette valg.');
    expect(within(price()).getByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Luk besked' })).toBeNull();
  });

  it('can be asked for again where the connection failed, which is no word on the price', async () => {
    const app = await openCar();
    app.mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' }, times: 2 });
    await chooseFour(app, [0, 0, 0, 0]);
    await waitFor(() => expect(price()).toHaveTextContent('Der er ingen forbindelse'));
    expect(price()).toHaveTextContent('0,00 kr. pr. måned');
    expect(price()).not.toHaveTextContent('Vi har ingen pris');
    await press(app, 'Prøv igen');
    await waitFor(() => expect(app.mock.calls.of('getPremium')).toHaveLength(2));
    await press(app, 'Prøv igen');
    expect(price()).toHaveFocus();
    await waitFor(() => expect(price()).toHaveTextContent(/[1-9][\d.]*,\d{2} kr\. pr\. måned/));
    expect(price()).not.toHaveTextContent('forbindelse');
    expect(within(price()).queryByRole('button')).toBeNull();
    expect(app.mock.calls.of('getPremium')).toHaveLength(3);
  });

  it('can be asked for again in the summary of step 3, too', async () => {
    const app = await openCar();
    app.mock.addFault({ operationId: 'getPremium', fault: { kind: 'drop' }, times: 2 });
    await fillCar(app);
    await waitFor(() => expect(price()).toHaveTextContent('Der er ingen forbindelse'));
    await press(app, 'Næste');
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    await waitFor(() => expect(summary).toHaveTextContent('Der er ingen forbindelse'));
    await press(app, 'Prøv igen');
    expect(summary).toHaveFocus();
    await waitFor(() => expect(summary).toHaveTextContent(/[1-9][\d.]*,\d{2}\skr\./));
    expect(summary).not.toHaveTextContent('forbindelse');
  });

  it('does not stand for the choice before while the new one is looked up, here and in the summary', async () => {
    const app = await openCar();
    await fillCar(app);
    const known = /Din pris[1-9][\d.]*,\d{2} kr\. pr\. måned/;
    await waitFor(() => expect(price()).toHaveTextContent(known));
    const before = price().textContent;
    const release = app.mock.hold('getPremium');
    await choose(app, 'Bilens nyværdi', 0);
    await waitFor(() => expect(app.mock.calls.of('getPremium')).toHaveLength(2));
    expect(price()).not.toHaveTextContent(/\d/);
    await press(app, 'Næste');
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    expect(summary).toHaveTextContent('Beregner pris…');
    expect(summary).not.toHaveTextContent(/[1-9][\d.]*,\d{2}/);
    release();
    await waitFor(() => expect(summary).toHaveTextContent(/[1-9][\d.]*,\d{2}\skr\./));
    await press(app, 'Tilbage');
    expect(price()).toHaveTextContent(known);
    expect(price()).not.toHaveTextContent(before);
  });

  it('never goes back to an older choice whose answer comes late', async () => {
    const app = await openCar();
    app.mock.addFault({ operationId: 'getPremium', fault: { kind: 'slow', ms: 400 }, times: 1 });
    await chooseFour(app, [1, 4, 0, 0]);
    await choose(app, 'Bilens nyværdi', 0);
    await waitFor(() => expect(price()).toHaveTextContent(/\d,\d{2} kr\./));
    const newest = price().textContent;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(price()).toHaveTextContent(newest);
    expect(app.mock.calls.of('getPremium')).toHaveLength(2);
  });
});

describe('step 2', () => {
  it('needs every choice before it is sent', async () => {
    const app = await openCar();
    await press(app, 'Næste');
    const box = await screen.findByRole('group', { name: 'Der er problemer' });
    expect(within(box).getAllByRole('link')).toHaveLength(6);
    expect(box).toHaveTextContent('Vejhjælp: Vælg ja eller nej');
    expect(app.mock.calls.of('saveCarChoices')).toEqual([]);
  });

  it('starts road assistance today unless another date is given', async () => {
    const app = await openCar();
    await fillCar(app);
    await answer(app, 'Vejhjælp', 'Ja');
    const from = screen.getByRole('textbox', { name: 'Vejhjælp aktiv fra' });
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format();
    expect(from).toHaveValue(day.split('-').reverse().join('-'));
    await app.user.clear(from);
    await app.user.type(from, '01-03-2027');
    await press(app, 'Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveCarChoices')[0]?.body).toMatchObject({
      addon_1: 1,
      addon_1_date: '2027-03-01',
    });
  });

  it('keeps the choices and shows the server’s words where it was not saved', async () => {
    const app = await openCar();
    await fillCar(app);
    app.mock.addFault({
      operationId: 'saveCarChoices',
      times: 1,
      fault: { kind: 'error', status: 409, message: 'Aftalen er låst.' },
    });
    await press(app, 'Næste');
    expect(await screen.findByRole('group', { name: 'Der er problemer' })).toHaveTextContent(
      'Aftalen er låst.',
    );
    const group = screen.getByRole('radiogroup', { name: 'Selvrisiko' });
    expect(within(group).getAllByRole('radio')[1]).toBeChecked();
    await press(app, 'Næste');
    await stepHeading('Arbejdsskade og underskrift');
  });

  it('says when the lists could not be loaded, and tries again on request', async () => {
    const app = await openWizard(undefined, { scenario: 'error:listAreas:500' });
    expect((await screen.findAllByText('Ups! Noget gik galt!')).length).toBeGreaterThan(0);
    await finishDetails(app);
    app.mock.use('happy');
    await press(app, 'Prøv igen');
    expect(await screen.findByRole('radiogroup', { name: 'Hvor kører du?' })).toBeInTheDocument();
  });
});

describe('the termination popup', () => {
  const dialog = () =>
    screen.findByRole('dialog', { name: 'Opsigelse af eksisterende forsikring' });

  async function openPopup(app: OpenWizard) {
    await fillCar(app, 1);
    await press(app, 'Næste');
    return dialog();
  }

  it('needs all three answers, then saves and goes on by itself', async () => {
    const app = await openCar({}, 'Ja');
    const popup = await openPopup(app);
    expect(app.mock.calls.of('saveCarChoices')).toEqual([]);
    await press(app, 'Gem og fortsæt');
    await waitFor(() =>
      expect(
        within(popup)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Forsikringsselskab: Dette felt er påkrævet',
        'Policenummer: Dette felt er påkrævet',
        'Ophørsdato: Dette felt er påkrævet',
      ]),
    );
    await app.user.selectOptions(
      within(popup).getByRole('combobox', { name: 'Forsikringsselskab' }),
      'Købstædernes Gensidige',
    );
    await app.user.type(within(popup).getByRole('textbox', { name: 'Policenummer' }), 'P-1');
    await app.user.type(within(popup).getByRole('textbox', { name: 'Ophørsdato' }), '31-12-2026');
    await press(app, 'Gem og fortsæt');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveTermination')[0]?.body).toMatchObject({
      select_insurance: 3,
      police_number: 'P-1',
      date: '2026-12-31',
      trucker_id: app.truckerId,
    });
    expect(app.mock.calls.of('saveCarChoices')).toHaveLength(1);
  });

  it('can be closed and opened again, with what was typed still there', async () => {
    const app = await openCar({}, 'Ja');
    const popup = await openPopup(app);
    const policy = within(popup).getByRole('textbox', { name: 'Policenummer' });
    await app.user.type(policy, 'P-77');
    await app.user.click(within(popup).getByRole('button', { name: /^Vælg dato/ }));
    await screen.findByRole('dialog', { name: /^Vælg dato/ });
    // The first Escape is for the calendar, the second for the popup around it.
    await app.user.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog')).toEqual([popup]);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.mock.calls.of('saveCarChoices')).toEqual([]);
    await press(app, 'Næste');
    expect(within(await dialog()).getByRole('textbox', { name: 'Policenummer' })).toHaveValue(
      'P-77',
    );
  });

  it('does not open without injuries, nor without a previous insurance', async () => {
    const app = await openCar({}, 'Ja');
    await fillCar(app, 0);
    await press(app, 'Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveTermination')).toEqual([]);
  });

  it('does not open for a haulier without insurance, injuries or not (D17)', async () => {
    const app = await openCar({}, 'Nej');
    await fillCar(app, 2);
    await press(app, 'Næste');
    await stepHeading('Arbejdsskade og underskrift');
    expect(app.mock.calls.of('saveTermination')).toEqual([]);
  });
});
