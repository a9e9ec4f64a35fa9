import { screen, waitFor, within } from '@testing-library/react';
import { priceHole } from '@mocks/db/demo';
import {
  answer,
  choose,
  enterCode,
  fillCar,
  finishCar,
  finishDetails,
  openWizard,
  press,
  sentCode,
  signOff,
} from './wizardScreen';

async function openWork() {
  const app = await openWizard();
  await finishDetails(app);
  await finishCar(app);
  await screen.findByRole('radiogroup', { name: 'Krisehjælp' });
  return app;
}

describe('step 3', () => {
  it('asks for counts until the first answer is no, and for numbers in quarters [2-step-3-fields, 4-step-3-counts]', async () => {
    const app = await openWork();
    const counts = () => screen.queryByRole('textbox', { name: 'Antal biler' });
    expect(counts()).toBeInTheDocument();
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    expect(counts()).toBeNull();
    await answer(app, 'Arbejdsskadeforsikring', 'Ja');
    await app.user.type(
      screen.getByRole('textbox', { name: 'Antal medarbejdere (fuldtid)' }),
      '1,3',
    );
    await press(app, 'Underskriv aftale');
    const box = await screen.findByRole('group', { name: 'Der er problemer' });
    expect(
      within(box)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Krisehjælp: Vælg ja eller nej',
      'Antal biler: Dette felt er påkrævet',
      'Antal medarbejdere (fuldtid): Antallet skal angives i kvarte, fx 1,25',
      'Antal chauffører: Dette felt er påkrævet',
    ]);
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  });

  it('cannot be signed by a haulier while its price is not known, and says why until it is (D38) [4-price-to-sign]', async () => {
    const app = await openWizard();
    await finishDetails(app);
    const release = app.mock.hold('getPremium');
    const fault = { kind: 'error', status: 500 } as const;
    app.mock.addFault({ operationId: 'getPremium', fault });
    await finishCar(app);
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    expect(summary).toHaveTextContent('Bilforsikring pr. månedBeregner pris…');
    expect(summary).toHaveTextContent('I alt pr. månedBeregner pris…');
    const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
    const finish = () => screen.getByRole('button', { name: 'Underskriv aftale' });
    const focused = () => document.activeElement?.textContent;
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    await answer(app, 'Krisehjælp', 'Nej');
    expect(screen.queryByText(why)).toBeNull();
    await app.user.click(finish());
    await waitFor(() => expect(focused()).toBe(why));
    expect(screen.getAllByText(why)).toHaveLength(1);

    release();
    await waitFor(() => expect(summary).toHaveTextContent('I alt pr. månedPrisen kan ikke vises'));
    expect(finish()).toHaveAccessibleDescription(why);
    expect(summary).toHaveTextContent('Du kan også ringe til os på +45 70 00 00 00.');
    await app.user.click(finish());
    await waitFor(() => expect(focused()).toBe(why));
    // No code is sent without a price: nothing says that one is.
    expect(screen.queryByText(/sms-kode|tastet koden/)).toBeNull();
    expect(app.mock.calls.of('generateSmsCode')).toEqual([]);

    app.mock.use('happy');
    await press(app, 'Prøv igen');
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    expect(screen.queryByText(why)).toBeNull();
    expect(finish()).not.toHaveAccessibleDescription();
    expect(screen.getByText(/sender vi en sms-kode/)).toBeInTheDocument();
    await app.user.click(finish());
    expect(await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' })).toBeInTheDocument();
  });

  it('takes the refusal away when the price comes by itself, and keeps the focus (D38) [4-price-to-sign]', async () => {
    const app = await openWizard();
    await finishDetails(app);
    const release = app.mock.hold('getPremium');
    await finishCar(app);
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    await answer(app, 'Krisehjælp', 'Nej');
    await press(app, 'Underskriv aftale');
    const why = 'Aftalen kan ikke underskrives, før prisen kan vises.';
    expect(await screen.findByText(why)).toBeInTheDocument();
    release();
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    expect(screen.queryByText(why)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('leads back to the choices where they have no price [4-price-none]', async () => {
    const app = await openWizard();
    await finishDetails(app);
    await fillCar(app);
    // Step 2 does not know it yet when it is sent.
    const release = app.mock.hold('getPremium');
    await choose(app, 'Hvor kører du?', priceHole.area_id - 1);
    await choose(app, 'Bilens nyværdi', priceHole.new_value_id - 1);
    await choose(app, 'Selvrisiko', priceHole.own_risk_id - 1);
    await choose(app, 'Skader de seneste 3 år', priceHole.injury_id - 1);
    await press(app, 'Næste');
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    release();
    await waitFor(() => expect(summary).toHaveTextContent('I alt pr. månedPrisen kan ikke vises'));
    expect(summary).toHaveTextContent(
      'Vi har ikke en pris til de valg. Vælg noget andet, eller ring til os på +45 70 00 00 00.',
    );
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expect(screen.queryByText(/sms-kode|tastet koden/)).toBeNull();
    expect(screen.queryByText(/før prisen kan vises/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Underskriv aftale' })).toHaveAccessibleDescription(
      'Aftalen kan ikke underskrives uden en pris.',
    );
    await press(app, 'Ret valgene');
    expect(await screen.findByRole('radiogroup', { name: 'Hvor kører du?' })).toBeInTheDocument();
  });

  it('sums the price up as the answers are given [2-step-3-price-summary]', async () => {
    const app = await openWork();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    await waitFor(() => expect(summary).toHaveTextContent(/Bilforsikring pr\. måned[1-9]/));
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. måned0,00 kr.');
    await answer(app, 'Arbejdsskadeforsikring', 'Ja');
    await app.user.type(
      screen.getByRole('textbox', { name: 'Antal medarbejdere (fuldtid)' }),
      '1,25',
    );
    await app.user.type(screen.getByRole('textbox', { name: 'Antal chauffører' }), '2');
    // 9,000 a year for 3.25 heads.
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. måned2.437,50 kr.');
    expect(summary).not.toHaveTextContent('Udfyld antal');
  });

  it('has no price for a work add-on until it is said for how many [4-price-needs-counts]', async () => {
    const app = await openWork();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    await waitFor(() => expect(summary).toHaveTextContent(/Bilforsikring pr\. måned[1-9]/));
    const missing = 'Udfyld antal medarbejdere og chauffører for at se prisen.';
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    expect(summary).not.toHaveTextContent(missing);
    await answer(app, 'Arbejdsskadeforsikring', 'Ja');
    await answer(app, 'Krisehjælp', 'Nej');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring pr. månedMangler antal');
    expect(summary).toHaveTextContent('I alt pr. månedMangler antal');
    expect(summary).toHaveTextContent(missing);
    expect(summary).not.toHaveTextContent('Prisen kan ikke vises');
    // The fields say it when the step is sent.
    const finish = screen.getByRole('button', { name: 'Underskriv aftale' });
    expect(finish).not.toHaveAccessibleDescription();
    await app.user.click(finish);
    expect(
      await screen.findByRole('link', { name: 'Antal chauffører: Dette felt er påkrævet' }),
    ).toBeInTheDocument();
  });

  it('names the work add-ons that are chosen, in the price and in what is signed [2-step-3-work-names]', async () => {
    const app = await openWork();
    const summary = screen.getByRole('region', { name: 'Prisoversigt' });
    await answer(app, 'Arbejdsskadeforsikring', 'Nej');
    await answer(app, 'Krisehjælp', 'Ja');
    await app.user.type(
      screen.getByRole('textbox', { name: 'Antal medarbejdere (fuldtid)' }),
      '1,25',
    );
    await app.user.type(screen.getByRole('textbox', { name: 'Antal chauffører' }), '2');
    await waitFor(() => expect(summary).toHaveTextContent(/Krisehjælp pr\. måned[1-9]/));
    expect(summary).not.toHaveTextContent('Arbejdsskadeforsikring');
    const toSign = screen.getByRole('region', { name: 'Før du underskriver' });
    expect(toSign).toHaveTextContent('en aftale om bilforsikring og Krisehjælp med svarene');
    await answer(app, 'Arbejdsskadeforsikring', 'Ja');
    expect(summary).toHaveTextContent('Arbejdsskadeforsikring og Krisehjælp pr. måned');
  });
});

describe('the SMS code', () => {
  it('is asked for again after a wrong one, and completes after the right one [2-step-3-sms, 4-sms-code-wrong, 8-sms-failure]', async () => {
    const app = await openWork();
    const dialog = await signOff(app);
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);

    const right = sentCode(app);
    await enterCode(app, right === '000000' ? '000001' : '000000');
    const box = await within(dialog).findByRole('group', { name: 'Der er problemer' });
    expect(box).toHaveTextContent('Sms -kodebekræftelse mislykkedes');
    expect(within(dialog).getByRole('textbox', { name: 'Sms-kode' })).toBeInvalid();
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);

    await enterCode(app, right);
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(app.mock.calls.of('saveWorkChoices')).toHaveLength(1);
  });

  it('has the words on it that the server has for it, below the failure message', async () => {
    const app = await openWork();
    const dialog = await signOff(app);
    app.mock.addFault({
      operationId: 'verifySmsCode',
      times: 1,
      fault: {
        kind: 'error',
        status: 422,
        message: 'Oplysningerne er ikke gyldige.',
        errors: { sms_code: ['Koden er udløbet.'] },
      },
    });
    await enterCode(app, sentCode(app));
    const items = await within(dialog).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Sms -kodebekræftelse mislykkedes',
      'Sms-kode: Koden er udløbet.',
    ]);
  });

  it('is not asked for twice: after a failed completion the phone stays verified', async () => {
    const app = await openWork();
    await signOff(app);
    app.mock.addFault({
      operationId: 'saveWorkChoices',
      times: 1,
      fault: { kind: 'error', status: 500, message: 'Serveren er optaget.' },
    });
    await enterCode(app, sentCode(app));
    expect(await screen.findByText('Serveren er optaget.')).toBeInTheDocument();
    await press(app, 'Underskriv aftale');
    expect(await screen.findByText('Aftalen er underskrevet.')).toBeInTheDocument();
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(1);
  });
});
