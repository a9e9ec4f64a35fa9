import type { ReactNode } from 'react';
import { Brand, DisplayChoices, Footer, contentId, SkipLink } from './parts/Footer';

/** What stands around the public pages: whose site it is, the language, the page, and help. */
export function GuestLayout({ children }: { children: ReactNode }) {
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
