import { Link } from 'react-router';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';

/** A way from a row to a page; `label` is already translated. */
export interface RowLinkProps {
  iconName: IconName;
  label: string;
  to: string;
  /** One of the most used: its label stands beside it where there is room. */
  isAtHand?: boolean;
}

/** A link of a row that looks like its buttons: its name is a tip beside columns and plain text on a card. */
export function RowLink({ iconName, label, to, isAtHand = false }: RowLinkProps) {
  return (
    <Link className={`row-action has-tip ${isAtHand ? 'at-hand' : ''}`} to={to}>
      <Icon name={iconName} />
      <span className="tip">{label}</span>
    </Link>
  );
}
