/** The open dialogs, the topmost last. */
const dialogs: HTMLElement[] = [];

/** Makes the page and the dialogs below the topmost one inert. */
function update(): void {
  const layers = [document.getElementById(pageId), ...dialogs];
  layers.forEach((layer, index) => layer?.toggleAttribute('inert', index < dialogs.length));
}

/** Puts a dialog over the page and the open dialogs. Returns a function that removes it. */
export function openLayer(dialog: HTMLElement): () => void {
  // The library sets this attribute. In Safari it would also hide announcements, and everything that must be hidden is
  // inert.
  dialog.removeAttribute('aria-modal');
  dialogs.push(dialog);
  update();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    update();
  };
}

/** The id of the page behind the dialogs. Notifications and announcements are outside it, so that they stay usable. */
export const pageId = 'page';
