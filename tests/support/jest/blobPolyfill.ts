/** jsdom reads blobs with a FileReader alone. */
function read<Result>(blob: Blob, how: 'readAsText' | 'readAsArrayBuffer'): Promise<Result> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read.'));
    reader[how](blob);
  });
}

export function completeBlobs(): void {
  Object.assign(Blob.prototype, {
    text(this: Blob) {
      return read<string>(this, 'readAsText');
    },
    arrayBuffer(this: Blob) {
      return read<ArrayBuffer>(this, 'readAsArrayBuffer');
    },
    // A blob without it is no body for Node's Response, once it has the one above.
    stream(this: Blob) {
      return new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new Uint8Array(await this.arrayBuffer()));
          controller.close();
        },
      });
    },
  });
}
