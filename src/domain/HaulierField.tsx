import { useTexts } from '@/i18n/useTexts';
import type { FieldProps } from '@/shared/forms/fields/FieldFrame';
import { TextField } from '@/shared/forms/fields/TextField';
import { haulierFields } from './haulierFields';
import type { HaulierFieldDefinition, HaulierFieldName } from './haulierFields';

/** What a form says otherwise about its field. */
export interface HaulierFieldProps extends Partial<Omit<FieldProps, 'name' | 'label'>> {
  name: HaulierFieldName;
  /** Where somebody else writes of the haulier. */
  autoComplete?: 'off';
}

/** A text field of a haulier. */
export function HaulierField({ name, ...own }: HaulierFieldProps) {
  const { t } = useTexts();
  const { labelKey, hintKey, ...field }: HaulierFieldDefinition = haulierFields[name];
  return (
    <TextField name={name} label={t(labelKey)} hint={hintKey && t(hintKey)} {...field} {...own} />
  );
}
