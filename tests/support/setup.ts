import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { failOnConsoleNoise } from './consoleGuard';

configure({ asyncUtilTimeout: 5000 });
failOnConsoleNoise();
