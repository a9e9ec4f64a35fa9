import { field } from './parts/field';
import { waiting } from './parts/waiting';

/** The history of a haulier's submissions. */
export const history = {
  'common.none': 'Ingen',
  ...field,
  ...waiting,
  'history.empty': 'Ingen Trucker Historier fundet',
  'history.title': 'Historik',
  'history.submittedAt': 'Indsendt {{date}}',
  'history.customerInfo': 'Kundeoplysninger',
  'history.carInsurance': 'Bilforsikring',
  'history.addOns': 'Tilvalg',
  'history.serialNumber': 'Stelnummer',
  'history.injuries': 'Skader de seneste 3 år',
  'history.roadsideHelp': 'Vejhjælp',
  'history.activeFrom': 'Gælder fra',
  'history.glassDamage': 'Glasdækning',
  'history.policyNumber': 'Policenummer',
  'history.terminationDate': 'Ophørsdato',
  'history.previousInsurance': 'Tidligere forsikring',
  'history.changed': 'Ændret',
  'history.before': 'Før: {{value}}',
  'history.titleOf': 'Historik for {{name}}',
  'history.backToList': 'Gå til listen over vognmænd',
  'history.loadFailed': 'Historikken kunne ikke hentes.',
  'history.unknownHaulier': 'Vognmanden blev ikke fundet.',
  'history.unknownHaulierHelp':
    'Adressen er forkert, eller vognmanden er slettet. Find vognmanden på listen.',
  'history.count': '{{count}} indsendelser, den nyeste først',
  'history.count_one': '{{count}} indsendelse',
  'history.submittedUnknown': 'Indsendt på et ukendt tidspunkt',
  'history.newValue': 'Nyværdi',
  'history.ownRisk': 'Selvrisiko',
  'history.area': 'Kørselsområde',
  'history.first': 'Første indsendelse',
  'history.changeCount': '{{count}} ændringer siden forrige indsendelse',
  'history.changeCount_one': '{{count}} ændring siden forrige indsendelse',
  'history.unchanged': 'Ingen ændringer siden forrige indsendelse',
  'history.incomparable': 'Kan ikke sammenlignes med tidligere indsendelser',
  'history.unknownTime': 'et ukendt tidspunkt',
  'history.unchangedSince':
    'Kan ikke sammenlignes med indsendelsen før. Ingen ændringer siden {{date}}',
  'history.changeCountSince':
    'Kan ikke sammenlignes med indsendelsen før. {{count}} ændringer siden {{date}}',
  'history.changeCountSince_one':
    'Kan ikke sammenlignes med indsendelsen før. {{count}} ændring siden {{date}}',
  'history.damaged': 'Oplysningerne i denne indsendelse kan ikke læses.',
  'history.missing': 'Der er ingen oplysninger i denne indsendelse.',
  'history.noDetails': 'Ingen oplysninger',
  'history.unreadable': 'Kan ikke læses',
};
