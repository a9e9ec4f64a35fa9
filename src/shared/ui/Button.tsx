import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Button as BootstrapButton } from 'reactstrap';
import { LiveMessage } from '../notifications/LiveRegion';
import { Icon, type IconName } from './IconButton';

/**
 * `secondary` stands beside a primary button; `quiet` looks like a link; `danger` cannot be undone; `tool` shows its icon, and its name
 * as a tip.
 */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'tool';

/** A button's own attributes, and what it looks like. */
export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'disabled' | 'aria-disabled'
> {
  variant?: ButtonVariant;
  /** While busy the button keeps its place and its focus, but does nothing. */
  isBusy?: boolean;
  /** For as long as something else is under way it does nothing either, and looks as it did. */
  isUnavailable?: boolean;
  /** Shown and announced instead of the children while busy. */
  busyText?: string;
  iconName?: IconName;
  /** Seen beside the icon of a tool. */
  shortText?: string;
  ref?: Ref<HTMLButtonElement>;
}

const looks = {
  primary: { color: 'primary' },
  secondary: { color: 'primary', outline: true },
  quiet: { color: 'link' },
  danger: { color: 'danger' },
  tool: { color: 'tool' },
} as const satisfies Record<ButtonVariant, object>;

/** A button. It is never `disabled`, which would take its focus away and hide it from the keyboard. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    isBusy = false,
    isUnavailable = false,
    busyText,
    iconName,
    shortText,
    type = 'button',
    onClick,
    ref,
    children,
    ...attributes
  } = props;

  const text = isBusy && busyText ? busyText : children;
  const isTool = variant === 'tool';
  const isInert = isBusy || isUnavailable;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <BootstrapButton
      {...attributes}
      {...looks[variant]}
      {...(ref && { innerRef: ref })}
      {...(isTool && typeof text === 'string' && { title: text })}
      type={type}
      aria-disabled={isInert || undefined}
      onClick={handleClick}
    >
      {isBusy && <Spinner />}
      {busyText && <LiveMessage text={isBusy ? busyText : ''} />}
      {!isBusy && iconName && <Icon name={iconName} />}
      {isTool ? <span className="visually-hidden">{text}</span> : text}
      {shortText && <span aria-hidden="true">{shortText}</span>}
    </BootstrapButton>
  );
}

/** Turns while something is on its way. Decoration: the text beside it says what. */
export function Spinner() {
  return <span className="spinner-border" aria-hidden="true" />;
}
