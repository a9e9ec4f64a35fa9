import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon';

/** `label` is the button's name, already translated; it is also its tooltip. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name' | 'className' | 'aria-label' | 'title' | 'children'
> {
  name: IconName;
  label: string;
}

/** A button that shows a drawing only. */
export function IconButton({ name, label, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type={type} className="icon-button" aria-label={label} title={label}>
      <Icon name={name} />
    </button>
  );
}
