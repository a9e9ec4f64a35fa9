import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';

interface EmptyStateProps {
  title: string;
  iconName: IconName;
  /** The next step for the user. */
  children?: ReactNode;
}

/** Says why a list or a page has nothing to show. */
export function EmptyState({ title, iconName, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={iconName} />
      <p>{title}</p>
      {children}
    </div>
  );
}
