import type { session as da } from '../da/session';

/** Login and the registration entry. */
export const session = {
  'login.title': 'Log in',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.showPassword': 'Show password',
  'login.hidePassword': 'Hide password',
  'login.sessionExpired': 'You have been logged out. Log in again to continue.',
  'login.workKept':
    'What you typed will be here again when you log in as the same user. It has not been saved yet.',
  'login.runGoesOn':
    'The task continues when you log in as the same user. If it is paused, it waits for you.',
  'login.intro':
    'Login is for staff. If you are a taxi operator, use the link in the email you got from us.',
  'login.introStaff': 'Login is for staff.',
  'login.newLink': 'If you are a taxi operator, call us and we will send you a new link:',
  'login.busy': 'Logging in…',
  'login.refused': 'You were not logged in. Check your email and password, or contact support.',
  'login.damaged': 'You were not logged in. The fault is ours. Try again, or contact support.',
} satisfies Record<keyof typeof da, string>;
