import { act, screen } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoTokens } from '@mocks/db/demo';

/** Returns the viewer's path for an e-mail. It is sent to the demo haulier who has signed by default. */
export const address = (mail: string, locale = 'da', token: string = demoTokens.signed) =>
  paths.email.href(mail, locale, token);

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The [label, value] pairs of the shown e-mail, in order. */
export function shownFields(): string[][] {
  return [...document.querySelectorAll('dl.email-fields > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

/** Navigates in the same tab, as the browser's back and forward buttons do. */
export function visit(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
