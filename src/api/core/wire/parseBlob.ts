/** JSON from the bytes of an answer; undefined where they are none, which then reads as an answer that says nothing. */
export async function parseBlob(bytes: Blob): Promise<unknown> {
  try {
    return JSON.parse(await bytes.text());
  } catch {
    return undefined;
  }
}
