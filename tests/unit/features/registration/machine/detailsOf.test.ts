import { detailsOf } from '@/features/registration/machine/serverAnswers';
import { trucker, vehicle } from '@tests/support/fixtures/trucker';

describe('detailsOf (D12)', () => {
  it('returns the details of the haulier that the server sent', () => {
    expect(detailsOf(trucker)).toEqual({
      name: 'Vesterbro Vognmandsforretning ApS',
      email: 'drift@vesterbro-vogn.example',
      cvr: '29871640',
      truckNumber: '104233',
      phone: '28456712',
      undervogn: '',
      hasCarInsurance: true,
      hasWorkInsurance: true,
      numberPlate: 'DR48113',
      street: 'Istedgade 114',
      zipCode: '1650',
      city: 'København V',
      hasPreviousInsurance: true,
    });
  });

  it("converts numbers to the format of the API, whatever the server's format [D31]", () => {
    const stored = {
      ...trucker,
      cvr: 'DK 29871640',
      phone: '+45 28 45 67 12',
      vehicle: { ...vehicle, numberPlate: 'dr 48 113' },
    };
    expect(detailsOf(stored)).toEqual(detailsOf(trucker));
  });

  it('has empty fields without a vehicle, an address or an agreement', () => {
    expect(detailsOf({ ...trucker, vehicle: null, address: null, agreement: null })).toMatchObject({
      numberPlate: '',
      street: '',
      zipCode: '',
      city: '',
      hasPreviousInsurance: null,
    });
  });
});
