import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageFocusContext } from '../routing/pageFocus';
import { NamedText } from './NamedText';

interface PageHeadingProps {
  title: string;
  names?: readonly string[];
  children?: ReactNode;
}

/** Focuses the heading of the page, for example when the pressed button disappears. */
export function focusPageHeading(options?: FocusOptions): void {
  document.getElementById('page-title')?.focus(options);
}

export function PageHeading({ title, names = [], children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pageFocus = useContext(PageFocusContext);

  useEffect(() => {
    if (pageFocus.consume()) heading.current?.focus({ preventScroll: true });
  }, [pageFocus]);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      // If this heading has the focus when it disappears, the heading of the next page takes the focus.
      if (element && element === document.activeElement) pageFocus.request();
    };
  }, [pageFocus]);

  return (
    <div className="page-heading">
      <h1 ref={heading} id="page-title" tabIndex={-1}>
        <NamedText text={title} names={names} />
      </h1>
      {children && <div className="page-heading-actions button-row">{children}</div>}
    </div>
  );
}
