import type { edit as da } from '../../da/parts/edit';

/** Dialogs that edit what somebody else may have changed meanwhile. */
export const edit = {
  'edit.unread': 'What is saved now could not be loaded. Nothing has changed. Try again.',
  'edit.gone': 'It has been deleted in the meantime.',
  'edit.closeAndReload': 'Close and reload the list',
  'edit.changed': 'Somebody else has changed this in the meantime. Nothing has been saved yet.',
  'edit.changedHelp': 'Choose for each field what is to apply. Then it is saved.',
  'edit.savedNow': 'Saved now: {{value}}',
  'edit.inForm': 'In the form: {{value}}',
  'edit.useSaved': 'Use what is saved',
  'edit.keepForm': 'Keep what is in the form',
  'edit.updatedByColleague': '{{field}} was updated by a colleague.',
  'edit.restored': 'What you typed is back. It has not been saved yet.',
} satisfies Record<keyof typeof da, string>;
