/**
 * Resolves in a new task, so that the browser can paint and handle input first. Does not use a timer, because timers
 * are throttled in background tabs.
 */
export function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
