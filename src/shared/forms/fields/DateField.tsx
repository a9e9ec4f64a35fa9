import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDate, parseLooseDate } from '@/shared/dates/calendarDate';
import { Icon } from '@/shared/ui/Icon';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { useField } from '../formContext';
import { FieldFrame, controlProps, type FieldProps } from './FieldFrame';

const DatePickerPanel = lazyWithRetry(
  async () => (await import('./DatePickerPanel')).DatePickerPanel,
);

const toValue = (typed: string) => parseLooseDate(typed) ?? typed;

/**
 * The value is yyyy-MM-dd once the text is a date, and the typed text until then. On blur, the field shows the date in
 * its usual format.
 */
export function DateField(props: Omit<FieldProps, 'isReadOnly'>) {
  const { label } = props;
  const { t } = useTranslation('registration');
  const field = useField(props.name, label);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = String(field.value);
  const [typed, setTyped] = useState('');
  // Show the typed text only if it still stands for the form's value: meanwhile the form may have got another date, or
  // may have ignored the text.
  const shown = toValue(typed) === text ? typed : formatCalendarDate(text);

  const tidy = () => setTyped('');
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <FieldFrame {...props} field={field}>
      <div className="input-group date-field">
        <input
          {...controlProps(field, props, 'form-control')}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            field.setValue(toValue(target.value));
          }}
          onBlur={tidy}
          // Enter also shows the date in its usual format: it submits the form, but the field keeps the focus.
          onKeyDown={({ key }) => key === 'Enter' && tidy()}
        />
        <button
          ref={button}
          type="button"
          className="btn btn-outline-primary"
          aria-label={`${t('date.choose')}: ${label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isOpen && (
        <DatePickerPanel
          id={panelId}
          label={label}
          value={text}
          onPick={(date) => {
            field.setValue(date);
            close();
          }}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
}
