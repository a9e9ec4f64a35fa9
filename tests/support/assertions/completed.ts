import type { Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, waitRoundTrip } from '@tests/support/fixtures/e2eTest';

const lists: readonly OperationId[] = [
  'listAreas',
  'listInjuries',
  'listNewValues',
  'listOwnRisks',
];
/** The requests that the wizard repeats before it requests a code and before it signs, to notice changes. */
export const readAgain: readonly OperationId[] = [
  'getRegistration',
  'getPremium',
  'searchAddOns',
  'searchAddOns',
];

/** The requests of an undisturbed `walk`, in order; the lists are fetched in parallel. */
export const happyPath: readonly OperationId[] = [
  'getRegistration',
  ...lists,
  // Fetched before each save, so that a colleague's change is not overwritten.
  'getRegistration',
  'updateTrucker',
  'searchAddOns',
  'getPremium',
  'getRegistration',
  'saveTermination',
  'getRegistration',
  'saveCarChoices',
  'searchAddOns',
  ...readAgain,
  'generateSmsCode',
  'verifySmsCode',
  ...readAgain,
  'saveWorkChoices',
  'sendXml',
  'sendXml',
];

/** Requires exactly these requests, in any order. */
export async function expectTally(
  page: Page,
  app: BuiltApp,
  expected: readonly OperationId[],
): Promise<void> {
  const sent = () =>
    app.mock.calls
      .all()
      .map(({ operationId }) => operationId)
      .sort();
  await expect.poll(sent).toEqual([...expected].sort());
  await waitRoundTrip(page);
  expect(sent()).toEqual([...expected].sort());
}

/** The current date in Denmark, yyyy-MM-dd. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date());

/**
 * Requires that the thank-you page is shown, and that the mock has the answers of `walk` in exactly one completed
 * agreement, with one submission in the history and its documents sent once.
 */
export async function expectCompleted(page: Page, app: BuiltApp, token: string): Promise<void> {
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  const { db } = app.mock;
  const trucker = db.truckers.all().find((row) => row.token === token);
  if (!trucker) throw new Error('The haulier is not in the database.');
  await expect(page).toHaveURL(`/thank-you/${token}`);
  expect(trucker).toMatchObject({
    phone_number: '20304050',
    exiting_insurance: { police_number: 'P-4711', termination_date: '2099-12-31' },
    multiply_price: { number_of_cars: 2, number_of_employee: 1.25, number_of_drivers: 3 },
  });
  const sentMails = () =>
    db.outbox.all().filter(({ kind, truckerId }) => kind === 'email' && truckerId === trucker.id);
  await expect
    .poll(() => sentMails().map(({ subject }) => subject))
    .toEqual(['existing-insurance', 'injury-insurance', 'work-insurance']);
  expect(db.agreements.all().filter(({ truckerId }) => truckerId === trucker.id)).toEqual([
    {
      id: expect.any(Number),
      truckerId: trucker.id,
      previous_insurance: '1',
      area_id: 1,
      new_value_id: 2,
      own_risk_id: 2,
      injury_id: 2,
      addon_1: 1,
      addon_2: 0,
      addon_1_date: today(),
      addon_3: 1,
      addon_4: 0,
      injury_valid_from: null,
      injury_comment: null,
      completedAt: expect.any(String),
      documentsAt: expect.any(String),
    },
  ]);
  expect(db.history.all().filter(({ truckerId }) => truckerId === trucker.id)).toHaveLength(1);
}
