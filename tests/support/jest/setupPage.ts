import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { stayBusy } from '../fakes/idle';
import { webLocks } from '../fakes/webLocks';
import { completeBlobs } from './blobPolyfill';
import { isInsideAct, skipOwnerStacks } from './reactInternals';
import { quickenQueries } from './quickQueries';

const outer = getConfig() as { eventWrapper: (send: () => unknown) => unknown };
configure({
  asyncUtilTimeout: 20_000,
  // If an effect moves the focus out of a field, user-event fires `change` during the flush of `act`, where another
  // `act` would warn.
  eventWrapper: (send: () => unknown) => (isInsideAct() ? send() : outer.eventWrapper(send)),
});
completeBlobs();
quickenQueries();
skipOwnerStacks();
beforeEach(stayBusy);

// jsdom has no `MessageChannel`.
jest.mock('@/config/nextTask', () => ({
  nextTask: () => new Promise((done) => setTimeout(done)),
}));

// jsdom has no layout and does not implement this.
Element.prototype.scrollIntoView = () => undefined;

/** jsdom has no layout, so no size ever changes. */
class SizelessObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
window.ResizeObserver = SizelessObserver;

Object.defineProperty(navigator, 'locks', { value: webLocks, configurable: true });
