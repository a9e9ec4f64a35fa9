import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
}

const iconNames: Record<AlertTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
};

/** A box with a message. Screen readers do not announce it: one that appears later needs a live region. */
export function Alert({ tone, title, children }: AlertProps) {
  return (
    <div className={`alert alert-${tone}`}>
      <Icon name={iconNames[tone]} />
      <div className="alert-body">
        {title && <p className="alert-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
