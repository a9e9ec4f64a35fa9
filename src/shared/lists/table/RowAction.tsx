import type { ReactNode } from 'react';
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

/** The buttons of a row, as a group whose label names what they are about. */
export function RowActions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="row-actions" role="group" aria-label={label}>
      {children}
    </div>
  );
}
