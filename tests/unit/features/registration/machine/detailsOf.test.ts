import { detailsOf } from '@/features/registration/machine/agreement';
import { trucker, vehicle } from '@tests/support/fixtures/trucker';

describe('step 1 of a haulier that the server knows (D12)', () => {
  it('says what the server said', () => {
    expect(detailsOf(trucker)).toEqual({
      name: 'Vesterbro Vognmandsforretning ApS',
      email: 'drift@vesterbro-vogn.example',
      cvr: '29871640',
      truckNumber: '104233',
      phone: '28456712',
      undervogn: '',
      hasCarInsurance: true,
      hasWorkInsurance: true,
      registrationNumber: 'DR48113',
      street: 'Istedgade 114',
      zipCode: '1650',
      city: 'København V',
      hasPreviousInsurance: true,
    });
  });

  it('knows its numbers as they travel, in whatever writing the server has them [D31]', () => {
    const stored = {
      ...trucker,
      cvr: 'DK 29871640',
      phone: '+45 28 45 67 12',
      vehicle: { ...vehicle, registrationNumber: 'dr 48 113' },
    };
    expect(detailsOf(stored)).toEqual(detailsOf(trucker));
  });

  it('is empty where the server knows no vehicle, address or agreement', () => {
    expect(detailsOf({ ...trucker, vehicle: null, address: null, agreement: null })).toMatchObject({
      registrationNumber: '',
      street: '',
      zipCode: '',
      city: '',
      hasPreviousInsurance: null,
    });
  });
});
