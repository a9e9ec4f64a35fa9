import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks of Node: the network classes, which the mock's interceptors need, and cryptography. What jsdom
 * has stays its own, so that FormData reads the forms of its own pages.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const page = this.global;
    Object.assign(page, {
      // Addresses are read from that of the page, as in a browser.
      Request: new Proxy(Request, {
        construct: (Original, [input, init]: ConstructorParameters<typeof Request>) =>
          new Original(
            typeof input === 'string' ? new URL(input, page.location.href) : input,
            init,
          ),
      }),
      Response,
      Headers,
      fetch,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      // What TextEncoder makes; code that asks for one knows it.
      Uint8Array,
      TextDecoder,
      TextDecoderStream,
      CompressionStream,
      DecompressionStream,
      BroadcastChannel,
      AbortController,
      AbortSignal,
      structuredClone,
    });
    Object.defineProperty(page, 'crypto', { value: crypto });
  }
}
