import { schema } from '@/features/registration/sms/code.schema';
import { keysOf } from '../keysOf';

describe('the SMS code (section 5)', () => {
  it.each([
    ['', 'REQUIRED_FIELD'],
    ['12a4', 'sms.digitsOnly'],
  ])('refuses %p: %s', (code, key) => {
    expect(keysOf(schema, { code })).toEqual({ code: key });
  });

  it('takes a number, leading zeros and groups included', () => {
    expect(keysOf(schema, { code: '004213' })).toEqual({});
    expect(keysOf(schema, { code: '004 213' })).toEqual({});
  });
});
