import 'react-datepicker/dist/react-datepicker.css';
import './datePicker.scss';
import { da } from 'date-fns/locale/da';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import DatePicker, { registerLocale } from 'react-datepicker';
import { useTexts } from '@/i18n/useTexts';
import { isCalendarDate } from '@/shared/dates/calendarDate';

registerLocale('da', da);

export interface DatePickerPanelProps {
  id: string;
  label: string;
  /** yyyy-MM-dd, or anything else for no date. */
  value: string;
  /** Called with yyyy-MM-dd. */
  onPick: (date: string) => void;
  onClose: () => void;
}

// The picker thinks in local moments: only the local year, month and day cross over, never a time zone (D9).
function toLocalDay(value: string): Date | null {
  if (!isCalendarDate(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function fromLocalDay(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join(
    '-',
  );
}

/** A calendar to pick a date from, with Danish names (locale da-DK, section 9). Takes focus; Escape closes it. */
export function DatePickerPanel({ id, label, value, onPick, onClose }: DatePickerPanelProps) {
  const { t } = useTexts();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes the calendar only, not the dialog around it.
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={panel}
      id={id}
      className="date-panel"
      role="dialog"
      aria-label={`${t('date.choose')}: ${label}`}
      onKeyDown={handleKeyDown}
    >
      <DatePicker
        inline
        locale="da"
        selected={toLocalDay(value)}
        previousMonthAriaLabel={t('date.prevMonth')}
        nextMonthAriaLabel={t('date.nextMonth')}
        chooseDayAriaLabelPrefix=""
        onChange={(date: Date | null) => date && onPick(fromLocalDay(date))}
      />
    </div>
  );
}
