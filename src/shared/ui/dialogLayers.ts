import { isSecondPress } from './secondPress';

/** The open dialogs, the topmost last. */
const dialogs: HTMLElement[] = [];

/** Makes the page and the dialogs below the topmost one inert. */
function update(): void {
  const layers = [document.getElementById(pageId), ...dialogs];
  layers.forEach((layer, index) => layer?.toggleAttribute('inert', index < dialogs.length));
}

/** Puts a dialog over the page and the open dialogs. Returns a function that removes it. */
export function openLayer(dialog: HTMLElement): () => void {
  // Remove this attribute, which `Modal` sets: in Safari it would also hide announcements from screen readers. It is
  // not needed, because everything behind the dialog is inert.
  dialog.removeAttribute('aria-modal');
  dialogs.push(dialog);
  update();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    update();
  };
}

/** The topmost dialog at the last press, not counting the second press of a double click. */
let pressedAt: HTMLElement | undefined;

/** Ignores the second press of a double click if the first one has opened or closed a dialog. */
function ignoreSecondPress(event: MouseEvent) {
  const top = dialogs.at(-1);
  if (!isSecondPress(event)) pressedAt = top;
  else if (pressedAt !== top) {
    event.preventDefault();
    event.stopPropagation();
  }
}

// The first views are prerendered in Node, which has no `window`.
if (typeof window !== 'undefined') window.addEventListener('click', ignoreSecondPress, true);

/** The id of the page behind the dialogs. Notifications and announcements are outside it, so that they stay usable. */
export const pageId = 'page';
