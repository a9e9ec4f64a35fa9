import type { AddressInput } from '@/api/truckers/trucker.model';
import type { TruckerFieldValues } from '@/domain/truckerFields.mapper';
import { truckerFieldNames, truckerFields, type TruckerFieldName } from '@/domain/truckerFields';
import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';

/** The fields of step 1, except the question about previous insurance, which is always asked. */
export type CardValues = TruckerFieldValues & AddressInput;

export type CardField = keyof CardValues;

const tickLabels = {
  hasCarInsurance: 'field.carInsurance',
  hasNoNumberPlate: 'field.noRegNumber',
  hasWorkInsurance: 'field.workInsurance',
} as const;

export const cardFields = [...truckerFieldNames, ...Object.keys(tickLabels)] as CardField[];

export function labelKeyOf(name: CardField): TextKey {
  return name in truckerFields
    ? truckerFields[name as TruckerFieldName].labelKey
    : tickLabels[name as keyof typeof tickLabels];
}

export interface CardRow {
  labelKey: TextKey;
  /** The language of the label if it is not the page's. */
  labelLang?: Language;
  text: string;
  /** True if the text explains itself. Its label is then for screen readers only. */
  isPlain: boolean;
}

/** The card's rows. `textOf` returns '' for a field that is not in the card. A row without text is left out. */
export function cardRows(textOf: (name: CardField) => string): CardRow[] {
  const join = (separator: string, ...names: CardField[]) =>
    names.map(textOf).filter(Boolean).join(separator);
  const row = (name: CardField, isPlain = false) => ({
    labelKey: labelKeyOf(name),
    text: textOf(name),
    isPlain,
  });
  const place = [textOf('street'), join(' ', 'zipCode', 'city')].filter(Boolean).join(', ');
  const rows: CardRow[] = [
    row('name', true),
    row('cvr'),
    row('truckNumber'),
    row('email', true),
    row('phone', true),
    { ...row('undervogn'), labelLang: truckerFields.undervogn.labelLang },
    { labelKey: 'field.address', text: place, isPlain: true },
    {
      labelKey: 'step1.insurances',
      text: join(', ', 'hasCarInsurance', 'hasWorkInsurance'),
      isPlain: true,
    },
    {
      labelKey: 'field.regNumber',
      text: textOf('hasNoNumberPlate') || textOf('numberPlate'),
      isPlain: false,
    },
  ];
  return rows.filter(({ text }) => text !== '');
}

/**
 * The rows while their texts are loading. A space gives them their full height. The row of `undervogn` is hidden, as
 * most hauliers have no text for it.
 */
export const skeletonRows = cardRows(() => '\u00a0').map((row) =>
  row.labelKey === truckerFields.undervogn.labelKey ? { ...row, text: '' } : row,
);
