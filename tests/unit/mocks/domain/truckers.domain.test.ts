import { createDatabase } from '@mocks/db/database';
import {
  addRegistration,
  addTrucker,
  agreementsOf,
  changeAddress,
  changeTrucker,
  deleteTrucker,
  findTrucker,
  type TruckerDetails,
} from '@mocks/domain/truckers.domain';
import { domainErrorOf } from '../domainError';

const details: TruckerDetails = {
  name: 'Ny Taxa',
  email: 'ny@example.dk',
  cvr: '98765432',
  truckNumber: '654321',
  phone: '20304050',
  undervogn: null,
  isCarInsurance: '1',
  isWorkInsurance: '0',
  registrationNumber: 'NY12345',
};

const third = () => {
  const db = createDatabase();
  return { db, row: findTrucker(db, 3) };
};

describe('adding a haulier', () => {
  it('makes an active one with a vehicle that the register knows', () => {
    const db = createDatabase();
    const row = addTrucker(db, details, 'token');
    expect(row).toMatchObject({ id: 241, name: 'Ny Taxa', status: 0, token: 'token' });
    expect(row.vehicle).toMatchObject({
      registrationNumber: 'NY12345',
      insuranceStatus: 'not verified',
    });
  });

  it.each([null, '', '  '])('makes no vehicle of the plate %p', (registrationNumber) => {
    const row = addTrucker(createDatabase(), { ...details, registrationNumber }, null);
    expect(row.vehicle).toBeNull();
  });

  it('refuses what another haulier has, and names the wire field', () => {
    const { db, row } = third();
    const plate = row.vehicle?.registrationNumber ?? '';
    const add = (change: Partial<TruckerDetails>) =>
      domainErrorOf(() => addTrucker(db, { ...details, ...change }, null));
    expect(add({ cvr: row.cvr })).toMatchObject({ kind: 'conflict', fields: { cvr: 'cvrTaken' } });
    expect(add({ email: row.email }).fields).toEqual({ email: 'emailTaken' });
    expect(add({ registrationNumber: plate }).fields).toEqual({ reg_number: 'registrationTaken' });
    expect(db.truckers.size).toBe(240);
  });
});

describe('changing a haulier', () => {
  it('keeps the vehicle when no plate is written', () => {
    const { db, row } = third();
    expect(changeTrucker(db, 3, { ...details, registrationNumber: '' }).vehicle).toEqual(
      row.vehicle,
    );
  });

  it('asks the register anew for a new plate', () => {
    const { db, row } = third();
    const { vehicle } = changeTrucker(db, 3, details);
    expect(vehicle?.registrationNumber).toBe('NY12345');
    expect(vehicle?.frameNumber).not.toBe(row.vehicle?.frameNumber);
  });

  it('does not mistake a haulier for its own double', () => {
    const { db, row } = third();
    const own = { ...details, cvr: row.cvr, email: row.email };
    expect(changeTrucker(db, 3, own).cvr).toBe(row.cvr);
  });

  it('refuses one that does not exist', () => {
    expect(domainErrorOf(() => changeTrucker(createDatabase(), 999, details)).kind).toBe(
      'notFound',
    );
  });
});

describe('changing an address', () => {
  it('keeps the parts that are left out', () => {
    const { db, row } = third();
    const { address } = changeAddress(db, 3, { street: 'Ny Vej 1', zipCode: null, city: null });
    expect(address).toEqual({ ...row.address, street: 'Ny Vej 1' });
  });

  it('makes an address where there was none, and none out of nothing', () => {
    const db = createDatabase();
    const { id } = addTrucker(db, details, null);
    expect(changeAddress(db, id, { street: null, zipCode: null, city: null }).address).toBeNull();
    const { address } = changeAddress(db, id, { street: 'A', zipCode: '8000', city: 'Aarhus C' });
    expect(address).toMatchObject({ street: 'A', zipCode: '8000', city: 'Aarhus C' });
  });
});

describe('adding a registration number', () => {
  it('gives the haulier its vehicle and refuses a plate that is taken', () => {
    const { db, row } = third();
    const without = db.truckers.all().find((other) => other.vehicle === null)?.id ?? 0;
    expect(addRegistration(db, without, 'NY12345').vehicle?.registrationNumber).toBe('NY12345');
    const taken = row.vehicle?.registrationNumber ?? '';
    expect(domainErrorOf(() => addRegistration(db, without, taken)).kind).toBe('conflict');
  });
});

describe('deleting a haulier', () => {
  it('takes its agreements and its history along', () => {
    const db = createDatabase();
    deleteTrucker(db, 3);
    expect(agreementsOf(db, 3)).toEqual([]);
    expect(db.history.all().some((entry) => entry.truckerId === 3)).toBe(false);
    expect(domainErrorOf(() => deleteTrucker(db, 3)).kind).toBe('notFound');
  });
});
