import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a tab under its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="workbench-section">
      <h3 className="workbench-heading">{title}</h3>
      {children}
    </section>
  );
}
