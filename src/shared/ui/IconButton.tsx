import type { ButtonHTMLAttributes } from 'react';
import { icons, type IconName } from './icons/icons';

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

export type { IconName };

/** A drawing beside a text, or in a control that has a name of its own: it says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
