/** What the workbench does to the page it stands on. */
export interface PageActions {
  origin: string;
  reload: () => void;
  /** Puts a text on the clipboard; rejects where the browser does not allow it. */
  copy: (text: string) => Promise<void>;
  /** The screen that is open: path and query inside the application. */
  screen: () => string;
}

/** The actions on the real page. */
export function createPageActions(basePath: string): PageActions {
  const { location } = window;
  return {
    origin: location.origin,
    reload: () => location.reload(),
    copy: async (text) => {
      await navigator.clipboard.writeText(text);
    },
    screen: () => `/${location.pathname.slice(basePath.length)}${location.search}`,
  };
}
