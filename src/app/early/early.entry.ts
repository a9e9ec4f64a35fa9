import { startEarly } from './startEarly';

// The early script: it stands in the shell itself, so nothing has to be fetched before it runs (webpack.config.ts).
try {
  startEarly(document);
} catch {
  // Nothing is lost: the application asks for all of it, and says what is wrong.
}
