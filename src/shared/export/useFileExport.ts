import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { notifyFailure } from '../errors/notifyFailure';
import { useGenericErrorText } from '../errors/useMessageText';
import { announce } from '../notifications/announce';
import { createExportState, type ReadableExportState } from './exportState';

/** What makes a file hears of: when to stop, and whom to tell how far it is. */
export interface FileTask {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** `fileName` is without `.csv`. What `makeFile` rejects with is told like every failed call. */
export interface FileExportOptions {
  fileName: string;
  makeFile: (task: FileTask) => Promise<Blob>;
}

/** An export, for its button. */
export interface FileExport extends ReadableExportState {
  start: () => void;
  cancel: () => void;
}

/**
 * Makes a CSV file and saves it, one at a time. Failures get the notice of section 8; a cancelled export, also one
 * whose page is left, saves nothing and fails nothing.
 */
export function useFileExport({ fileName, makeFile }: FileExportOptions): FileExport {
  const { t } = useTexts();
  const failureText = useGenericErrorText();
  const [state] = useState(createExportState);
  const running = useRef<AbortController>(null);

  const finish = useCallback(() => {
    // What is still under way, as after a failure of another part, need not go on.
    running.current?.abort();
    running.current = null;
    state.change({ isExporting: false, progress: null });
  }, [state]);
  useEffect(() => finish, [finish]);

  const run = async ({ signal }: AbortController) => {
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted && total > 0) state.change({ isExporting: true, progress: done / total });
    };
    try {
      const [{ saveAs }, file] = await Promise.all([
        import('file-saver'),
        makeFile({ signal, onProgress }),
      ]);
      if (signal.aborted) return;
      saveAs(file, `${fileName}.csv`);
      announce(t('common.exportDone', { name: `${fileName}.csv` }));
    } catch (error) {
      if (signal.aborted) return;
      notifyFailure(error, failureText(error));
    }
    finish();
  };

  return {
    read: state.read,
    subscribe: state.subscribe,
    start: () => {
      if (running.current) return;
      running.current = new AbortController();
      state.change({ isExporting: true, progress: null });
      void run(running.current);
    },
    cancel: () => {
      if (!running.current) return;
      finish();
      announce(t('common.exportCancelled'));
    },
  };
}
