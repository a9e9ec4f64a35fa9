import { Link } from 'react-router';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';

/** A way from a row to a page; `label` is already translated. */
export interface RowLinkProps {
  iconName: IconName;
  label: string;
  to: string;
}

/** A link of a row that looks like its buttons: its name is a tip beside columns and plain text on a card. */
export function RowLink({ iconName, label, to }: RowLinkProps) {
  return (
    <Link className="row-action has-tip" to={to}>
      <Icon name={iconName} />
      <span className="tip">{label}</span>
    </Link>
  );
}
