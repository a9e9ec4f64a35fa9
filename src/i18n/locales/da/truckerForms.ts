import { edit } from './parts/edit';
import { example } from './parts/example';
import { field } from './parts/field';
import { dialog } from './parts/dialog';
import { form } from './parts/form';

/** The dialogs that add a haulier and edit one. */
export const truckerForms = {
  ...form,
  ...dialog,
  ...edit,
  ...field,
  ...example,
  'truckers.regReadOnly': 'Kan ikke ændres her. Tilføj et manglende nummer fra listen',
  'truckers.addAgain': 'Opret igen',
  'truckers.addAgainWithoutAddress': 'Adressen kommer ikke med, når vognmanden oprettes igen.',
  'addRegistration.title': 'Tilføj registreringsnummer',
  'addRegistration.submit': 'Tilføj',
};
