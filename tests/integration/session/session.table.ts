import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const roles = 'integration/session/roles.test.tsx';
const login = 'integration/session/login.test.tsx';

/** The rules of sections 2, 4 and 6 about who may open what, and the tests that hold them. */
export const sessionTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'sidebar: prices and add-ons only when the role is not user',
    file: roles,
    test: 'offers role user neither prices nor add-ons nor the overview',
  },
  {
    section: 6,
    rule: 'any other role than user passes every gate',
    file: roles,
    test: 'role admin opens $address',
  },
  {
    section: 6,
    rule: 'role user views and edits hauliers and views the profile',
    file: roles,
    test: 'role user opens $address',
  },
  {
    section: 6,
    rule: 'the rest is closed to role user',
    file: roles,
    test: 'role user is sent from $address to the haulier list, and told why',
  },
  {
    section: 4,
    rule: 'others need a logged-in user, else login with the wanted path',
    file: roles,
    test: 'a guest is sent from $address to login',
  },
  {
    section: 5,
    rule: 'login: e-mail and password both required (REQUIRED_FIELD)',
    file: login,
    test: 'asks for e-mail and password and sends nothing',
  },
  {
    section: 8,
    rule: 'login failure: the server’s message',
    file: login,
    test: 'shows the server’s message and keeps what was typed',
  },
  {
    section: 4,
    rule: 'a result whose user is 0 logs nobody in',
    file: login,
    test: 'logs nobody in when the server answers with a user of 0',
  },
  {
    section: 2,
    rule: 'login on load: stored English is switched to Danish',
    file: login,
    test: 'switches stored English to Danish',
  },
];
