import { failOnConsoleNoise } from './consoleGuard';
import { recordExchanges } from './contractRecord';

failOnConsoleNoise();
recordExchanges();
