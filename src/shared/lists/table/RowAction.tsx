import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';
import type { MarkTone } from './Mark';
import { Spinner } from '../../ui/Spinner';

/** One thing that can be done with a row. While it `isBusy` it keeps its focus but does nothing. */
export interface RowActionProps {
  iconName: IconName;
  label: string;
  /** For a button that is the mark of its cell at the same time. */
  tone?: MarkTone;
  /** Stands on a card in place of a label that is too long there. */
  brief?: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** A compact button of a row: its name is a tip beside columns and plain text on a card. */
export function RowAction({
  iconName,
  label,
  tone,
  brief,
  isBusy = false,
  onClick,
}: RowActionProps) {
  return (
    <button
      type="button"
      className={`row-action has-tip ${tone ? `mark-${tone}` : ''}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : <Icon name={iconName} />}
      {brief && (
        <span className="brief" aria-hidden="true">
          {brief}
        </span>
      )}
      <span className="tip">{label}</span>
    </button>
  );
}
