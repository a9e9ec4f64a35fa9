import { createRequire } from 'node:module';
import fc from 'fast-check';

// Do not search for a smaller failing example: the first one already detects the mutant.
fc.configureGlobal({ endOnFailure: true });

// Define the only browser APIs that the tests of pure modules use.
const navigator = Object.create({}, { onLine: { get: () => true, configurable: true } }) as object;
Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
const ofJest = createRequire(require.resolve('jest-environment-jsdom'));
Object.defineProperty(globalThis, 'DOMParser', {
  get: () => {
    const { JSDOM } = ofJest('jsdom') as { JSDOM: new () => { window: typeof globalThis } };
    return new JSDOM().window.DOMParser;
  },
});
