import { parseResponse, UnreadableResponse } from '@/api/core/wire/parse';
import {
  parseTrucker,
  parseTruckerPage,
  parseTruckerWithCompanies,
  parseUpdatedTrucker,
} from '@/api/truckers/trucker.reader';
import { agreement, vehicle } from '@tests/support/fixtures/trucker';

const onWire = {
  id: 17,
  name: 'Vesterbro ApS',
  email: 'drift@example.dk',
  cvr: '29871640',
  truck_number: '100872',
  phone_number: '28456712',
  undervogn: 'Minibus',
  is_car_insurance: '1',
  is_work_insurance: '0',
  status: 0,
  address: { id: 9, address: 'Istedgade 114', city: 'København V', zip_code: '1650' },
  vehicle: {
    reg_number: 'DR48113',
    serial_number: 'WDB2130421A547893',
    status: 'Registreret',
    insurance_status: 'verified',
  },
  exiting_insurance: {
    police_number: 'P-5502187',
    termination_date: '2022-03-31',
    insurance_company_id: 3,
  },
  trucker_agreement: [{ id: 31, previous_insurance: '1' }],
  multiply_price: { number_of_cars: 3, number_of_employee: '1.25', number_of_drivers: 2 },
};

const bare = {
  id: 4,
  name: '',
  email: '',
  cvr: '',
  truckNumber: '',
  phone: '',
  undervogn: '',
  hasCarInsurance: null,
  hasWorkInsurance: null,
  isActive: false,
  address: null,
  vehicle: null,
  existingInsurance: null,
  agreement: null,
  hasUnreadableAgreement: false,
  headcount: null,
};

