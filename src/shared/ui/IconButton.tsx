import type { ButtonHTMLAttributes, Ref } from 'react';

/** The names of the icons. Each icon has a drawing in `styles/_icons.scss`. */
export type IconName =
  | 'add'
  | 'agreement'
  | 'arrow-down'
  | 'arrow-up'
  | 'calendar'
  | 'certificate'
  | 'chart'
  | 'check'
  | 'close'
  | 'copy'
  | 'delete'
  | 'download'
  | 'edit'
  | 'error'
  | 'eye'
  | 'eye-off'
  | 'first'
  | 'history'
  | 'info'
  | 'keyboard'
  | 'last'
  | 'layers'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'more'
  | 'next'
  | 'percent'
  | 'person'
  | 'phone'
  | 'previous'
  | 'price'
  | 'refresh'
  | 'search'
  | 'sliders'
  | 'taxi'
  | 'theme'
  | 'warning';

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

/** A decorative icon beside a text, or in a control with a name. Hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
