import { useCallback, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { IconName } from '../ui/Icon';
import { Spinner } from '../ui/Button';
import { Popover } from '../ui/Popover';
import type { MarkTone } from './columns';
import { placeBeside } from './place';

/** A button for an action on a row. While `isBusy`, it keeps the focus but does nothing. */
interface RowActionProps {
  label: string;
  iconName?: IconName;
  /** The icon of a mark, which replaces `iconName`. For a button that is also the mark of its cell. */
  tone?: MarkTone;
  /** Shown on a card instead of a label that is too long there. */
  shortText?: string;
  isBusy?: boolean;
  /** One of the most used actions: a button in the row on a desktop, with its label if there is room. */
  isFrequent?: boolean;
  onClick: () => void;
}

const classesOf = (look: string, isFrequent: boolean) =>
  `row-action ${look} ${isFrequent ? 'at-hand' : ''}`;

/**
 * An action on a row. In a column its label is a tooltip, unless the action is frequent and the table has room for the
 * label. On a card and in a menu, the label is visible.
 */
export function RowAction(props: RowActionProps) {
  const { label, iconName, tone, shortText, isBusy = false, isFrequent = false, onClick } = props;
  const look = tone ? `mark-${tone}` : `icon-${iconName ?? ''}`;
  return (
    <button
      type="button"
      className={classesOf(isBusy ? '' : look, isFrequent)}
      data-short={shortText}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <Spinner />}
      {label}
    </button>
  );
}

interface RowLinkProps extends Pick<RowActionProps, 'label' | 'isFrequent'> {
  iconName: IconName;
  to: string;
}

export function RowLink({ label, iconName, isFrequent = false, to }: RowLinkProps) {
  return (
    <Link className={classesOf(`icon-${iconName}`, isFrequent)} to={to}>
      {label}
    </Link>
  );
}

const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('a, button')].filter(
    (item) => getComputedStyle(item).display !== 'none',
  );

const buttonOf = (menu: HTMLElement) => menu.previousElementSibling as HTMLElement | null;

function open(menu: HTMLElement) {
  const button = buttonOf(menu);
  if (button) placeBeside(menu, button, 'below');
  itemsOf(menu)[0]?.focus({ preventScroll: true });
}

function moveAmongItems(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: items[current + 1] ?? items[0],
    ArrowUp: items.at(current - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface RowActionsProps {
  /** The name of the group of actions, and of the button that opens the menu. */
  label: string;
  /** The actions in the row, the most used first. On a card with a menu, they are only in the menu. */
  children?: ReactNode;
  /** Further actions, in a menu behind a button with this text. The last one is set apart. */
  menu?: { text: string; isBusy: boolean; items: ReactNode };
}

export function RowActions({ label, children, menu }: RowActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isOnItem = ({ target }: MouseEvent<HTMLElement>) =>
    target instanceof Element && target.closest('a, button') !== null;
  return (
    <div className={`row-actions ${menu ? 'has-menu' : ''}`} role="group" aria-label={label}>
      {children}
      {menu && (
        <button
          type="button"
          className={`row-action row-menu-button ${menu.isBusy ? '' : 'icon-more'}`}
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {menu.isBusy && <Spinner />}
          {menu.text}
        </button>
      )}
      {menu && isOpen && (
        <Popover
          className="row-menu"
          popover="manual"
          data-title={label}
          onOpen={open}
          onClose={close}
          // Focus the menu button before the action runs: when a dialog of the action closes, it returns the focus to
          // this button, because the item is gone by then.
          onClickCapture={(event) => isOnItem(event) && buttonOf(event.currentTarget)?.focus()}
          // Close the menu after the action: an item that is no longer rendered would do nothing.
          onClick={(event) => isOnItem(event) && close()}
          onKeyDown={moveAmongItems}
        >
          {children}
          {menu.items}
        </Popover>
      )}
    </div>
  );
}
