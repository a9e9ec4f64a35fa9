import { schema } from '@/features/session/login.schema';
import { findErrors } from '@/shared/forms/validation';

const required = { key: 'REQUIRED_FIELD' };

describe('the rules of the login (specification, section 5)', () => {
  it('require e-mail and password', () => {
    expect(findErrors(schema, { email: ' ', password: '' })).toEqual({
      email: required,
      password: required,
    });
  });

  it('leave it to the server what either looks like; spaces count in a password', () => {
    expect(findErrors(schema, { email: 'admin', password: ' ' })).toEqual({});
  });
});
