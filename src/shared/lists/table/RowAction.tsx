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
  isBusy?: boolean;
  onClick: () => void;
}

/** A compact button of a row: its name is a tip beside columns and plain text on a card. */
export function RowAction({ iconName, label, tone, isBusy = false, onClick }: RowActionProps) {
  return (
    <button
      type="button"
      className={`row-action has-tip ${tone ? `mark-${tone}` : ''}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : <Icon name={iconName} />}
      <span className="tip">{label}</span>
    </button>
  );
}
