import { toSentHaulier } from '@/domain/haulier.mapper';

const haulier = {
  name: 'Gl. Taxa',
  email: 'gl@taxa.example',
  cvr: '29871640',
  truckNumber: '104233',
  phone: '28456712',
  undervogn: '',
  hasCarInsurance: false,
  hasWorkInsurance: false,
  registrationNumber: '',
  hasNoRegistrationNumber: false,
};

describe('what a form about a haulier sends', () => {
  it('has no blanks around texts, and its numbers as they travel', () => {
    const values = { ...haulier, name: ' Gl. Taxa ', phone: ' +45 28 45 67 12 ' };
    expect(toSentHaulier(values)).toMatchObject({ name: 'Gl. Taxa', phone: '28456712' });
  });

  it.each([
    [true, true, ''],
    [true, false, 'AB12345'],
    [false, true, 'AB12345'],
    [false, false, 'AB12345'],
  ])(
    'with car insurance %p and no plate yet %p has the number %p',
    (hasCarInsurance, hasNoRegistrationNumber, sent) => {
      const values = { ...haulier, registrationNumber: 'ab 12 345' };
      expect(
        toSentHaulier({ ...values, hasCarInsurance, hasNoRegistrationNumber }).registrationNumber,
      ).toBe(sent);
    },
  );
});
