/** jsdom's blobs have no reading methods; only a FileReader can read them. */
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
    // Node's Response takes an object with `arrayBuffer` for a blob and needs its `stream`.
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
