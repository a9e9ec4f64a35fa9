import { Icon } from '../../ui/Icon';

const icons = { yes: 'check', no: 'cross', warning: 'warning' } as const;

/** What a mark says: a tick, a cross or a warning. */
export type MarkTone = keyof typeof icons;

/** `text` is the mark's meaning: a tip beside columns, plain text on a card. */
export interface MarkProps {
  tone: MarkTone;
  text: string;
  /** Stands on a card in place of `text`, where that would repeat the label beside it. */
  brief?: string;
  /** True where the tip tells more than its column does, so that the keyboard can reach it too. */
  isFocusable?: boolean;
}

/** A tick, cross or warning that never relies on its colour or its shape alone. */
export function Mark({ tone, text, brief, isFocusable = false }: MarkProps) {
  return (
    <span className={`mark mark-${tone} has-tip`} tabIndex={isFocusable ? 0 : undefined}>
      <Icon name={icons[tone]} />
      {brief && (
        <span className="brief" aria-hidden="true">
          {brief}
        </span>
      )}
      <span className="tip">{text}</span>
    </span>
  );
}
