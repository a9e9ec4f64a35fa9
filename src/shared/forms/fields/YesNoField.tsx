import { useTexts } from '@/i18n/useTexts';
import { ChoiceField } from './ChoiceField';
import type { ChoiceFieldProps } from './ChoiceField';

/** A question with the answers yes and no, side by side; the form holds 'yes', 'no' or ''. */
export function YesNoField(props: Omit<ChoiceFieldProps, 'options'>) {
  const { t } = useTexts();
  const options = [
    { value: 'yes', label: t('common.yes') },
    { value: 'no', label: t('common.no') },
  ];
  return <ChoiceField {...props} options={options} isInline />;
}
