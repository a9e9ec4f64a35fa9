import { useId } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '../ui/IconButton';
import { Spinner } from '../ui/Button';
import { UnbrokenText } from '../ui/UnbrokenText';

const icons = { yes: 'check', no: 'cross', warning: 'warning' } as const;

export type StatusTone = keyof typeof icons;

/** `text` is a tip beside columns, plain text on a card. */
export interface StatusIconProps {
  tone: StatusTone;
  text: string;
  /** Replaces `text` on a card, where it would repeat the label beside it. */
  shortText?: string;
  /** True where the tip tells more than its column does, so that the keyboard can reach it too. */
  isFocusable?: boolean;
}

/** A tick, cross or warning that never relies on its colour or its shape alone. */
export function StatusIcon({ tone, text, shortText, isFocusable = false }: StatusIconProps) {
  return (
    <span className={`status-icon status-${tone} has-tip`} tabIndex={isFocusable ? 0 : undefined}>
      <Icon name={icons[tone]} />
      <ShortText text={shortText} />
      <span className="tip">
        <UnbrokenText text={text} />
      </span>
    </span>
  );
}

/** Stands on a card in place of a longer text. */
function ShortText({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <span className="short-text" aria-hidden="true">
      {text}
    </span>
  );
}

/** While it `isBusy` it keeps its focus but does nothing. */
export interface RowActionProps {
  iconName: IconName;
  label: string;
  /** For a button that is also the status icon of its cell. */
  tone?: StatusTone;
  /** Stands on a card in place of a label that is too long there. */
  shortText?: string;
  isBusy?: boolean;
  /** One of the most used: its label stands beside it where there is room. */
  isAtHand?: boolean;
  onClick: () => void;
}

/** Its name is a tip beside columns and plain text on a card. */
export function RowAction(props: RowActionProps) {
  const { iconName, label, tone, shortText, isBusy = false, isAtHand = false, onClick } = props;
  return (
    <button
      type="button"
      className={`row-action has-tip ${isAtHand ? 'at-hand' : ''} ${tone ? `status-${tone}` : ''}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : <Icon name={iconName} />}
      <ShortText text={shortText} />
      <span className="tip">{label}</span>
    </button>
  );
}

export function RowLink(
  props: Pick<RowActionProps, 'iconName' | 'label' | 'isAtHand'> & { to: string },
) {
  const { iconName, label, to, isAtHand = false } = props;
  return (
    <Link className={`row-action has-tip ${isAtHand ? 'at-hand' : ''}`} to={to}>
      <Icon name={iconName} />
      <span className="tip">{label}</span>
    </Link>
  );
}

/** A browser without popovers shows the actions on the card. */
function fold({ currentTarget }: SyntheticEvent<HTMLElement>) {
  if ('hidePopover' in currentTarget) currentTarget.hidePopover();
}

function foldOnceLeft(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  if (relatedTarget && !currentTarget.contains(relatedTarget)) fold(event);
}

/** The default is prevented so that the same press does not close a notification. */
function closeByEscape(event: KeyboardEvent, actions: HTMLElement | null) {
  if (event.key !== 'Escape' || !actions || !('hidePopover' in actions)) return;
  if (!actions.matches(':popover-open')) return;
  event.preventDefault();
  actions.hidePopover();
}

interface RowActionsProps {
  label: string;
  /** On a card they stand behind a button with this text. */
  menuText?: string;
  children: ReactNode;
}

/** The last of them stands apart. */
export function RowActions({ label, menuText, children }: RowActionsProps) {
  const id = useId();
  if (menuText === undefined) {
    return (
      <div className="row-actions" role="group" aria-label={label}>
        {children}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="row-menu"
        aria-label={label}
        popoverTarget={id}
        onKeyDown={(event) => closeByEscape(event, document.getElementById(id))}
      >
        {menuText}
      </button>
      {/* Folded in the capture phase: a dialog then gives the focus back to the button, which stays. */}
      <div
        id={id}
        popover="auto"
        className="row-actions"
        role="group"
        aria-label={label}
        onClickCapture={fold}
        onBlur={foldOnceLeft}
        onKeyDown={(event) => closeByEscape(event, event.currentTarget)}
      >
        {children}
      </div>
    </>
  );
}
