/** Dialogs that edit what somebody else may have changed meanwhile. */
export const edit = {
  'edit.unread': 'Det, der er gemt nu, kunne ikke hentes. Intet er ændret. Prøv igen.',
  'edit.gone': 'Den er slettet i mellemtiden.',
  'edit.closeAndReload': 'Luk og opdatér listen',
  'edit.changed': 'En anden har ændret dette i mellemtiden. Intet er gemt endnu.',
  'edit.changedHelp': 'Vælg for hvert felt, hvad der skal gælde. Så bliver det gemt.',
  'edit.savedNow': 'Gemt nu: {{value}}',
  'edit.inForm': 'I formularen: {{value}}',
  'edit.useSaved': 'Brug det, der er gemt',
  'edit.keepForm': 'Behold det i formularen',
  'edit.updatedByColleague': '{{field}} er opdateret af en kollega.',
  'edit.restored': 'Det, du skrev, er her igen. Det er ikke gemt endnu.',
};
