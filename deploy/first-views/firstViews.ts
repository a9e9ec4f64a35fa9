import { paths } from '../../src/config/paths';

/** A page whose first view stands in the HTML: the file that has it, the addresses that it is for, and one of them. */
export interface FirstView {
  file: string;
  /** As the router has it; `*` is any address that is no page's. */
  pattern: string;
  example: string;
}

const token = 'token';
const registration = paths.registration.href();
const thankYou = paths.thankYou.href();

/** The public pages that an operator's server sends with their first view; all others get the neutral frame. */
export const firstViews: readonly FirstView[] = [
  { file: 'login', pattern: paths.login.pattern, example: paths.login.href() },
  { file: 'registration', pattern: registration, example: registration },
  {
    file: 'registration-link',
    pattern: `${registration}/:${token}`,
    example: paths.registration.href(token),
  },
  { file: 'thank-you', pattern: `${thankYou}/:${token}`, example: paths.thankYou.href(token) },
  { file: 'not-found', pattern: '*', example: '/-' },
];
