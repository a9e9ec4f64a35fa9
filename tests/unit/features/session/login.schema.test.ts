import { loginSchema } from '@/features/session/login.schema';
import { findErrors } from '@/shared/forms/validation';

const required = { key: 'REQUIRED_FIELD' };

describe('the rules of the login', () => {
  it('require e-mail and password', () => {
    expect(findErrors(loginSchema, { email: ' ', password: '' })).toEqual({
      email: required,
      password: required,
    });
  });

  it('leave the e-mail’s format to the server, and accept spaces as a password', () => {
    expect(findErrors(loginSchema, { email: 'admin', password: ' ' })).toEqual({});
  });
});
