import type { ReactNode } from 'react';
import { Icon, type IconName } from './IconButton';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** A box of text; texts are already translated. */
export interface AlertProps {
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

/** A box that stands out on the page. It is not announced: what appears later belongs in a live region. */
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
