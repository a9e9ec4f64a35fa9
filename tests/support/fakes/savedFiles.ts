/** A file as the browser was asked to save it. */
export interface SavedFile {
  name: string;
  file: Blob;
}

/**
 * What a test's page saves, oldest first. jsdom saves nothing: the library's last step, the click on a link to the
 * blob, is caught here.
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
