import { useTranslation } from 'react-i18next';
import { ChoiceField } from '@/shared/forms/fields/ChoiceField';
import { TextField } from '@/shared/forms/fields/TextField';
import { typeTexts } from './addOnList';

const types = ['car', 'work'] as const;

export function AddOnFields() {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField name="name" label={t('field.name')} autoComplete="off" isRequired />
      <ChoiceField
        name="type"
        label={t('common.type')}
        options={types.map((value) => ({ value, label: t(typeTexts[value]) }))}
        isRequired
        isInline
      />
      <TextField
        name="price"
        label={t('addOns.yearlyPrice')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
    </>
  );
}
