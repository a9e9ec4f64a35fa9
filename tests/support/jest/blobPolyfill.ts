function text(this: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('The blob cannot be read.'));
    reader.readAsText(this);
  });
}

/** Gives jsdom's blobs the `text` that browsers' blobs have. */
export function completeBlobs(): void {
  Object.assign(Blob.prototype, { text });
}
