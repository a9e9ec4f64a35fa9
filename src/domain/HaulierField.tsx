import { useTranslation } from 'react-i18next';
import type { FieldProps } from '@/shared/forms/fields/FieldFrame';
import { TextField } from '@/shared/forms/fields/TextField';
import { normalForms } from './haulier.mapper';
import { haulierFields, type HaulierFieldDefinition } from './haulierFields';

/** What a form says otherwise about its field. */
export interface HaulierFieldProps extends Partial<Omit<FieldProps, 'name' | 'label'>> {
  name: keyof typeof haulierFields;
  /** Where somebody else writes of the haulier. */
  autoComplete?: 'off';
}

const normalOf: Partial<Record<string, (typed: string) => string>> = normalForms;

/** A text field of a haulier. Names, addresses and numbers are no words that a browser could spell. */
export function HaulierField({ name, ...own }: HaulierFieldProps) {
  const { t } = useTranslation();
  const { labelKey, hintKey, ...field }: HaulierFieldDefinition = haulierFields[name];
  return (
    <TextField
      name={name}
      label={t(labelKey)}
      hint={hintKey && t(hintKey)}
      toNormal={normalOf[name]}
      spellCheck={false}
      {...field}
      {...own}
    />
  );
}
