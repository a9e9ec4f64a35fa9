import { screen, waitFor, within } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import type { AgreementRow } from '@mocks/db/tables';
import { agreementIdOf, haulierOf } from '@tests/support/assertions/wizardRequests';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  answerNo,
  choicesOf,
  enterCode,
  openWorkStep,
  press,
  sentCode,
  signOff,
  stepHeading,
  toCarStep,
  toWorkStep,
} from '@tests/support/page-objects/wizard';

const token = demoTokens.halfDone;
const changedElsewhere = /^Aftalen er ændret et andet sted/;

/** From the link to an open step 3, whose answers of steps 1 and 2 are saved. */
async function toFinish() {
  const app = await openWorkStep();
  const haulier = haulierOf(app, token);
  const agreementId = agreementIdOf(app, haulier.id) ?? 0;
  return {
    ...app,
    haulier,
    changeAgreement: (changes: Partial<AgreementRow>) =>
      app.mock.db.agreements.update(agreementId, changes),
  };
}

const answers = () => screen.getByRole('region', { name: /^Tjek (dine svar|svarene)$/ });

/** The labels of the answers to check that are marked as changed. */
const marked = () =>
  within(answers())
    .queryAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((label) => label.includes('Ændret'));

const total = () => screen.getByText('I alt pr. måned').nextElementSibling?.textContent;

/** Answers step 3 and asks to sign. */
async function trySigning() {
  await answerNo();
  await press('Underskriv aftale');
}

it('marks and prices what another tab has saved, and asks for a code only when it is sent again (D45) [4-sign-what-the-server-has, 4-sign-changes-marked]', async () => {
  const app = await toFinish();
  const { mock } = app;
  await answerNo();
  const before = total();
  app.changeAgreement({ own_risk_id: 3, injury_id: 4 });

  await trySigning();
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(mock.calls.of('generateSmsCode')).toEqual([]);
  expect(marked()).toEqual(['Selvrisiko Ændret', 'Skader de seneste 3 år Ændret']);
  expect(within(answers()).getByText('20.000 kr.')).toBeVisible();
  expect(within(answers()).getByText('3 eller flere skader')).toBeVisible();
  await waitFor(() => expect(total()).toMatch(/[\d.]+,\d\d/));
  const price = total();
  expect(price).not.toBe(before);

  // What was answered in step 3 stays.
  await signOff();
  expect(screen.queryByText('Ændret')).toBeNull();
  await enterCode(sentCode(app));
  const receipt = await screen.findByRole('region', { name: 'Din aftale' });
  expect(receipt).toHaveTextContent(`Pris${price?.replace(/\s/g, ' ') ?? ''}`);
});

it('opens step 2 with what the server has once that was shown in the place of what was saved here', async () => {
  const app = await toFinish();
  app.changeAgreement({ own_risk_id: 3 });
  await trySigning();
  await screen.findByText(changedElsewhere);
  await app.user.click(within(answers()).getByRole('button', { name: 'Ret Selvrisiko' }));
  await stepHeading('Bilforsikring');
  expect((await choicesOf('Selvrisiko'))[2]).toBeChecked();
});

it('shows a price that has changed since it was read, and asks for a code only when it is sent again [4-sign-price-read-again]', async () => {
  const app = await toFinish();
  await answerNo();
  const before = total();
  for (const price of app.mock.db.prices.all()) {
    app.mock.db.prices.update(price.id, { premium: Number(price.premium) + 1200 });
  }
  await trySigning();
  expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  expect(total()).not.toBe(before);
  expect(screen.queryByText('Ændret')).toBeNull();

  await signOff();
  expect(screen.queryByText(/^Prisen er ændret i mellemtiden/)).toBeNull();
});

describe('while the code is typed', () => {
  it('another tab changes the agreement: it is marked, and signed without another code (D45) [4-sign-read-after-code]', async () => {
    const app = await toFinish();
    const { calls } = app.mock;
    await signOff();
    app.changeAgreement({ own_risk_id: 3 });
    await enterCode(sentCode(app));
    expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
    expect(marked()).toEqual(['Selvrisiko Ændret']);
    expect(within(answers()).getByText('20.000 kr.')).toBeVisible();
    expect(calls.of('saveWorkChoices')).toEqual([]);
    await waitFor(() => expect(total()).toMatch(/[\d.]+,\d\d/));
    const price = total();

    await press('Underskriv aftale');
    const receipt = await screen.findByRole('region', { name: 'Din aftale' });
    expect(receipt).toHaveTextContent(`Pris${price?.replace(/\s/g, ' ') ?? ''}`);
    for (const call of ['generateSmsCode', 'verifySmsCode', 'saveWorkChoices'] as const) {
      expect(calls.of(call)).toHaveLength(1);
    }
  });

  it('staff change the price: it is shown, and nothing is signed until it is sent again [4-sign-read-after-code]', async () => {
    const app = await toFinish();
    await signOff();
    const before = total();
    for (const price of app.mock.db.prices.all()) {
      app.mock.db.prices.update(price.id, { premium: Number(price.premium) + 1200 });
    }
    await enterCode(sentCode(app));
    expect(await screen.findByText(/^Prisen er ændret i mellemtiden/)).toBeInTheDocument();
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
    expect(total()).not.toBe(before);

    await press('Underskriv aftale');
    await screen.findByText('Aftalen er underskrevet.');
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(1);
  });

  it('the number is changed: the code proved another phone, and the new one gets its own', async () => {
    const app = await toFinish();
    await signOff();
    app.mock.db.truckers.update(app.haulier.id, { phone_number: '51627384' });
    await enterCode(sentCode(app));
    expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
    await signOff();
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(2);
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
  });

  it('the agreement cannot be read again: nothing is signed, and the next try needs no other code', async () => {
    const app = await toFinish();
    await signOff();
    app.mock.addFault({ operationId: 'getRegistration', fault: { kind: 'drop' }, times: 1 });
    await enterCode(sentCode(app));
    expect(await screen.findByRole('group', { name: 'Der er problemer' })).toHaveTextContent(
      'Der er ingen forbindelse til serveren.',
    );
    expect(app.mock.calls.of('saveWorkChoices')).toEqual([]);
    await press('Underskriv aftale');
    await screen.findByText('Aftalen er underskrevet.');
    expect(app.mock.calls.of('generateSmsCode')).toHaveLength(1);
  });
});

it('does not call a price changed that could not be read again, and signs on the next try (D45)', async () => {
  const app = await toFinish();
  await answerNo();
  const before = total();
  for (const operationId of ['getPremium', 'searchAddOns'] as const) {
    app.mock.addFault({ operationId, fault: { kind: 'drop' }, times: 1 });
  }
  await trySigning();
  expect(await screen.findByRole('group', { name: 'Der er problemer' })).toHaveTextContent(
    'Der er ingen forbindelse til serveren.',
  );
  expect(screen.queryByText(/^Prisen er ændret/)).toBeNull();
  expect(total()).toBe(before);
  expect(app.mock.calls.of('generateSmsCode')).toEqual([]);
  await signOff();
});

it('compares what staff are shown with what the server has, too (D18)', async () => {
  const { mock } = await renderApp('/admin/truckers/edit/2', { as: 'admin' });
  await toCarStep('Nej');
  await toWorkStep();
  mock.db.truckers.update(2, { phone_number: '51627384' });
  await answerNo();
  await press('Gem aftale');
  expect(await screen.findByText(changedElsewhere)).toBeInTheDocument();
  expect(marked()).toEqual(['Mobilnummer Ændret']);
});
