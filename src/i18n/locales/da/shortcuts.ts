/** The keys of the staff's lists. */
export const shortcuts = {
  'shortcuts.title': 'Genveje på tastaturet',
  'shortcuts.use': 'Brug genvejene',
  'shortcuts.useHint': 'Valget gælder alle lister i denne browser.',
  'shortcuts.search': 'Gå til søgefeltet',
  'shortcuts.clear': 'I søgefeltet: ryd søgningen',
  'shortcuts.add': 'Tilføj en ny',
  'shortcuts.rows': 'Gå til næste eller forrige række. Fra søgefeltet fører pil ned til den første',
  'shortcuts.ends': 'I rækkerne: gå til den første eller sidste',
  'shortcuts.open': 'Åbn eller udfør det, der er markeret',
  'shortcuts.help': 'Vis genvejene',
  'shortcuts.keyDown': 'Pil ned',
  'shortcuts.keyUp': 'Pil op',
  'shortcuts.keyEscape': 'Esc',
};
