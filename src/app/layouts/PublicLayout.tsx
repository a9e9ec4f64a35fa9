import type { ReactNode } from 'react';
import { Brand } from './parts/Brand';
import { DisplayChoices } from './parts/DisplayChoices';
import { Footer } from './parts/Footer';
import { contentId, SkipLink } from './parts/SkipLink';

/** The layout of the public pages. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="public">
      <SkipLink />
      <header className="public-header">
        <div className="public-header-inner">
          <Brand />
          <DisplayChoices />
        </div>
      </header>
      <main className="public-main" id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
