import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';
import type { StatusTone } from './StatusIcon';
import { Spinner } from '../../ui/Spinner';

/** One thing that can be done with a row. While it `isBusy` it keeps its focus but does nothing. */
export interface RowActionProps {
  iconName: IconName;
  label: string;
  /** For a button that is the status icon of its cell at the same time. */
  tone?: StatusTone;
  /** Stands on a card in place of a label that is too long there. */
  shortText?: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** A compact button of a row: its name is a tip beside columns and plain text on a card. */
export function RowAction({
  iconName,
  label,
  tone,
  shortText,
  isBusy = false,
  onClick,
}: RowActionProps) {
  return (
    <button
      type="button"
      className={`row-action has-tip ${tone ? `status-${tone}` : ''}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : <Icon name={iconName} />}
      {shortText && (
        <span className="short-text" aria-hidden="true">
          {shortText}
        </span>
      )}
      <span className="tip">{label}</span>
    </button>
  );
}

/** The buttons of a row, as a group under the name of what they are about. */
export function RowActions({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="row-actions" role="group" aria-label={t('table.actionsFor', { name })}>
      {children}
    </div>
  );
}
