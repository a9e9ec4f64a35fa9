import { number, object } from 'yup';
import {
  decimalFrom0,
  exactDigits,
  optionalText,
  requiredDate,
  requiredDigits,
  requiredEmail,
  requiredText,
  requiredTick,
  wholeFrom0,
} from '@/shared/forms/rules/rules.schema';
import { findErrors } from '@/shared/forms/validation';

function keyOf(
  rule: ReturnType<typeof requiredText> | ReturnType<typeof requiredTick>,
  x: string | boolean,
) {
  const error = findErrors(object({ x: rule }), { x }).x;
  return error && 'key' in error ? error.key : error;
}

describe('rules', () => {
  it.each([
    ['requiredText', requiredText(), 'a', '', 'REQUIRED_FIELD'],
    [
      'requiredText with a text of its own',
      requiredText('sms.digitsOnly'),
      'a',
      ' ',
      'sms.digitsOnly',
    ],
    ['requiredEmail', requiredEmail(), 'a@b.dk', '', 'REQUIRED_FIELD'],
    ['requiredEmail', requiredEmail(), ' a@b.c.dk ', 'a@b.', 'VALID_EMAIL_ADDRESS'],
    ['exactDigits', exactDigits(3, 'REQUIRED_FIELD_MIN_6'), '012', '0123', 'REQUIRED_FIELD_MIN_6'],
    ['requiredDigits', requiredDigits('field.phoneNumeric'), '12 34', ' ', 'REQUIRED_FIELD'],
    ['requiredDigits', requiredDigits('field.phoneNumeric'), '0', '1-2', 'field.phoneNumeric'],
    ['requiredDate', requiredDate(), '2028-02-29', '2027-02-29', 'date.invalid'],
    ['decimalFrom0', decimalFrom0(), '1,5', '', 'REQUIRED_FIELD'],
    ['decimalFrom0', decimalFrom0(), '0', '1e3', 'common.invalidNumber'],
    ['decimalFrom0', decimalFrom0(), '2.75', '-0.1', 'common.minZero'],
    ['wholeFrom0', wholeFrom0(), '10', '1,0', 'common.invalidNumber'],
    ['requiredTick', requiredTick('SELECT_CAR_OPTION'), true, false, 'SELECT_CAR_OPTION'],
  ])('%s', (_name, rule, good, bad, key) => {
    expect(keyOf(rule, good)).toBeUndefined();
    expect(keyOf(rule, bad)).toBe(key);
  });

  it('optionalText takes nothing', () => {
    expect(keyOf(optionalText(), '')).toBeUndefined();
  });
});

describe('findErrors', () => {
  it('throws on what is no breach of the schema', () => {
    const broken = {
      validateSync: () => {
        throw new RangeError('broken');
      },
    };
    expect(() => findErrors(broken, {})).toThrow('broken');
  });

  it('reads a breach of a single rule too', () => {
    const single = {
      validateSync: () => number().required('REQUIRED_FIELD').validateSync(undefined),
    };
    expect(findErrors(single, {})).toEqual({ '': { key: 'REQUIRED_FIELD' } });
  });
});
