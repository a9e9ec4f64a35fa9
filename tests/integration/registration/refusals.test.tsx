import { screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  controlOf,
  expectRefused,
  expectRounds,
  listedBy,
  mend,
  openDialog,
  press,
  put,
  queryControl,
  sentBy,
  summaryOf,
  type WizardForm,
} from '@tests/support/assertions/refusals';
import { agreementIdOf, haulierOf } from '@tests/support/assertions/wizardRequests';
import {
  carRounds,
  codeRounds,
  detailsRounds,
  injuryRounds,
  missingPlate,
  noCarInsurance,
  noPlate,
  terminationRounds,
  workRounds,
  wrongCounts,
} from './refusalRows';
import { fields, loaded, pressNamed, toCarStep, toWorkStep } from './fill';
import { openWizard, sentCode, stepHeading, type OpenWizard } from './wizardScreen';

const titles = {
  details: 'Trin 1 af 3: Dine oplysninger',
  car: 'Trin 2 af 3: Bilforsikring',
  work: 'Trin 3 af 3: Arbejdsskade og underskrift',
};
const sending = (
  { mock }: Pick<OpenWizard, 'mock'>,
  submit: string,
  title: string,
): WizardForm => ({
  mock,
  submit,
  title,
});

/** What the form lists in English, and how its title begins there; then it is Danish again. */
async function lookInEnglish(form: WizardForm, title: RegExp, messages: readonly string[]) {
  pressNamed('English');
  await waitFor(() => expect(listedBy(form, 'There is a problem')).toEqual(messages));
  await waitFor(() => expect(document.title).toMatch(title));
  pressNamed('Dansk');
  await waitFor(() => expect(summaryOf(form)).not.toBeNull());
}

