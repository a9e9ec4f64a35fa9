import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { completeBlobs } from './blobPolyfill';
import { quickenQueries } from './quickQueries';

configure({ asyncUtilTimeout: 20_000 });
completeBlobs();
quickenQueries();

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

/** jsdom draws nothing, so nothing has a size to be told of. */
class SizelessObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
window.ResizeObserver = SizelessObserver;
