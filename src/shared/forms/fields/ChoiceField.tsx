import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import { useField } from '../formContext';
import { FieldErrorText, FieldHint, controlProps, type FieldProps } from './FieldFrame';

/** One answer of a choice: what the form holds, what is read, and in which language where that is not the page's. */
export interface ChoiceOption {
  value: string;
  label: string;
  lang?: Language;
  /** What comes with the answer: it stands beside it and describes it. */
  detail?: string | undefined;
}

/** What a choice takes. */
export interface ChoiceFieldProps extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly ChoiceOption[];
  /** The language of the label, where that is not the page's. */
  labelLang?: Language | undefined;
  /** Side by side instead of one under the other; for short answers such as yes and no. */
  isInline?: boolean;
}

/** One answer out of a few, as large radio buttons. The first one carries the field's id, for the error summary. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, labelLang, hint, options, isRequired = false, isInline = false } = props;
  const { id, value, error, setValue } = useField(name, label, labelLang);
  return (
    <div
      className="mb-3 choice-field"
      data-field
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      {...controlProps(id, hint, error)}
    >
      <div className="form-label" id={`${id}-label`} lang={labelLang}>
        {label}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldErrorText id={id} error={error} />
      <div className={isInline ? 'choice-list choice-list-inline' : 'choice-list'}>
        {options.map((option, index) => {
          const [nameId, detailId] = [`${id}-${option.value}`, `${id}-${option.value}-detail`];
          return (
            <label key={option.value} className={error ? 'choice is-invalid' : 'choice'}>
              <input
                id={index === 0 ? id : undefined}
                // By its name alone: what describes it is within the label, too.
                aria-labelledby={option.detail && nameId}
                aria-describedby={option.detail && detailId}
                className="form-check-input"
                type="radio"
                // Radio buttons belong together by name in the whole document: the id keeps two forms apart.
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
  /** What a yes brings with it, such as what it adds to a price. */
  yesDetail?: string | undefined;
}

/** A question with the answers yes and no, side by side; the form holds 'yes', 'no' or ''. */
export function YesNoField({ yesDetail, ...props }: YesNoFieldProps) {
  const { t } = useTranslation();
  const options = [
    { value: 'yes', label: t('common.yes'), detail: yesDetail },
    { value: 'no', label: t('common.no') },
  ];
  return <ChoiceField {...props} options={options} isInline />;
}
