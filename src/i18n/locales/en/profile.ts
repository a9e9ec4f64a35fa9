import type { profile as da } from '../da/profile';

/** The profile. */
export const profile = {
  'profile.title': 'Profile',
  'profile.name': 'Name',
  'profile.email': 'Email',
  'profile.language': 'Language',
  'profile.contact': 'Contact',
  'profile.readOnly': 'The details cannot be changed here.',
  'profile.details': 'Your details',
  'profile.company': 'Company',
} satisfies Record<keyof typeof da, string>;
