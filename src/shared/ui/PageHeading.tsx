import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { PageFocusContext } from '../routing/pageFocus';

/** The heading of a page, and as children what can be done with the page as a whole. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pageFocus = useContext(PageFocusContext);

  useEffect(() => {
    if (pageFocus.consume()) heading.current?.focus({ preventScroll: true });
  }, [pageFocus]);

  return (
    <div className="page-heading">
      <h1 ref={heading} id="page-title" tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="page-heading-actions">{children}</div>}
    </div>
  );
}
