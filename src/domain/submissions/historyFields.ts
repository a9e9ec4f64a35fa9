import type { TruckerHistoryDetails, TruckerHistoryFields } from '@/api/truckers/trucker.model';
import { contentLanguage, type Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';
import type { Message } from '@/shared/errors/failureMessage';
import { normalizers } from '../truckerFields.mapper';
import { formatCalendarDate } from '@/shared/dates/calendarDate';

type FieldName = keyof TruckerHistoryFields;

interface HistoryField {
  name: FieldName;
  labelKey: TextKey;
  /** The language of the value if it is not the page's: the titles of choices exist only in Danish. */
  lang?: Language;
}

/** A section of a submission. The fields are in display order. */
interface HistorySection {
  titleKey: TextKey;
  fields: readonly HistoryField[];
}

/** All fields of the history screen. */
export const historySections: readonly HistorySection[] = [
  {
    titleKey: 'history.customerInfo',
    fields: [
      { name: 'name', labelKey: 'field.name' },
      { name: 'email', labelKey: 'field.email' },
      { name: 'cvr', labelKey: 'field.cvr' },
      { name: 'truckNumber', labelKey: 'field.truckNumber' },
      { name: 'phone', labelKey: 'field.phone' },
      { name: 'address', labelKey: 'field.address' },
      { name: 'zipCode', labelKey: 'field.zipCode' },
      { name: 'city', labelKey: 'field.city' },
    ],
  },
  {
    titleKey: 'history.carInsurance',
    fields: [
      { name: 'numberPlate', labelKey: 'field.regNumber' },
      { name: 'frameNumber', labelKey: 'history.serialNumber' },
      { name: 'newValue', labelKey: 'history.newValue', lang: contentLanguage },
      { name: 'ownRisk', labelKey: 'history.ownRisk', lang: contentLanguage },
      { name: 'area', labelKey: 'history.area', lang: contentLanguage },
      { name: 'injury', labelKey: 'history.injuries', lang: contentLanguage },
    ],
  },
  {
    titleKey: 'history.addOns',
    fields: [
      { name: 'hasRoadAssistance', labelKey: 'history.roadsideHelp' },
      { name: 'roadAssistanceFrom', labelKey: 'history.activeFrom' },
      { name: 'hasGlassCover', labelKey: 'history.glassDamage' },
      { name: 'policyNumber', labelKey: 'history.policyNumber' },
      { name: 'terminationDate', labelKey: 'history.terminationDate' },
      { name: 'hasWorkInsurance', labelKey: 'field.workInsurance' },
      { name: 'hasPreviousInsurance', labelKey: 'history.previousInsurance' },
    ],
  },
];

const dateFields: readonly FieldName[] = ['roadAssistanceFrom', 'terminationDate'];

/**
 * The value that is shown for a field. Null if the field is not shown, such as the start date if there is no roadside
 * help.
 */
export function fieldValue(details: TruckerHistoryDetails, name: FieldName): Message | null {
  if (name === 'roadAssistanceFrom' && details.hasRoadAssistance !== true) return null;
  if (details.unreadable.includes(name)) return { key: 'history.unreadable' };
  const value = details[name];
  if (typeof value === 'boolean') return { key: value ? 'common.yes' : 'common.no' };
  const text = value?.trim();
  if (!text) return { key: 'common.notProvided' };
  if (name === 'numberPlate') return { text: normalizers.numberPlate(text) };
  return { text: dateFields.includes(name) ? formatCalendarDate(text) : text };
}

/** True if the value of a field is known, so that it can be compared. */
export function isReadable({ unreadable }: TruckerHistoryDetails, name: FieldName): boolean {
  // The start date of roadside help is shown only if there is roadside help. If it is unknown whether there is, it is
  // also unknown whether the date was shown.
  const isOfUnread = name === 'roadAssistanceFrom' && unreadable.includes('hasRoadAssistance');
  return !isOfUnread && !unreadable.includes(name);
}

/** True if both values are shown alike, or neither is shown. */
export function isSameValue(a: Message | null, b: Message | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
