import {
  hasAddress,
  isSameTrucker,
  toTruckerInput,
  toTruckerUpdate,
  toTruckerValues,
} from '@/features/truckers/forms/trucker.mapper';
import * as known from '@tests/support/fixtures/trucker';

// The two insurances differ, so that a test fails if one is taken for the other.
const trucker = { ...known.trucker, undervogn: 'Bus', hasWorkInsurance: false };

/** The fields that the form shows and sends unchanged. */
const shared = {
  name: 'Vesterbro Vognmandsforretning ApS',
  email: 'drift@vesterbro-vogn.example',
  cvr: '29871640',
  truckNumber: '104233',
  phone: '28456712',
  undervogn: 'Bus',
  street: 'Istedgade 114',
  zipCode: '1650',
  city: 'København V',
  hasCarInsurance: true,
  hasWorkInsurance: false,
};

describe('the form for a haulier', () => {
  it('has all known values', () => {
    expect(toTruckerValues(trucker)).toEqual({
      ...shared,
      numberPlate: 'DR 48 113',
      hasNoNumberPlate: false,
      frameNumber: 'WDB2130421A547893',
    });
  });

  it('has no address fields without an address, and no number plate without a vehicle', () => {
    const bare = toTruckerValues({ ...trucker, address: null, vehicle: null });
    expect(bare).not.toHaveProperty('street');
    expect(bare).not.toHaveProperty('zipCode');
    expect(bare).not.toHaveProperty('city');
    expect(bare).toMatchObject({
      numberPlate: '',
      hasNoNumberPlate: false,
      frameNumber: '',
    });
  });

  it('sends its values back unchanged, but does not send the frame number', () => {
    expect(toTruckerUpdate(toTruckerValues(trucker), trucker)).toEqual({
      ...shared,
      id: 17,
      numberPlate: 'DR48113',
      addressId: 9,
      hasPreviousInsurance: true,
    });
  });

  it('matches a haulier that has all sent values, but none that differs in one of them', () => {
    const input = toTruckerInput({ ...toTruckerValues(trucker), phone: '+45 28 45 67 12' });
    expect(isSameTrucker(trucker, input)).toBe(true);
    const others = [{ name: 'X' }, { numberPlate: '' }, { hasWorkInsurance: true }];
    expect(others.some((other) => isSameTrucker(trucker, { ...input, ...other }))).toBe(false);
  });

  it('sends a read-only number plate unchanged, even if “no plate yet” is ticked', () => {
    const values = { ...toTruckerValues(trucker), hasNoNumberPlate: true };
    expect(toTruckerUpdate(values, trucker).numberPlate).toBe('DR48113');
  });

  it.each([
    [true, false, 'ZZ10001'],
    [true, true, ''],
    [false, false, ''],
  ])(
    'with car insurance %p and “no plate yet” %p sends the entered plate as %p [5-trucker-plate-after-all]',
    (hasCarInsurance, hasNoNumberPlate, sent) => {
      const bare = { ...trucker, vehicle: null };
      const values = { ...toTruckerValues(bare), numberPlate: 'ZZ10001' };
      expect(
        toTruckerUpdate({ ...values, hasCarInsurance, hasNoNumberPlate }, bare).numberPlate,
      ).toBe(sent);
    },
  );

  it.each([
    ['', '', ''],
    [' ', '', '\u00a0'],
  ])(
    'has no address when all of its fields are empty, and sends it back unchanged: %j',
    (...texts) => {
      const [street, zipCode, city] = texts;
      const bare = { ...trucker, address: { id: 9, street, zipCode, city } };
      expect(hasAddress(bare)).toBe(false);
      expect(toTruckerValues(bare)).not.toHaveProperty('street');
      const sent = { street, zipCode, city, addressId: 9 };
      expect(toTruckerUpdate(toTruckerValues(bare), bare)).toMatchObject(sent);
    },
  );

  it('sends back an address that was added while the form did not show one (D32)', () => {
    const values = toTruckerValues({ ...trucker, address: null });
    expect(toTruckerUpdate(values, trucker)).toMatchObject({
      street: 'Istedgade 114',
      zipCode: '1650',
      city: 'København V',
      addressId: 9,
    });
  });
});
