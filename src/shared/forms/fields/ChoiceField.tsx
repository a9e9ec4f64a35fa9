import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { useField } from '../formContext';
import { FieldErrorText, FieldHint, stateProps, type FieldProps } from './FieldFrame';

/** `lang` is the label's language if it is not the page's. */
export interface ChoiceOption {
  value: string;
  label: string;
  lang?: Language;
  detail?: string | undefined;
}

interface ChoiceFieldProps extends Omit<FieldProps, 'isReadOnly' | 'hidesOptional'> {
  options: readonly ChoiceOption[];
  /** Places the options side by side, for short answers. */
  isInline?: boolean;
  /** Whether the options have details. Set it if the details are loaded later. */
  hasDetails?: boolean;
}

function listClass(isInline: boolean, hasDetails: boolean): string {
  if (isInline)
    return hasDetails ? 'choice-list choice-list-boxed choice-list-inline' : 'choice-pair';
  return hasDetails ? 'choice-list choice-list-boxed' : 'choice-list';
}

/** Radio buttons. The first one has the field's id, for the error summary. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, labelLang, hint, options, isRequired = false, isInline = false } = props;
  const field = useField(name, label, labelLang);
  const { id, value, error, setValue } = field;
  const hasDetails = props.hasDetails ?? options.some(({ detail }) => detail);
  return (
    <div
      className="choice-field"
      data-field
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      {...stateProps(field, hint)}
    >
      <div className="form-label" id={`${id}-label`} lang={labelLang}>
        {label}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldErrorText id={id} error={error} />
      <div className={listClass(isInline, hasDetails)}>
        {options.map((option, index) => {
          const [nameId, detailId] = [`${id}-${option.value}`, `${id}-${option.value}-detail`];
          return (
            <label key={option.value} className={error ? 'choice is-invalid' : 'choice'}>
              <input
                id={index === 0 ? id : undefined}
                // Name the radio button after its option alone: the `label` around it also contains the detail.
                aria-labelledby={option.detail && nameId}
                aria-describedby={option.detail && detailId}
                className="form-check-input"
                type="radio"
                // Use the id of the field: its name may also be the name of a field in another form.
                name={id}
                value={option.value}
                checked={value === option.value}
                onChange={() => setValue(option.value)}
              />
              <span className="choice-label" id={option.detail && nameId} lang={option.lang}>
                {option.label}
              </span>
              {option.detail && (
                <span className="choice-detail" id={detailId}>
                  {option.detail}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}

interface YesNoFieldProps extends Omit<ChoiceFieldProps, 'options'> {
  yesDetail?: string | undefined;
}

/** A question that is answered with yes or no. The value is 'yes', 'no' or '' until it is answered. */
export function YesNoField({ yesDetail, ...props }: YesNoFieldProps) {
  const { t } = useTranslation();
  const options = [
    { value: 'yes', label: t('common.yes'), detail: yesDetail },
    { value: 'no', label: t('common.no') },
  ];
  return <ChoiceField {...props} options={options} isInline />;
}
