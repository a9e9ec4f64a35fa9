import { createRequire } from 'node:module';
import fc from 'fast-check';

// A property that fails has noticed the change: its smallest example is not looked for.
fc.configureGlobal({ endOnFailure: true });

// The two things of a browser's that the tests of pure modules use.
const navigator = Object.create({}, { onLine: { get: () => true, configurable: true } }) as object;
Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
const ofJest = createRequire(require.resolve('jest-environment-jsdom'));
Object.defineProperty(globalThis, 'DOMParser', {
  get: () => {
    const { JSDOM } = ofJest('jsdom') as { JSDOM: new () => { window: typeof globalThis } };
    return new JSDOM().window.DOMParser;
  },
});
