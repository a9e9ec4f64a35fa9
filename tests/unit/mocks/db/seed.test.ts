import { createDatabase, databaseStates, manyHauliers } from '@mocks/db/database';
import { demoAccounts, demoIds, demoTokens, priceHole } from '@mocks/db/demo';
import { awkwardChanges, places } from '@mocks/db/seed/hauliers.seed';
import type { TruckerRow } from '@mocks/db/tables';

const db = createDatabase();
const truckers = db.truckers.all();
const tokenOf = (token: string) => truckers.find((row) => row.token === token);

describe('the seed', () => {
  it('is the same each time', () => {
    const again = createDatabase();
    expect(again.truckers.all()).toEqual(truckers);
    expect(again.agreements.all()).toEqual(db.agreements.all());
    expect(again.history.all()).toEqual(db.history.all());
  });

  it('is another for another seed', () => {
    expect(createDatabase({ seed: 1 }).truckers.all()).not.toEqual(truckers);
  });

  it('has a few hundred hauliers with all their data in form', () => {
    expect(truckers).toHaveLength(240);
    for (const row of truckers) {
      expect(row.cvr).toMatch(/^\d{8}$/u);
      expect(row.truckNumber).toMatch(/^\d{6}$/u);
      expect(row.phone ?? '00000000').toMatch(/^\d{8}$/u);
      expect(row.email).toMatch(/^[a-z.]+\d+@example\.dk$/u);
      expect(row.vehicle?.registrationNumber ?? 'AA00000').toMatch(/^[A-Z]{2}\d{5}$/u);
      expect(row.vehicle?.frameNumber ?? '').toMatch(/^([A-HJ-NPR-Z0-9]{17})?$/u);
    }
  });

  it.each<[string, (row: TruckerRow) => unknown]>([
    ['CVR', (row) => row.cvr],
    ['truck number', (row) => row.truckNumber],
    ['e-mail', (row) => row.email],
    ['token', (row) => row.token],
    ['registration number', (row) => row.vehicle?.registrationNumber ?? row.id],
  ])('gives no two hauliers the same %s', (_, pick) => {
    expect(new Set(truckers.map(pick)).size).toBe(truckers.length);
  });

  it('has no CVR that could belong to a real company', () => {
    const weights = [2, 7, 6, 5, 4, 3, 2, 1];
    const sums = truckers.map(({ cvr }) =>
      weights.reduce((sum, weight, index) => sum + weight * Number(cvr[index]), 0),
    );
    expect(sums.filter((sum) => sum % 11 === 0)).toEqual([]);
  });

  it('matches postcodes and towns', () => {
    const known = new Map<string, string>(places.map(({ zipCode, city }) => [zipCode, city]));
    const addresses = truckers.flatMap(({ address }) => (address === null ? [] : [address]));
    expect(addresses.length).toBeGreaterThan(200);
    expect(addresses.filter(({ zipCode, city }) => known.get(zipCode) !== city)).toEqual([]);
  });

  it('carries Danish letters', () => {
    const names = truckers.map(({ name }) => name).join('');
    expect(['æ', 'ø', 'å', 'Æ', 'Ø', 'Å'].filter((letter) => !names.includes(letter))).toEqual([]);
  });

  it.each(Object.entries(awkwardChanges))('has a haulier with: %s', (_, changes) => {
    expect(truckers).toContainEqual(expect.objectContaining(changes));
  });

  it('has hauliers without an agreement', () => {
    const withAgreement = new Set(db.agreements.all().map((row) => row.truckerId));
    expect(truckers.some((row) => !withAgreement.has(row.id))).toBe(true);
  });

  it('has a price for every combination but one', () => {
    const { areas, newValues, ownRisks, injuries } = db;
    const combinations = areas.size * newValues.size * ownRisks.size * injuries.size;
    expect(db.prices.size).toBe(combinations - 1);
    expect(db.prices.all()).not.toContainEqual(expect.objectContaining(priceHole));
  });

  it('starts the injuries with "no injuries" and the add-ons as section 3 orders them', () => {
    expect(db.injuries.get(1)?.title).toBe('Ingen skader');
    const names = (type: number) =>
      db.addOns
        .all()
        .filter((row) => row.type === type)
        .map((row) => row.name);
    expect(names(1)).toEqual(['Vejhjælp', 'Glasskade']);
    expect(names(2)[0]).toBe('Arbejdsskadeforsikring');
  });

  it('knows the demonstration accounts and links', () => {
    expect(db.users.all().map(({ email }) => email)).toEqual(
      Object.values(demoAccounts).map(({ email }) => email),
    );
    expect(tokenOf(demoTokens.invited)).toMatchObject({ isCarInsurance: '1', status: 0 });
    expect(tokenOf(demoTokens.unknown)).toBeUndefined();
    expect(tokenOf(demoTokens.expired)?.linkExpiresAt).not.toBeNull();
    const agreementOf = (token: string) =>
      db.agreements.all().find((row) => row.truckerId === tokenOf(token)?.id);
    expect(agreementOf(demoTokens.invited)?.areaId).toBeNull();
    expect(agreementOf(demoTokens.halfDone)).toMatchObject({ areaId: 1, completedAt: null });
    const signed = tokenOf(demoTokens.signed)?.id;
    expect(signed).toBe(demoIds.signed);
    expect(db.history.all().filter((row) => row.truckerId === signed)).toHaveLength(2);
  });

  it('include one with a history that is partly damaged, and none without its haulier', () => {
    const rows = db.history.all().filter((row) => row.truckerId === demoIds.damagedHistory);
    const isReadable = ({ data }: { data: string }) => data.endsWith('}');
    expect(rows.map(isReadable)).toEqual([true, false, true, false, true]);
    expect(db.history.all().filter((row) => !db.truckers.get(row.truckerId))).toEqual([]);
  });
});

describe('the states of the database', () => {
  it('can be put back to the seed', () => {
    const changed = createDatabase();
    databaseStates.empty(changed);
    expect([changed.truckers.size, changed.prices.size, changed.addOns.size]).toEqual([0, 0, 0]);
    changed.reset();
    expect(changed.truckers.all()).toEqual(truckers);
  });

  it('can hold very many hauliers, all different', () => {
    const many = createDatabase();
    databaseStates.many(many);
    expect(many.truckers.size).toBe(manyHauliers);
    const cvrs = new Set(many.truckers.all().map((row) => row.cvr));
    expect(cvrs.size).toBe(manyHauliers);
  });
});
