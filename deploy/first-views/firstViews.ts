import { paths } from '../../src/config/paths';

/** A page whose rendered markup is part of the HTML: its file, its route pattern and an example address. */
export interface FirstView {
  file: string;
  /** The pattern of the route; `*` matches every address without a page. */
  pattern: string;
  example: string;
}

const token = 'token';
const registration = paths.registration.href();
const thankYou = paths.thankYou.href();

/** The public pages that the server delivers with their first view. All other pages get the neutral frame. */
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
