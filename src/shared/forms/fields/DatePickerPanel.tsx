import { lightFormat, parseISO } from 'date-fns';
import { da } from 'date-fns/locale/da';
import { enGB } from 'date-fns/locale/en-GB';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PropsWithChildren } from 'react';
import DatePicker, { registerLocale } from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/i18n/i18n';
import { isCalendarDate } from '@/shared/dates/calendarDate';
import './datePicker.scss';

// English dates are British ('en-GB'), because `react-datepicker` treats 'en' as American English.
const locales = { da: 'da', en: 'en-GB' } as const;
registerLocale(locales.da, da);
registerLocale(locales.en, enGB);

interface DatePickerPanelProps {
  id: string;
  label: string;
  value: string;
  onPick: (date: string) => void;
  onClose: () => void;
}

/** Replaces the container of `react-datepicker`, whose accessible name is English in every language. */
function CalendarContainer({ className, children }: PropsWithChildren<{ className?: string }>) {
  return <div className={className}>{children}</div>;
}

/** A calendar in the language of the page. Takes the focus; Escape closes it. */
export function DatePickerPanel({ id, label, value, onPick, onClose }: DatePickerPanelProps) {
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const name = `${t('date.choose')}: ${label}`;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
  }, []);

  // Name the table of days, which has no name in `react-datepicker`.
  useEffect(() => {
    panel.current?.querySelector('[role="table"]')?.setAttribute('aria-label', name);
  }, [name]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes the calendar only, not the dialog around it.
    event.preventDefault();
    onClose();
  };

  return (
    <div
      ref={panel}
      id={id}
      className="date-panel"
      role="dialog"
      aria-label={name}
      onKeyDown={handleKeyDown}
    >
      <DatePicker
        inline
        locale={locales[language]}
        calendarContainer={CalendarContainer}
        // `react-datepicker` uses local times. Only their year, month and day count, so the time zone does not matter.
        selected={isCalendarDate(value) ? parseISO(value) : null}
        monthAriaLabelPrefix=""
        previousMonthAriaLabel={t('date.prevMonth')}
        nextMonthAriaLabel={t('date.nextMonth')}
        chooseDayAriaLabelPrefix=""
        onChange={(date: Date | null) => date && onPick(lightFormat(date, 'yyyy-MM-dd'))}
      />
    </div>
  );
}
