import type { shortcuts as da } from '../da/shortcuts';

/** The keys of the staff's lists. */
export const shortcuts: Record<keyof typeof da, string> = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.use': 'Use the shortcuts',
  'shortcuts.useHint': 'This goes for all lists in this browser.',
  'shortcuts.search': 'Go to the search box',
  'shortcuts.clear': 'In the search box: clear the search',
  'shortcuts.add': 'Add a new one',
  'shortcuts.rows':
    'Go to the next or previous row. From the search box, arrow down leads to the first',
  'shortcuts.ends': 'In the rows: go to the first or last',
  'shortcuts.open': 'Open or do what is in focus',
  'shortcuts.help': 'Show the shortcuts',
  'shortcuts.keyDown': 'Arrow down',
  'shortcuts.keyUp': 'Arrow up',
  'shortcuts.keyEscape': 'Esc',
};
