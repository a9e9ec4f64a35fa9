import { createDatabase, databaseStates, manyTruckers } from '@mocks/db/database';

const db = createDatabase();
const truckers = db.truckers.all();

describe('the seed', () => {
  it('has hauliers with valid data and Danish letters', () => {
    expect(truckers).toHaveLength(240);
    for (const { cvr, truck_number, phone_number, email, vehicle } of truckers) {
      expect(cvr).toMatch(/^\d{8}$/u);
      expect(truck_number).toMatch(/^\d{6}$/u);
      expect(phone_number ?? '00000000').toMatch(/^\d{8}$/u);
      expect(email).toMatch(/^[a-z.]+\d+@example\.dk$/u);
      expect(vehicle?.reg_number ?? 'AA00000').toMatch(/^[A-Z]{2}\d{5}$/u);
      expect(vehicle?.serial_number ?? '').toMatch(/^([A-HJ-NPR-Z0-9]{17})?$/u);
    }
    const names = truckers.map(({ name }) => name).join('');
    expect(['æ', 'ø', 'å', 'Æ', 'Ø', 'Å'].filter((letter) => !names.includes(letter))).toEqual([]);
  });

  it('gives no two hauliers the same numbers, e-mail address or link, even with 10,000 hauliers', () => {
    const many = createDatabase();
    databaseStates.many(many);
    const rows = many.truckers.all();
    const plates = rows.flatMap(({ vehicle }) => vehicle?.reg_number ?? []);
    expect(rows).toHaveLength(manyTruckers);
    expect(new Set(plates).size).toBe(plates.length);
    for (const name of ['cvr', 'truck_number', 'email', 'token'] as const) {
      expect(new Set(rows.map((row) => row[name])).size).toBe(manyTruckers);
    }
  });

  it('has no CVR number that could belong to a real company', () => {
    const weights = [2, 7, 6, 5, 4, 3, 2, 1];
    const sums = truckers.map(({ cvr }) =>
      weights.reduce((sum, weight, index) => sum + weight * Number(cvr[index]), 0),
    );
    expect(sums.filter((sum) => sum % 11 === 0)).toEqual([]);
  });
});
