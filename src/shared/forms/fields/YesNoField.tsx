import { useTexts } from '@/i18n/useTexts';
import { ChoiceField } from './ChoiceField';
import type { ChoiceFieldProps } from './ChoiceField';

interface YesNoFieldProps extends Omit<ChoiceFieldProps, 'options'> {
  /** What a yes brings with it, such as what it adds to a price. */
  yesDetail?: string | undefined;
}

/** A question with the answers yes and no, side by side; the form holds 'yes', 'no' or ''. */
export function YesNoField({ yesDetail, ...props }: YesNoFieldProps) {
  const { t } = useTexts();
  const options = [
    { value: 'yes', label: t('common.yes'), detail: yesDetail },
    { value: 'no', label: t('common.no') },
  ];
  return <ChoiceField {...props} options={options} isInline />;
}
