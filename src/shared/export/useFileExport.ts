import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { today } from '../dates/calendarDate';
import { notifyFailure } from '../errors/notifyFailure';
import { useGenericErrorText } from '../errors/useMessageText';
import { announce } from '../notifications/announce';
import { createExportState, type ExportFormat, type ReadableExportState } from './exportState';

/** What makes a file hears of: its format, when to stop, and whom to tell how far it is. */
export interface FileTask {
  format: ExportFormat;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** `fileName` is without the date and the format, which are added. What `makeFile` rejects with is told like every failed call. */
export interface FileExportOptions {
  fileName: string;
  makeFile: (task: FileTask) => Promise<Blob>;
}

/** An export, for its buttons. */
export interface FileExport extends ReadableExportState {
  start: (format: ExportFormat) => void;
  cancel: () => void;
}

/**
 * Makes a file and saves it under its name and the date, one at a time. Failures get the notice of section 8; a cancelled export, also one
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
    state.change({ running: null, progress: null });
  }, [state]);
  useEffect(() => finish, [finish]);

  const run = async (format: ExportFormat, { signal }: AbortController) => {
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted && total > 0) state.change({ running: format, progress: done / total });
    };
    try {
      const [{ saveAs }, file] = await Promise.all([
        import('file-saver'),
        makeFile({ format, signal, onProgress }),
      ]);
      if (signal.aborted) return;
      const name = `${fileName}-${today(new Date())}.${format}`;
      saveAs(file, name);
      announce(t('common.exportDone', { name }));
    } catch (error) {
      if (signal.aborted) return;
      notifyFailure(error, failureText(error));
    }
    finish();
  };

  return {
    read: state.read,
    subscribe: state.subscribe,
    start: (format) => {
      if (running.current) return;
      running.current = new AbortController();
      state.change({ running: format, progress: null });
      void run(format, running.current);
    },
    cancel: () => {
      if (!running.current) return;
      finish();
      announce(t('common.exportCancelled'));
    },
  };
}
