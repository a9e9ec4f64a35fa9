import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from './Icon';

/** `label` is the button's name and tooltip, already translated. */
interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name' | 'className' | 'aria-label' | 'title' | 'children'
> {
  name: IconName;
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ name, label, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type={type} className="icon-button" aria-label={label} title={label}>
      <Icon name={name} />
    </button>
  );
}
