import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { completeBlobs } from './blobPolyfill';
import { isInsideAct } from './insideAct';
import { quickenQueries } from './quickQueries';

const outer = getConfig() as { eventWrapper: (send: () => unknown) => unknown };
configure({
  asyncUtilTimeout: 20_000,
  // An effect that moves the focus out of a field that was typed in has user-event tell of the change, inside the flush.
  eventWrapper: (send: () => unknown) => (isInsideAct() ? send() : outer.eventWrapper(send)),
});
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
