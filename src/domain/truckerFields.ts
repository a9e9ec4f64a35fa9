import type { AddressInput, TruckerInput } from '@/api/truckers/trucker.model';
import { contentLanguage, type Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';
import type { TypingHints } from '@/shared/forms/fields/TextField';

/** The properties of a haulier's text field in every form. */
export interface TruckerFieldDefinition extends TypingHints {
  labelKey: TextKey;
  /** The language of a label that is not translated, such as "Undervogn". */
  labelLang?: Language;
  hintKey?: TextKey;
  type?: 'email' | 'tel';
  /** Must match the rule in `truckerFields.schema.ts`. Unset for the number plate: its rule depends on other fields. */
  isRequired?: true;
}

/** The text fields of a haulier. `autoComplete` is for hauliers who type their own data; forms for staff disable it. */
export const truckerFields = {
  name: { labelKey: 'field.name', autoComplete: 'organization', isRequired: true },
  cvr: { labelKey: 'field.cvr', hintKey: 'field.cvrHint', inputMode: 'numeric', isRequired: true },
  truckNumber: {
    labelKey: 'field.truckNumber',
    hintKey: 'field.truckNumberHint',
    inputMode: 'numeric',
    isRequired: true,
  },
  email: { labelKey: 'field.email', type: 'email', autoComplete: 'email', isRequired: true },
  phone: { labelKey: 'field.phone', type: 'tel', autoComplete: 'tel-national', isRequired: true },
  undervogn: { labelKey: 'field.undervogn', labelLang: contentLanguage },
  street: { labelKey: 'field.address', autoComplete: 'address-line1', isRequired: true },
  zipCode: {
    labelKey: 'field.zipCode',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    isRequired: true,
  },
  city: { labelKey: 'field.city', autoComplete: 'address-level2', isRequired: true },
  numberPlate: {
    labelKey: 'field.regNumber',
    hintKey: 'field.regNumberHint',
    autoCapitalize: 'characters',
  },
} satisfies Partial<Record<keyof (TruckerInput & AddressInput), TruckerFieldDefinition>>;

export type TruckerFieldName = keyof typeof truckerFields;

/** In the order in which forms show the fields. */
export const truckerFieldNames = Object.keys(truckerFields) as TruckerFieldName[];
