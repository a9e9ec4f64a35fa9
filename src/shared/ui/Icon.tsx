import { icons, type IconName } from './icons/icons';

export type { IconName };

/** A drawing beside a text, or in a control that has a name of its own: it says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
