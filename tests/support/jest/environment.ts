import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks of Node: the network classes, which the mock's interceptors need, and cryptography. What jsdom
 * has stays its own, so that FormData reads the forms of its own pages.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    Object.assign(this.global, {
      Request,
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
    Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
}
