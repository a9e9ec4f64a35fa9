import { object } from 'yup';
import { addressRules, companyRules, numberPlateRules } from '@/domain/truckerFields.schema';
import { truckerFields } from '@/domain/truckerFields';
import { findErrors } from '@/shared/forms/validation';

it.each([
  ['+45 12', 'field.phoneExample'],
  ['(+45) 12-34', 'field.phoneExample'],
  ['1234567', 'field.phoneExample'],
  ['+45 ring', 'field.phoneNumeric'],
  ['ring selv', 'field.phoneNumeric'],
])('a phone number typed as %p is refused with %s (D31)', (phone, key) => {
  expect(findErrors(object({ phone: companyRules.phone }), { phone })).toEqual({ phone: { key } });
});

it('the fields of a haulier are marked as required exactly when their rules require them', () => {
  const names = Object.keys(truckerFields);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const rules = object({ ...companyRules, ...addressRules, ...numberPlateRules });
  const required = names.filter((name) => findErrors(rules, empty)[name]);
  const marked = Object.entries(truckerFields).filter(([, field]) => 'isRequired' in field);
  expect(marked.map(([name]) => name)).toEqual(required);
});
