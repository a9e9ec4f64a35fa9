/** Lets the browser paint and hear of input before the rest is done. Not a timer, which a page in the background has to wait for. */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });
}
