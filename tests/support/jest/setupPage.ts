import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { completeBlobs } from './blobPolyfill';
import { quickenQueries } from './quickQueries';

configure({ asyncUtilTimeout: 20_000 });
completeBlobs();
quickenQueries();

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
