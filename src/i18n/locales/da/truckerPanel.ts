/** A haulier at a glance, beside the list. */
export const truckerPanel = {
  'truckerPanel.title': 'Vognmand',
  'truckerPanel.previous': 'Forrige vognmand',
  'truckerPanel.next': 'Næste vognmand',
  'truckerPanel.contact': 'Kontakt',
  'truckerPanel.vehicle': 'Køretøj',
  'truckerPanel.insurances': 'Forsikringer',
  'truckerPanel.choices': 'Valg i aftalen',
  'truckerPanel.noChoices': 'Vognmanden har ikke valgt noget endnu.',
  'truckerPanel.submissions': 'Seneste indsendelser',
  'truckerPanel.allSubmissions': 'Se hele historikken',
  'truckerPanel.change': '{{field}}: {{now}} (før: {{before}})',
  'truckerPanel.loadFailed': 'Vognmandens oplysninger kunne ikke hentes.',
  'copy.label': 'Kopiér {{what}}',
  'copy.done': '{{what}} er kopieret.',
  'copy.failed': 'Det kunne ikke kopieres. Markér det i stedet, og kopiér det selv.',
};
