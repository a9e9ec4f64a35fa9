import type { truckerPanel as da } from '../da/truckerPanel';

/** A haulier at a glance, beside the list. */
export const truckerPanel: Record<keyof typeof da, string> = {
  'truckerPanel.title': 'Taxi operator',
  'truckerPanel.previous': 'Previous taxi operator',
  'truckerPanel.next': 'Next taxi operator',
  'truckerPanel.contact': 'Contact',
  'truckerPanel.vehicle': 'Vehicle',
  'truckerPanel.insurances': 'Insurances',
  'truckerPanel.choices': 'Choices in the agreement',
  'truckerPanel.noChoices': 'The taxi operator has not chosen anything yet.',
  'truckerPanel.unreadableAgreement': 'The taxi operator has an agreement, but it cannot be read.',
  'truckerPanel.unknownChoice': 'Unknown choice (no. {{id}})',
  'truckerPanel.submissions': 'Latest submissions',
  'truckerPanel.allSubmissions': 'See the whole history',
  'truckerPanel.change': '{{field}}: {{now}} (before: {{before}})',
  'truckerPanel.loadFailed': 'The details of the taxi operator could not be loaded.',
  'copy.label': 'Copy {{what}}',
  'copy.done': '{{what}} is copied.',
  'copy.shown': 'Copied',
  'copy.failed': 'It could not be copied. Select it instead, and copy it yourself.',
};
