/** A file that the page asked the browser to save. */
export interface SavedFile {
  name: string;
  file: Blob;
}

/**
 * The files that the page saves in the current test, oldest first. jsdom cannot download, so this catches the click
 * that file-saver dispatches on a link to the blob.
 */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    blobs.clear();
    URL.createObjectURL = (blob) => {
      const url = `blob:${window.location.origin}/${blobs.size}`;
      blobs.set(url, blob as Blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function (
      this: HTMLAnchorElement,
      event,
    ) {
      const file = blobs.get(this.href);
      if (!file) return EventTarget.prototype.dispatchEvent.call(this, event);
      saved.push({ name: this.download, file });
      return true;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return saved;
}
