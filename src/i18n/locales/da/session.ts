/** Login and the registration entry. */
export const session = {
  'login.title': 'Log ind',
  'login.password': 'Adgangskode',
  'login.submit': 'Log ind',
  'login.showPassword': 'Vis adgangskode',
  'login.hidePassword': 'Skjul adgangskode',
  'login.sessionExpired': 'Du er blevet logget ud. Log ind igen for at fortsætte.',
  'login.workKept':
    'Det, du skrev, er her igen, når du logger ind som samme bruger. Det er ikke gemt endnu.',
  'login.runGoesOn':
    'Opgaven fortsætter, når du logger ind som samme bruger. Er den sat på pause, venter den på dig.',
  'login.intro':
    'Login er for medarbejdere. Er du vognmand, så brug linket i den e-mail, du har fået fra os.',
  'login.introStaff': 'Login er for medarbejdere.',
  'login.newLink': 'Er du vognmand, så ring til os. Så sender vi dig et nyt link:',
  'login.busy': 'Logger ind…',
  'login.refused': 'Du blev ikke logget ind. Tjek e-mail og adgangskode, eller kontakt support.',
  'login.damaged':
    'Du blev ikke logget ind. Fejlen ligger hos os. Prøv igen, eller kontakt support.',
};
