import { useId, type ReactNode } from 'react';

/** A section of the page. With a title it is a region of that name. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={title ? titleId : undefined}>
      {title && (
        <h2 className="panel-title" id={titleId}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
