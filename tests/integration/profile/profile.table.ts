import type { SpecificationRow } from '@tests/support/assertions/specificationTable';

const file = 'integration/profile/profile.test.tsx';

/** The rules about the profile, and the tests that hold them. */
export const profileTable: SpecificationRow[] = [
  {
    section: 2,
    rule: 'the profile shows name, e-mail and language, to both roles (D1)',
    file,
    test: 'shows name, e-mail and language of %s',
  },
  {
    section: 2,
    rule: 'the profile is read-only',
    file,
    test: 'is read-only and says so',
  },
  {
    section: 2,
    rule: 'the profile has a contact card (D27)',
    file,
    test: 'has a contact card from the settings, with links to call and to write (D27)',
  },
  {
    section: 9,
    rule: 'the profile speaks Danish and English',
    file,
    test: 'speaks English, and shows the language that is chosen in the top bar',
  },
];
