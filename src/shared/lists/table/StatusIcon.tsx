import { Icon } from '../../ui/Icon';
import { UnbrokenText } from '../../ui/UnbrokenText';

const icons = { yes: 'check', no: 'cross', warning: 'warning' } as const;

export type StatusTone = keyof typeof icons;

/** `text` is what the icon means: a tip beside columns, plain text on a card. */
export interface StatusIconProps {
  tone: StatusTone;
  text: string;
  /** Stands on a card in place of `text`, where that would repeat the label beside it. */
  shortText?: string;
  /** True where the tip tells more than its column does, so that the keyboard can reach it too. */
  isFocusable?: boolean;
}

/** A tick, cross or warning that never relies on its colour or its shape alone. */
export function StatusIcon({ tone, text, shortText, isFocusable = false }: StatusIconProps) {
  return (
    <span className={`status-icon status-${tone} has-tip`} tabIndex={isFocusable ? 0 : undefined}>
      <Icon name={icons[tone]} />
      {shortText && (
        <span className="short-text" aria-hidden="true">
          {shortText}
        </span>
      )}
      <span className="tip">
        <UnbrokenText text={text} />
      </span>
    </span>
  );
}
