import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { completeBlobs } from './blobPolyfill';
import { failOnConsoleNoise } from './consoleGuard';
import { recordExchanges } from './contractRecord';

configure({ asyncUtilTimeout: 5000 });
failOnConsoleNoise();
completeBlobs();
recordExchanges();
