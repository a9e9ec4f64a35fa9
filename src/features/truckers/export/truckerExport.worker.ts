import { makeTruckerFile } from './makeTruckerFile';
import type { TruckerExportMessage, TruckerExportTask } from './truckerExportMessages';

/** The part of a worker's own scope that is used here; its full type excludes that of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<TruckerExportTask>) => void) | null;
  postMessage: (message: TruckerExportMessage) => void;
  reportError: (error: unknown) => void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  makeTruckerFile(data, (message) => scope.postMessage(message)).catch((error: unknown) => {
    // What nobody foresaw becomes an error of the worker, which the page hears of.
    scope.reportError(error);
  });
};