describe('what section 5 refuses', () => {
  it('step 1 takes nothing of it [2-step-1-fields, 5-step-1-required, 5-step-1-formats, 5-step-1-undervogn, 5-step-1-number, 9-cvr-and-truck-number]', async () => {
    const app = await openWizard();
    const form = sending(app, 'Næste', titles.details);
    await loaded();
    put(form, { role: 'textbox', label: 'Undervogn' }, '');
    await expectRounds(form, detailsRounds, () =>
      lookInEnglish(form, /^Error: Step 1 of 3: Your details/, [
        'Name: This field is required',
        'CVR number: This field is required and must be 8 digits long',
        'Truck number: This field is required and must be 6 digits long',
        'Email: This field is required',
        'Mobile number: This field is required',
        'Address: This field is required',
        'Postcode: This field is required',
        'City: This field is required',
        'Registration number: This field is required',
        'Is the car insured today? Choose whether the car is insured today',
      ]),
    );

    // A registration number is asked for only with car insurance and a plate.
    put(form, missingPlate, missingPlate.wrong);
    put(form, noCarInsurance, noCarInsurance.wrong);
    await expectRefused(form, [noCarInsurance]);
    put(form, noCarInsurance, noCarInsurance.right);
    await expectRefused(form, [missingPlate]);
    put(form, noPlate, true);
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    expect(sentBy(app.mock)).toEqual([]);
    press(form);
    await stepHeading('Bilforsikring');
    expect(sentBy(app.mock)).toEqual([
      {
        path: '/api/truckers/update-trucker',
        body: {
          id: app.truckerId,
          name: 'Nordhavn Taxi ApS',
          email: 'post@nordhavn.example.dk',
          cvr: '87654321',
          dr_number: '654321',
          phone: '20304050',
          undervogn: '',
          is_car_insurance: '1',
          is_work_insurance: '1',
          reg_number: '',
          address: 'Havnegade 7',
          zip_code: '2150',
          city: 'Nordhavn',
          address_id: haulierOf(app).address?.id,
          previous_insurance: '0',
          locale: 'da',
        },
      },
    ]);
  });

  it('step 2 takes no open question and no road assistance without its date [5-step-2-choices, 5-step-2-add-ons, 5-step-2-road-assistance-date]', async () => {
    const app = await openWizard();
    const form = sending(app, 'Næste', titles.car);
    await toCarStep('Nej');
    await expectRounds(form, carRounds, () =>
      lookInEnglish(form, /^Error: Step 2 of 3: Car insurance/, [
        'Where do you drive? This field is required',
        'The car’s value when new: This field is required',
        'Excess: This field is required',
        'Claims in the last 3 years: This field is required',
        'Roadside assistance: Choose yes or no',
        'Glass cover: Choose yes or no',
      ]),
    );

    // Without road assistance there is no date to be wrong.
    const date = { role: 'textbox', label: 'Vejhjælp gælder fra' } as const;
    put(form, date, 'i morgen');
    await waitFor(() => expect(listedBy(form)).toHaveLength(1));
    put(form, { role: 'radiogroup', label: 'Vejhjælp' }, 'Nej');
    await waitFor(() => expect(queryControl(form, date)).toBeNull());
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    press(form);
    await stepHeading('Arbejdsskade og underskrift');
    expect(sentBy(app.mock).slice(1)).toEqual([
      {
        path: '/api/step/save-step-2',
        body: {
          agreement_id: agreementIdOf(app, app.truckerId ?? 0),
          area_id: 1,
          new_value_id: 2,
          own_risk_id: 2,
          injury_id: 2,
          addon_1: 0,
          addon_2: 0,
          addon_1_date: null,
          token: demoTokens.invited,
          locale: 'da',
        },
      },
    ]);
  });

  it('the termination popup takes nothing that is missing and no date that is none [2-termination-fields, 5-termination-required]', async () => {
    const app = await openWizard(demoTokens.halfDone);
    await toCarStep('Ja');
    pressNamed('Næste');
    await screen.findByRole('dialog', { name: 'Opsig din nuværende forsikring' });
    const form = { mock: app.mock, within: openDialog, submit: 'Gem og fortsæt' };
    await expectRounds(form, terminationRounds);

    press(form);
    await stepHeading('Arbejdsskade og underskrift');
    expect(sentBy(app.mock).map(({ path }) => path)).toEqual([
      '/api/truckers/update-trucker',
      '/api/step/insurance-info',
      '/api/step/save-step-2',
    ]);
    expect(sentBy(app.mock)[1]?.body).toMatchObject({
      select_insurance: 1,
      police_number: 'P-4711',
      date: '2099-12-31',
    });
  });

  it('step 3 takes no open question, no counts but whole ones and quarters, and the code dialog no code but a number [5-step-3-add-ons, 5-step-3-counts, 5-step-3-quarters, 5-sms-code-digits, 8-sms-prompt, 9-employees-in-quarters]', async () => {
    const app = await openWizard(demoTokens.halfDone);
    const form = sending(app, 'Underskriv aftale', titles.work);
    await toCarStep('Nej');
    await toWorkStep();
    await expectRounds(form, workRounds, () =>
      lookInEnglish(form, /^Error: Step 3 of 3: Work injury and signing/, [
        'Krisehjælp: Choose yes or no',
        'Number of cars: This field is required',
        'Number of employees (full-time): This field is required',
        'Number of drivers: This field is required',
      ]),
    );

    // Counts that are not asked for cannot be wrong.
    for (const row of wrongCounts) put(form, row, row.wrong);
    put(form, fields.workInjury, 'Nej');
    await waitFor(() => expect(document.title).not.toMatch(/^Fejl/));
    for (const row of wrongCounts) expect(queryControl(form, row)).toBeNull();
    put(form, fields.workInjury, 'Ja');
    await expectRefused(form, wrongCounts);
    await mend(form, wrongCounts);

    // Quarters pass with a comma and with a point.
    press(form);
    await screen.findByRole('dialog');
    pressNamed('Annuller');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    put(form, { role: 'textbox', label: 'Antal medarbejdere (fuldtid)' }, '1.25');
    press(form);
    await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });

    const dialog = { mock: app.mock, within: openDialog, submit: 'Bekræft kode' };
    expect(controlOf(dialog, fields.code)).toHaveAccessibleDescription(
      'Indtast den sms-kode, der er sendt til dit telefonnummer',
    );
    expect(controlOf(dialog, fields.code)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectRounds(dialog, codeRounds);
    const code = sentCode(app);
    put(dialog, fields.code, code.replace(/(...)/, '$1 '));
    press(dialog);
    await stepHeading('Tak');
    const trucker = { token: demoTokens.halfDone, trucker_id: app.truckerId };
    expect(sentBy(app.mock).slice(2)).toEqual([
      { path: '/api/sms/generate', body: trucker },
      { path: '/api/sms/verify', body: { ...trucker, sms_code: code } },
      {
        path: '/api/step/save-step-3',
        body: {
          agreement_id: agreementIdOf(app, app.truckerId ?? 0),
          addon_3: 1,
          addon_4: 0,
          cars: 2,
          employees: 1.25,
          drivers: 3,
          token: demoTokens.halfDone,
          locale: 'da',
        },
      },
    ]);
  });

  it('step 3 of staff takes no date that is none, and needs none [5-step-3-staff-date]', async () => {
    const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
    const name = mock.db.truckers.get(2)?.name ?? '';
    const form = sending({ mock }, 'Gem aftale', `${name}: ${titles.work}`);
    await toCarStep('Nej');
    await toWorkStep();
    put(form, fields.workInjury, 'Ja');
    put(form, fields.crisis, 'Nej');
    for (const row of wrongCounts) put(form, row, row.right);
    await expectRounds(form, injuryRounds);

    press(form);
    await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
    expect(sentBy(mock).at(-1)?.path).toBe('/api/sms/generate');
  });
});
