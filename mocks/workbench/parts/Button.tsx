import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** What the button is about, for who does not see where it stands. */
  about?: string;
}

/** A button of the workbench. */
export function Button({ about, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className="workbench-button" {...rest}>
      {children}
      {about !== undefined && <span className="workbench-hidden"> {about}</span>}
    </button>
  );
}
