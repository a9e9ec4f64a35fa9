/** The profile. */
export const profile = {
  'profile.title': 'Profil',
  'profile.name': 'Navn',
  'profile.email': 'E-mail',
  'profile.language': 'Sprog',
  'profile.contact': 'Kontakt',
  'profile.readOnly': 'Oplysningerne kan ikke ændres her.',
  'profile.details': 'Dine oplysninger',
  'profile.company': 'Virksomhed',
};
