import { useTranslation } from 'react-i18next';
import type { FieldProps } from '@/shared/forms/fields/FieldFrame';
import { TextField } from '@/shared/forms/fields/TextField';
import { normalizers } from './truckerFields.mapper';
import { truckerFields, type TruckerFieldDefinition, type TruckerFieldName } from './truckerFields';

/** Other props override those of `truckerFields`. */
export interface TruckerFieldProps extends Partial<Omit<FieldProps, 'name' | 'label'>> {
  name: TruckerFieldName;
  /** Set in staff forms, so that the browser does not offer the staff member's own data. */
  autoComplete?: 'off';
}

const normalOf: Partial<Record<string, (typed: string) => string>> = normalizers;

/**
 * A text field for a property of a haulier. Spell checking is off, as names, addresses and numbers are not in
 * dictionaries.
 */
export function TruckerField({ name, ...own }: TruckerFieldProps) {
  const { t } = useTranslation();
  const { labelKey, hintKey, ...field }: TruckerFieldDefinition = truckerFields[name];
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
