import { object } from 'yup';
import { addressRules, companyRules, registrationNumberRules } from '@/domain/haulier.schema';
import { haulierFields } from '@/domain/HaulierField';
import { findErrors } from '@/shared/forms/validation';

it('the fields of a haulier say that they are required where their rules require them', () => {
  const names = Object.keys(haulierFields);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const rules = object({ ...companyRules, ...addressRules, ...registrationNumberRules });
  const required = names.filter((name) => findErrors(rules, empty)[name]);
  const marked = Object.entries(haulierFields).filter(([, field]) => 'isRequired' in field);
  expect(marked.map(([name]) => name)).toEqual(required);
});
