import { codeSchema } from '@/features/registration/sms/code.schema';
import { keysOf } from '../keysOf';

describe('the rules of the SMS code', () => {
  it.each([
    ['', 'REQUIRED_FIELD'],
    ['12a4', 'sms.digitsOnly'],
  ])('reject %p with the message %s', (code, key) => {
    expect(keysOf(codeSchema, { code })).toEqual({ code: key });
  });

  it('accept a code with leading zeros or with a space between its digits', () => {
    expect(keysOf(codeSchema, { code: '004213' })).toEqual({});
    expect(keysOf(codeSchema, { code: '004 213' })).toEqual({});
  });
});
