import type { ReactNode } from 'react';
import { Brand } from './parts/Brand';
import { DisplayChoices } from './parts/DisplayChoices';
import { Footer } from './parts/Footer';
import { contentId, SkipLink } from './parts/SkipLink';

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
