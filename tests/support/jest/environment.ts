import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the Node globals that it lacks: network classes, which the mock's interceptors need, and cryptography.
 * jsdom keeps its own FormData, which has to work with jsdom's forms.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const page = this.global;
    Object.assign(page, {
      // Resolve relative URLs against the page's URL, as a browser does.
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
      // The class that TextEncoder returns, so that `instanceof Uint8Array` works.
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