describe('parseTrucker', () => {
  it("returns every field under the application's name and type", () => {
    expect(parseTrucker(onWire)).toEqual({
      id: 17,
      name: 'Vesterbro ApS',
      email: 'drift@example.dk',
      cvr: '29871640',
      truckNumber: '100872',
      phone: '28456712',
      undervogn: 'Minibus',
      hasCarInsurance: true,
      hasWorkInsurance: false,
      isActive: true,
      address: { id: 9, street: 'Istedgade 114', city: 'København V', zipCode: '1650' },
      vehicle,
      existingInsurance: {
        policyNumber: 'P-5502187',
        terminationDate: '2022-03-31',
        insuranceCompanyId: 3,
      },
      agreement,
      hasUnreadableAgreement: false,
      headcount: { cars: '3', employees: '1.25', drivers: '2' },
    });
  });

  it.each([
    ['no other field', { id: '4' }],
    [
      'null as its parts',
      { id: 4, address: null, vehicle: null, trucker_agreement: null, multiply_price: null },
    ],
    [
      'empty values as its parts',
      { id: 4, address: [], vehicle: '', trucker_agreement: [], exiting_insurance: 0 },
    ],
    ['null as its values', { id: 4, name: null, is_car_insurance: null, status: null }],
  ])('parses a haulier with an id and %s', (_what, value) => {
    expect(parseTrucker(value)).toEqual(bare);
  });

  it.each([
    ['null', null],
    ['an object without an id', {}],
    ['the id null', { id: null }],
    ['the id "x"', { id: 'x' }],
    ['an id alone', '4'],
    ['a list with a haulier', [onWire]],
  ])('returns null for %s', (_what, value) => {
    expect(parseTrucker(value)).toBeNull();
  });

  it.each([
    [null, false],
    ['', false],
    [[], false],
    [{}, false],
    [{ id: 3 }, false],
    [[{ id: 'x' }, { id: 3 }], false],
    [{ area_id: 2 }, true],
    [[{ id: 'x', area_id: 2 }], true],
  ])('reports the agreement %j as unreadable: %s', (agreement, is) => {
    const { data, unreadable } = parseResponse(() =>
      parseTrucker({ ...onWire, trucker_agreement: agreement }),
    );
    expect(data?.hasUnreadableAgreement).toBe(is);
    expect(unreadable).toEqual(is ? ['trucker_agreement.id'] : []);
  });

  it.each([
    [0, true],
    ['0', true],
    [1, false],
    ['1', false],
    [null, false],
    ['', false],
    [false, false],
  ])('parses the status %j as isActive %s', (status, isActive) => {
    expect(parseTrucker({ ...onWire, status })?.isActive).toBe(isActive);
  });

  it.each([
    ['verified', 'verified'],
    ['not verified', 'notVerified'],
    ['Verified', 'unknown'],
    ['toString', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
    [1, 'unknown'],
  ])('parses the insurance status %j as %s', (status, expected) => {
    const vehicle = { insurance_status: status };
    expect(parseTrucker({ id: 1, vehicle })?.vehicle?.insuranceStatus).toBe(expected);
  });

  it('gives an address, vehicle, insurance or head count without fields empty values', () => {
    const value = { id: 1, address: {}, vehicle: {}, exiting_insurance: {}, multiply_price: {} };
    expect(parseTrucker(value)).toMatchObject({
      address: { id: null, street: '', city: '', zipCode: '' },
      vehicle: { numberPlate: '', frameNumber: '', registerStatus: '' },
      existingInsurance: { policyNumber: '', terminationDate: null, insuranceCompanyId: null },
      headcount: { cars: null, employees: null, drivers: null },
    });
  });
});

describe('parseTruckerWithCompanies (D12)', () => {
  const insurance = [{ id: '1', name: 'Nordlys' }, { name: 'without id' }, null];
  const companies = [{ id: 1, name: 'Nordlys' }];

  it.each([
    ['at the top level', { truckers: { id: 4 }, insurance }],
    ['in data', { data: { truckers: { id: 4 }, insurance } }],
  ])('finds the haulier and the companies %s', (_place, body) => {
    expect(parseTruckerWithCompanies(body, 'truckers')).toEqual({ trucker: bare, companies });
  });

  it.each([[{ trucker: { id: 4 } }], [{ trucker: { id: 4 }, insurance: null }]])(
    'parses a haulier without companies: %j',
    (body) => {
      expect(parseTruckerWithCompanies(body, 'trucker')).toEqual({ trucker: bare, companies: [] });
    },
  );

  it.each([
    ['an empty response', {}],
    ['null', null],
    ['companies without a haulier', { trucker: null, insurance }],
    ['a haulier under another name', { truckers: { id: 4 }, insurance }],
  ])('throws for %s', (_what, body) => {
    expect(() => parseTruckerWithCompanies(body, 'trucker')).toThrow(UnreadableResponse);
  });
});

describe('parseUpdatedTrucker (D11)', () => {
  it('parses a response with a haulier and companies', () => {
    const body = { status: 200, id: 4, trucker: { id: 4 }, insurance: [] };
    expect(parseUpdatedTrucker(body)).toEqual({ trucker: bare, companies: [] });
  });

  it.each([
    [{ id: 4 }],
    [{ trucker: { id: 4 } }],
    [{ insurance: [] }],
    [{ trucker: { id: 4 }, insurance: null }],
    [null],
  ])('returns null, so that the loaded haulier stays, for %j', (body) => {
    expect(parseUpdatedTrucker(body)).toBeNull();
  });
});

describe('parseTruckerPage (D7)', () => {
  const page = { data: [{ id: 4 }], total: 21, per_page: 10, current_page: 2, last_page: 3 };
  const read = { rows: [bare], total: 21, perPage: 10, page: 1, pageCount: 3 };

  it.each([
    ['a page', { truckers: page }, read],
    ['a page in data', { data: { truckers: page } }, read],
    [
      'a list in data, without counts',
      { truckers: { data: [{ id: 4 }] } },
      { rows: [bare], total: 1, perPage: 1, page: 0, pageCount: 1 },
    ],
    [
      'a bare list',
      { truckers: [{ id: 4 }] },
      { rows: [bare], total: 1, perPage: 1, page: 0, pageCount: 1 },
    ],
    [
      'an empty page',
      { truckers: { data: [], total: 0, per_page: 10, current_page: 1, last_page: 0 } },
      { rows: [], total: 0, perPage: 10, page: 0, pageCount: 1 },
    ],
    [
      'an empty bare list',
      { truckers: [] },
      { rows: [], total: 0, perPage: 1, page: 0, pageCount: 1 },
    ],
    // The total is at least the number of rows. The number of pages is limited, as 4e9 page links could never be
    // rendered.
    [
      'a page with wrong counts',
      { truckers: { ...page, data: [{ id: 4 }, { id: 4 }, { id: 0 }], total: 0, last_page: 4e9 } },
      { ...read, total: 1, pageCount: 100_000 },
    ],
    [
      'a page past the last one',
      { truckers: { ...page, current_page: 9, last_page: 3 } },
      { ...read, page: 2 },
    ],
  ])('counts the rows and pages of %s', (_what, body, expected) => {
    expect(parseTruckerPage(body)).toEqual(expected);
  });

  it.each([
    [
      { per_page: 10, total: 21 },
      { pageCount: 3, page: 1 },
    ],
    [
      { per_page: '10', total: 20 },
      { pageCount: 2, page: 1 },
    ],
    [
      { per_page: 10, total: 0 },
      { pageCount: 1, page: 0 },
    ],
    [
      { per_page: 1, total: 4e9 },
      { pageCount: 100_000, page: 1 },
    ],
    [{ total: 21 }, { pageCount: 1, page: 0 }],
    [
      { per_page: 0, total: 21 },
      { pageCount: 1, page: 0 },
    ],
  ])('derives from %j the page counts %j [7-pages-counted]', (sent, expected) => {
    const truckers = { data: [{ id: 4 }], current_page: 2, ...sent };
    expect(parseTruckerPage({ truckers })).toMatchObject(expected);
  });

  it('counts the pages itself when the API’s page numbers start at 0 [7-pages-counted]', () => {
    const truckers = { data: [{ id: 4 }], current_page: 2, per_page: 10, total: 21 };
    expect(parseTruckerPage({ truckers }, 0)).toMatchObject({ pageCount: 3, page: 2 });
  });

  it('takes the requested page if the server does not say which one it sends [7-pages-counted]', () => {
    const truckers = { data: [{ id: 4 }], per_page: 10, total: 21 };
    expect(parseTruckerPage({ truckers }, 1, 2)).toMatchObject({ pageCount: 3, page: 2 });
  });

  const { data, ...figures } = page;

  it.each([
    ['in a named resource collection', { truckers: { data, links: {}, meta: figures } }],
    ['in a resource collection', { data, links: {}, meta: figures }],
    ['in data, without a name', { data: page }],
    ['with its rows under numeric keys', { truckers: { ...figures, data: { 3: { id: 4 } } } }],
  ])('parses a page that Laravel sends %s [7-list-forms]', (_form, body) => {
    expect(parseTruckerPage(body)).toEqual(read);
  });

  it('keeps the server’s page number when the deployment says that pages start at 0', () => {
    const body = { truckers: { ...page, current_page: 1, last_page: 2 } };
    expect(parseTruckerPage(body, 0)).toEqual(read);
  });

  it.each([[{}], [null], [{ truckers: 'x' }], [{ truckers: { rows: [] } }]])(
    'throws if there is no list of hauliers: %j',
    (body) => {
      expect(() => parseTruckerPage(body)).toThrow(UnreadableResponse);
    },
  );
});
