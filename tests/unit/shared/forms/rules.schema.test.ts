import { object, string } from 'yup';
import {
  nonNegativeDecimal,
  optionalDate,
  requiredAmount,
  requiredDate,
  requiredDigits,
  requiredEmail,
  requiredText,
  requiredTick,
  nonNegativeInteger,
} from '@/shared/forms/rules.schema';
import { findErrors } from '@/shared/forms/validation';

function keyOf(
  rule: ReturnType<typeof requiredText> | ReturnType<typeof requiredTick>,
  x: string | boolean,
) {
  const error = findErrors(object({ x: rule }), { x }).x;
  return error && 'key' in error ? error.key : error;
}

/** The longest number that is parsed. */
const longest = '9'.repeat(12);

describe('the form rule', () => {
  it.each([
    ['requiredText', 'a', '', 'REQUIRED_FIELD', requiredText()],
    [
      'requiredText with a custom message',
      'a',
      ' ',
      'sms.digitsOnly',
      requiredText('sms.digitsOnly'),
    ],
    ['requiredEmail', 'a@b.dk', '', 'REQUIRED_FIELD', requiredEmail()],
    ['requiredEmail', ' a@b.c.dk ', 'a@b.', 'VALID_EMAIL_ADDRESS', requiredEmail()],
    ['requiredEmail', 'a.b@c-d.dk', 'x a@b.dk', 'VALID_EMAIL_ADDRESS', requiredEmail()],
    ['requiredEmail', 'æ@ø.dk', 'a@b.dk x', 'VALID_EMAIL_ADDRESS', requiredEmail()],
    ['requiredEmail', 'a+b@c.dk', 'a@b@c.dk', 'VALID_EMAIL_ADDRESS', requiredEmail()],
    ['requiredDigits', '12\u00a034', ' - ', 'REQUIRED_FIELD', requiredDigits('sms.digitsOnly')],
    ['requiredDigits', '12-34', '1+2', 'sms.digitsOnly', requiredDigits('sms.digitsOnly')],
    ['requiredDigits', ' 0 ', 'kode 12', 'sms.digitsOnly', requiredDigits('sms.digitsOnly')],
    ['requiredDate', '2028-02-29', '2027-02-29', 'date.invalid', requiredDate()],
    ['nonNegativeDecimal', '1,5', '', 'REQUIRED_FIELD', nonNegativeDecimal()],
    ['nonNegativeDecimal', '0', '1e3', 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeDecimal', '2.75', '-0.1', 'common.minZero', nonNegativeDecimal()],
    ['nonNegativeDecimal', '2', '1-2', 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeDecimal', '10.25', 'ca. 10', 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeDecimal', '10', '10 stk', 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeDecimal', '1,25', '1,', 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeDecimal', '0,0', '-1', 'common.minZero', nonNegativeDecimal()],
    ['nonNegativeDecimal', longest, `1${longest}`, 'common.invalidNumber', nonNegativeDecimal()],
    ['nonNegativeInteger', '10', '1,0', 'common.wholeNumber', nonNegativeInteger()],
    ['nonNegativeInteger', '2', 'to', 'common.invalidNumber', nonNegativeInteger()],
    ['nonNegativeInteger', longest, `1${longest}`, 'common.invalidNumber', nonNegativeInteger()],
    ['nonNegativeInteger', '0', '', 'REQUIRED_FIELD', nonNegativeInteger()],
    ['nonNegativeInteger', '7', '-1', 'common.minZero', nonNegativeInteger()],
    ['optionalDate', '', '2027-02-29', 'date.invalid', optionalDate()],
    ['optionalDate', '2028-02-29', 'i morgen', 'date.invalid', optionalDate()],
    ['requiredAmount', '12,34', '', 'REQUIRED_FIELD', requiredAmount()],
    ['requiredAmount', '12,34', '12,345', 'money.ambiguous', requiredAmount()],
    ['requiredAmount', '1,2345', '1,2346', 'money.decimals', requiredAmount(' 1,2345 ')],
    ['requiredTick', true, false, 'SELECT_CAR_OPTION', requiredTick('SELECT_CAR_OPTION')],
  ])('%s accepts %j and rejects %j with %s', (_name, good, bad, key, rule) => {
    expect(keyOf(rule, good)).toBeUndefined();
    expect(keyOf(rule, bad)).toBe(key);
  });

  it.each(['a?bcc=c%40d.dk&body=e@b.dk', 'a%b@c.dk', 'a&b@c.dk', 'a@b.dk,c@d.dk', 'a@b.dk\u200b'])(
    'requiredEmail rejects %j, which no mailbox needs [5-email-form]',
    (typed) => {
      expect(keyOf(requiredEmail(), typed)).toBe('VALID_EMAIL_ADDRESS');
    },
  );

  it.each(["o'neill@b.dk", 'a_b=c@d.dk', 'a/b@d.dk'])('requiredEmail accepts %j', (typed) => {
    expect(keyOf(requiredEmail(), typed)).toBeUndefined();
  });

  it.each([
    '\u200b',
    '\u200b \u2060\ufeff',
    '\u00ad',
    '\u202e\u202c',
    '\u2800',
    '\u3164',
    '\u0000',
  ])('requiredText counts invisible text as empty: %j [5-unseen-is-empty]', (unseen) => {
    expect(keyOf(requiredText(), unseen)).toBe('REQUIRED_FIELD');
  });

  it('requiredText accepts a name with invisible characters in it', () => {
    expect(keyOf(requiredText(), '\u202bمحمد\u200cتاکسی\u202c')).toBeUndefined();
  });
});

describe('findErrors', () => {
  it('rethrows an error that is not a violation of the schema', () => {
    const broken = object({
      name: string().test(() => {
        throw new RangeError('broken');
      }),
    });
    expect(() => findErrors(broken, { name: 'Åse' })).toThrow('broken');
  });
});
