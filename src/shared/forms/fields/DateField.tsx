import { useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { formatCalendarDate, parseLooseDate, parseTypedDate } from '@/shared/dates/calendarDate';
import { Icon } from '@/shared/ui/Icon';
import { useField } from '../formContext';
import type { DatePickerPanelProps } from './DatePickerPanel';
import { FieldFrame, controlProps } from './FieldFrame';
import type { FieldProps } from './FieldFrame';

type Panel = ComponentType<DatePickerPanelProps>;

/**
 * A date, typed as dd-MM-yyyy or picked. The form holds yyyy-MM-dd once the text is a date, and until
 * then what was typed, so that nothing is lost. The picker is loaded when its button is first used.
 */
export function DateField({ name, label, hint, isRequired = false }: FieldProps) {
  const { t } = useTexts();
  const { id, value, error, setValue } = useField(name, label);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = String(value);

  const tidy = () => setValue(parseLooseDate(text) ?? text);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const handlePick = (date: string) => {
    setValue(date);
    close();
  };
  const handleToggle = () => {
    setIsOpen(!isOpen);
    if (panel) return;
    // Where the picker cannot be loaded, the date can still be typed.
    void import('./DatePickerPanel').then(
      ({ DatePickerPanel }) => setPanel({ Panel: DatePickerPanel }),
      () => setIsOpen(false),
    );
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={!isRequired}>
      <div className="input-group date-field">
        <input
          id={id}
          name={name}
          className={error ? 'form-control is-invalid' : 'form-control'}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={formatCalendarDate(text)}
          aria-required={isRequired || undefined}
          onChange={({ target }) => setValue(parseTypedDate(target.value) ?? target.value)}
          onBlur={tidy}
          // Enter sends the form with the field still in focus.
          onKeyDown={({ key }) => key === 'Enter' && tidy()}
          {...controlProps(id, hint, error)}
        />
        <button
          ref={button}
          type="button"
          className="btn btn-outline-secondary"
          aria-label={`${t('date.choose')}: ${label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={handleToggle}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isOpen && panel && (
        <panel.Panel id={panelId} label={label} value={text} onPick={handlePick} onClose={close} />
      )}
    </FieldFrame>
  );
}
