import { demoAccounts } from '@mocks/db/demo';
import { createDatabase, databaseStates, restoreSnapshot, takeSnapshot } from '@mocks/db/database';
import { logIn } from '@mocks/domain/auth.domain';

const { email, password } = demoAccounts.admin;

describe('a snapshot of the database', () => {
  it('puts everything into another one, as a browser stores it', () => {
    const first = createDatabase({ seed: 5 });
    databaseStates.unpriced(first);
    first.truckers.update(1, { name: 'Ændret' });
    first.truckers.delete(240);
    first.smsCodes.push({
      truckerId: 1,
      code: '123456',
      issuedAt: 1,
      wrongAttempts: 0,
      usedAt: null,
    });
    first.verifiedPhones.set(1, 7);
    logIn(first, email, password);

    const second = createDatabase();
    restoreSnapshot(second, structuredClone(takeSnapshot(first)));
    expect(takeSnapshot(second)).toEqual(takeSnapshot(first));
    expect(second.seed).toBe(5);
    expect(second.prices.size).toBe(0);
  });

  it('gives the same ids, tokens and codes from then on', () => {
    const first = createDatabase();
    const second = createDatabase({ seed: 9 });
    const row = { ...first.truckers.all()[0] };
    restoreSnapshot(second, structuredClone(takeSnapshot(first)));
    const next = (db: typeof first) => [
      db.random.text(8),
      db.truckers.insert(row as never).id,
      logIn(db, email, password)?.token,
    ];
    expect(next(second)).toEqual(next(first));
  });
});
