import { CallFailure } from '@/api/core/apiError';
import type { FileTask } from '@/shared/export/useFileExport';
import type { TruckerExportMessage, TruckerExportTask } from './truckerExportMessages';

/**
 * Makes the file in a worker, off the page's thread. The worker's script is fetched while `prepare` gets it its task;
 * one that cannot be had, as after a new deployment, is a failure like any other. However it ends, the worker is gone.
 */
export async function runTruckerExport(
  prepare: () => Promise<TruckerExportTask>,
  { signal, onProgress }: Omit<FileTask, 'format'>,
): Promise<Blob> {
  const worker = new Worker(
    /* webpackChunkName: "truckers-export" */ new URL('./truckerExport.worker.ts', import.meta.url),
  );
  const file = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<TruckerExportMessage>) => {
      if (data.kind === 'progress') onProgress(data.done, data.total);
      else if (data.kind === 'file') resolve(data.file);
      else reject(new CallFailure(data.error));
    };
    worker.onerror = () => reject(new Error('The worker could not be started or has failed.'));
    worker.onmessageerror = () => reject(new Error('The worker could not be understood.'));
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const handOver = async () => {
    worker.postMessage(await prepare());
  };
  try {
    const [made] = await Promise.all([file, handOver()]);
    return made;
  } finally {
    worker.terminate();
  }
}
