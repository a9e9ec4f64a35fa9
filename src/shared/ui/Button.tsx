import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Button as BootstrapButton } from 'reactstrap';
import { LiveMessage } from '../notifications/LiveRegion';
import { Icon, type IconName } from './Icon';

/**
 * `secondary` is for a button beside a primary one; `quiet` looks like a link; `danger` cannot be undone; `tool` shows
 * its icon, with `shortText` beside it if given, and its name only as a tip.
 */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'tool';

interface AnyButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'disabled' | 'aria-disabled'
> {
  /** While busy, the button keeps its place and its focus, but does nothing. */
  isBusy?: boolean;
  /** True while another action is in progress: the button does nothing, and is slightly dimmed. */
  isUnavailable?: boolean;
  /** Shown and announced instead of the children while busy. */
  busyText?: string;
  iconName?: IconName;
  /** A text that a button with the variant `tool` shows beside its icon. */
  shortText?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The variant `tool` requires an icon: it hides the button's name, so without an icon the button would be invisible.
 */
export type ButtonProps = AnyButtonProps &
  ({ variant?: Exclude<ButtonVariant, 'tool'> } | { variant: 'tool'; iconName: IconName });

const looks = {
  primary: { color: 'primary' },
  secondary: { color: 'primary', outline: true },
  quiet: { color: 'link' },
  danger: { color: 'danger' },
  tool: { color: 'tool' },
} as const satisfies Record<ButtonVariant, object>;

/** A button. It never gets `disabled`, which would take the focus away and hide the button from the keyboard. */
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
      <span className={isTool ? 'visually-hidden' : undefined}>{text}</span>
      {shortText && <span aria-hidden="true">{shortText}</span>}
    </BootstrapButton>
  );
}

/** A decorative spinner. The text beside it says what is in progress. */
export function Spinner() {
  return <span className="spinner-border" aria-hidden="true" />;
}
