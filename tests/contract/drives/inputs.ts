/** What the haulier forms write. */
export const input = {
  name: 'Prøvens Taxa ApS',
  email: 'proeven@example.dk',
  cvr: '98765432',
  truckNumber: '654321',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  registrationNumber: 'PR12345',
};
/** The same as it has to arrive. */
export const wireInput = {
  name: 'Prøvens Taxa ApS',
  email: 'proeven@example.dk',
  cvr: '98765432',
  dr_number: '654321',
  phone: '20304050',
  undervogn: '',
  is_car_insurance: '1',
  is_work_insurance: '0',
  reg_number: 'PR12345',
  locale: 'en',
};
/** What the address fields write. */
export const addressInput = { street: 'Prøvevej 1', zipCode: '8000', city: 'Aarhus C' };
/** The same as it has to arrive. */
export const wireAddress = { address: 'Prøvevej 1', zip_code: '8000', city: 'Aarhus C' };
/** Four choices that have a price. */
export const choices = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
/** The same as they have to arrive. */
export const wireChoices = { area_id: 1, new_value_id: 1, own_risk_id: 1, injury_id: 1 };
/** Kickbacks as the price forms write them. */
export const percentages = { ensurePercent: '3.5', dantaxiPercent: '0' };
/** The same as they have to arrive. */
export const wirePercentages = { ensure: 3.5, dantaxi: 0 };
/** A reference list as it has to come back. */
export const titled = expect.arrayContaining([
  { id: 1, title: expect.any(String) as string },
]) as unknown;

/** A haulier of this name as it has to come back, with the insurance companies. */
export const truckerCalled = (name: string): unknown =>
  expect.objectContaining({ trucker: expect.objectContaining({ name }) as unknown }) as unknown;
