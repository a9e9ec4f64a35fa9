import { configure, getConfig } from '@testing-library/dom';

/** What the browser's own style sheet looks at, of what the pages use. */
const attributes = ['hidden', 'open', 'type'];

/**
 * Every query by role and name asks for many styles, and jsdom tries its whole style sheet on each. No style sheet of the application
 * is read in jsdom, so elements of one kind look alike: one of each is asked. Where an element has styles of its own, or a
 * test brings a style sheet, jsdom answers itself.
 */
function rememberStyles(): void {
  const computedStyle = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    const { document } = window;
    const isPlain = !pseudo && !element.hasAttribute('style') && document.styleSheets.length === 0;
    if (!isPlain || element.ownerDocument !== document) return computedStyle(element, pseudo);
    const values = attributes.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, ...values]);
    const style = known.get(kind) ?? computedStyle(element.cloneNode() as Element);
    known.set(kind, style);
    return style;
  };
}

/** The error of a query that finds nothing shows the page; of one that is asked again and again, only the last error does. */
function showPageAtLast(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isAskedAgain } = getConfig() as unknown as {
        _disableExpensiveErrorDiagnostics: boolean;
      };
      return isAskedAgain
        ? new Error(message ?? 'Nothing was found.')
        : getElementError(message, container);
    },
  });
}

/** Makes the queries of jsdom's pages cheap, with the same answers. */
export function quickenQueries(): void {
  rememberStyles();
  showPageAtLast();
}
