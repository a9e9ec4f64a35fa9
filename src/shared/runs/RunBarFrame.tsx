import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeightProperty } from '../hooks/useHeightProperty';
import { useKeptFocus } from '../hooks/useKeptFocus';
import './runBar.scss';

/** The place of the run bar at the bottom of the page. Also has the message that the script of the bar is late. */
export function RunBarFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff');
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  useHeightProperty(frame, '--run-bar-height');
  return (
    <section ref={frame} className="run-bar" aria-label={t('runs.label')} tabIndex={-1}>
      {children}
    </section>
  );
}
