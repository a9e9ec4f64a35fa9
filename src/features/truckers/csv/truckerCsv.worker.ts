import { makeTruckerCsv } from './makeTruckerCsv';
import type { TruckerCsvMessage, TruckerCsvTask } from './truckerCsvMessages';

/** The part of a worker's own scope that is used here; its full type excludes that of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<TruckerCsvTask>) => void) | null;
  postMessage: (message: TruckerCsvMessage) => void;
  reportError: (error: unknown) => void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  makeTruckerCsv(data, (message) => scope.postMessage(message)).catch((error: unknown) => {
    // What nobody foresaw becomes an error of the worker, which the page hears of.
    scope.reportError(error);
  });
};
