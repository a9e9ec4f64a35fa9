import { object } from 'yup';
import { isWholeHaulier, showHaulierNumbers, toSentHaulier } from '@/domain/haulier.mapper';
import { addressRules, companyRules, registrationNumberRules } from '@/domain/haulier.schema';
import { requiredTick } from '@/shared/forms/rules.schema';
import { findErrors } from '@/shared/forms/validation';

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

describe('a haulier that can be confirmed as it is', () => {
  const whole = {
    ...haulier,
    hasCarInsurance: true,
    registrationNumber: 'AB 12 345',
    street: 'Istedgade 114',
    zipCode: '1650',
    city: 'København V',
  };
  const rules = object({
    ...companyRules,
    ...addressRules,
    ...registrationNumberRules,
    hasCarInsurance: requiredTick('SELECT_CAR_OPTION'),
  });
  const texts = ['', ' ', '\u200b', 'a', '1234', '12345678', '+4512345678', '123456', 'DK-1650'];
  const others = ['D-10115', '004640123456', 'a@b.dk', 'a@b', 'AB 12 345', 'X', '٣', '12-34', '0'];

  it('is one that the rules of step 1 find nothing wrong with', () => {
    expect(isWholeHaulier(whole)).toBe(true);
    const changes = Object.entries(whole).flatMap<object>(([name, value]) =>
      typeof value === 'string'
        ? [...texts, ...others].map((text) => ({ [name]: text }))
        : [{ [name]: !value }],
    );
    for (const change of changes) {
      const values = showHaulierNumbers({ ...whole, ...change });
      expect([change, isWholeHaulier(values)]).toEqual([
        change,
        Object.keys(findErrors(rules, values)).length === 0,
      ]);
    }
  });
});
