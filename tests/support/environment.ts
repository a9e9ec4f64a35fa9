import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the network classes of Node that it lacks and that the mock's interceptors need.
 * They are taken together, so that a File made by a test is the File that FormData knows.
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
      TextDecoder,
      TextDecoderStream,
      CompressionStream,
      DecompressionStream,
      BroadcastChannel,
      AbortController,
      AbortSignal,
      File,
      Blob,
      FormData,
      structuredClone,
    });
  }
}
