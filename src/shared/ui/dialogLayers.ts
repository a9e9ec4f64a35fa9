/** The open dialogs, the topmost last. */
const dialogs: HTMLElement[] = [];

/** What stands below the topmost dialog can be neither reached nor read: the page and the dialogs under it. */
function update(): void {
  const layers = [document.getElementById(pageId), ...dialogs];
  layers.forEach((layer, index) => layer?.toggleAttribute('inert', index < dialogs.length));
}

/** Lays a dialog over the page and over the dialogs that are open. Returns what takes it away again. */
export function openLayer(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  update();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    update();
  };
}

/** The id of what stands behind dialogs: the page, without the notifications and announcements, which go on beside it. */
export const pageId = 'page';
