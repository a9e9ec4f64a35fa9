import type { Page } from '@playwright/test';
import type { OperationId } from '@mocks/contract/document';
import type { TruckerRow } from '@mocks/db/tables';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { expect, waitRoundTrip } from '@tests/support/fixtures/e2eTest';
import { newHaulier } from '@tests/support/actions/haulierJourney';

const lists: readonly OperationId[] = [
  'listAreas',
  'listInjuries',
  'listNewValues',
  'listOwnRisks',
];
/** What is read again before anything is signed (D45). */
export const readAgain: readonly OperationId[] = [
  'getRegistration',
  'getPremium',
  'searchAddOns',
  'searchAddOns',
];
const carCalls = (readFirst: readonly OperationId[]): OperationId[] => [
  'searchAddOns',
  'getPremium',
  ...readFirst,
  'saveTermination',
  ...readFirst,
  'saveCarChoices',
  'searchAddOns',
];
const completion: readonly OperationId[] = [
  'generateSmsCode',
  'verifySmsCode',
  'saveWorkChoices',
  'sendXml',
  'sendXml',
];

/** The requests of `walk` where nothing goes wrong, in their order; the lists are under way together. */
export const happyPath: Record<'withLink' | 'withoutLink', readonly OperationId[]> = {
  withLink: [
    'getRegistration',
    ...lists,
    // What a colleague may have saved is read before each save (D40).
    'getRegistration',
    'updateTrucker',
    ...carCalls(['getRegistration']),
    ...readAgain,
    ...completion,
  ],
  withoutLink: [...lists, 'saveRegistration', ...carCalls([]), ...completion],
};

/** Requires that these requests were sent in all, each as often as it is named. */
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

/** Today as the calendar of Denmark has it, yyyy-MM-dd. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date());

interface Completed {
  /** The haulier's link; null for one who signed up without. */
  token: string | null;
  /** How many submissions the server has taken: one more where it heard the same twice. */
  submissions?: number;
}

/**
 * Requires that the haulier stands at thank-you, and that the mock has what `walk` answered in exactly one completed
 * agreement of that haulier, whose documents were sent once; and nobody new but the one who signed up.
 */
export async function expectCompleted(
  page: Page,
  app: BuiltApp,
  { token, submissions = 1 }: Completed,
): Promise<void> {
  await expect(page.getByText('Aftalen er underskrevet.')).toBeVisible();
  const { db } = app.mock;
  const isOurs = (row: TruckerRow) =>
    token === null ? row.cvr === newHaulier['CVR-nummer'] : row.token === token;
  const [trucker, ...others] = db.truckers.all().filter(isOurs);
  if (!trucker) throw new Error('The haulier is not in the database.');
  expect(others).toEqual([]);
  await expect(page).toHaveURL(`/thank-you/${token ?? trucker.id}`);
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
  const taken = db.history.all().filter(({ truckerId }) => truckerId === trucker.id);
  expect(taken).toHaveLength(submissions);
  expect(new Set(taken.map(({ data }) => data)).size).toBe(1);
}
