import type { ReactNode } from 'react';
import { Brand, DisplayChoices, Footer, contentId, SkipLink } from './parts/Footer';

/** The layout of the public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="guest">
      <SkipLink />
      <header className="guest-header">
        <div className="guest-header-inner">
          <Brand />
          <DisplayChoices />
        </div>
      </header>
      <main className="guest-main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
