import { saveAs } from 'file-saver';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { exportShownAfterMs } from '@/config/constants';
import { today } from '../dates/calendarDate';
import { isApiError, hasNoResponse } from '@/api/core/apiError';
import { genericMessage } from '../errors/failureMessage';
import { useErrorText } from '../errors/MessageText';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { LiveMessage } from '../notifications/LiveRegion';
import { useAnnounce, useNotify } from '../notifications/useNotify';
import { Button } from '../ui/Button';
import { useIsSlow } from '../ui/states/LoadingState';
import type { ExportFormat, FileTask } from './exportTable';

const formats = [
  { format: 'csv', text: 'common.exportCsv', shortText: 'CSV' },
  { format: 'xlsx', text: 'common.exportXlsx', shortText: 'Excel' },
] as const;

/** The number of steps of the progress bar. Finer steps would not be visible. */
const steps = 50;

/** `fileName` is the name of the exported file, without its date and extension. */
export interface ExportButtonsProps {
  fileName: string;
  /** Describes the search that found the rows; empty if the file contains all rows. */
  searched: string;
  makeFile: (task: FileTask) => Promise<Blob>;
}

/**
 * The buttons that export a list, one per format. Only one export runs at a time. If the user cancels it or leaves the
 * page, no file is saved. The progress is state of this component, so that the rows do not render at each step.
 */
export function ExportButtons({ fileName, searched, makeFile }: ExportButtonsProps) {
  const { t } = useTranslation('staff');
  const { announce } = useAnnounce();
  const notify = useNotify();
  const errorText = useErrorText();
  const genericText = useErrorText(genericMessage);
  const pressed = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(null);
  const [format, setFormat] = useState<ExportFormat | null>(null);
  /** The progress of the export, from 0 to 1; null while unknown. */
  const [progress, setProgress] = useState<number | null>(null);

  const finish = useCallback(() => {
    // Stop the remaining work of a failed or cancelled export.
    running.current?.abort();
    running.current = null;
    setFormat(null);
    setProgress(null);
  }, []);
  useEffect(() => finish, [finish]);

  const failureText = (error: unknown) => {
    // While offline, always name the connection: then the code that writes the file may also have failed to load.
    if (!navigator.onLine) return t('errors.network');
    return isApiError(error) && hasNoResponse(error) ? errorText(error) : genericText(error);
  };
  const run = async (task: Omit<FileTask, 'onProgress'>) => {
    const { signal } = task;
    const name = `${fileName}-${today()}.${task.format}`;
    const onProgress = (done: number, total: number) => {
      if (signal.aborted || total === 0) return;
      setProgress(Math.floor(Math.min(done / total, 1) * steps) / steps);
    };
    try {
      const file = await makeFile({ ...task, onProgress });
      if (signal.aborted) return;
      saveAs(file, name);
      // Name the search: the search box may contain a text that was not submitted yet.
      const details = searched || t('common.exportAll');
      notify.success(t('common.exportDone', { name }), { kind: 'export', details });
    } catch (error) {
      if (signal.aborted) return;
      notify.failure(error, failureText(error), { about: name });
    }
    finish();
  };
  const handlePress = (wanted: ExportFormat, button: HTMLButtonElement) => {
    pressed.current = button;
    if (running.current) return;
    running.current = new AbortController();
    setFormat(wanted);
    void run({ format: wanted, signal: running.current.signal });
  };
  const handleCancel = () => {
    finish();
    announce(t('common.exportCancelled'));
  };
  return (
    <div className="file-export">
      {formats.map(({ format: offered, text, shortText }) => (
        <Button
          key={offered}
          variant="tool"
          iconName="download"
          shortText={shortText}
          isBusy={format === offered}
          isUnavailable={format !== null}
          busyText={t('common.exporting')}
          onClick={({ currentTarget }) => handlePress(offered, currentTarget)}
        >
          {t(text)}
        </Button>
      ))}
      {format && <ExportProgress progress={progress} onCancel={handleCancel} pressed={pressed} />}
    </div>
  );
}

interface ExportProgressProps {
  progress: number | null;
  onCancel: () => void;
  /** The button that has started the export. */
  pressed: RefObject<HTMLButtonElement | null>;
}

function ExportProgress(props: ExportProgressProps) {
  const { progress } = props;
  const { t } = useTranslation('staff');
  const isShown = useIsSlow(true, exportShownAfterMs);
  // Announce each quarter; every step of the bar would be too many.
  const quarters = isShown && progress !== null ? Math.floor(progress * 4) : 0;
  const news = quarters > 0 && quarters < 4 ? t('common.percent', { value: quarters * 25 }) : '';
  return (
    <>
      <LiveMessage text={news} />
      {isShown && <ShownProgress {...props} />}
    </>
  );
}

function ShownProgress({ progress, onCancel, pressed }: ExportProgressProps) {
  const { t } = useTranslation('staff');
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, { fallbackOnUnmount: () => pressed.current });
  return (
    <div ref={box} className="export-progress">
      {progress !== null && <progress value={progress} aria-label={t('common.exportProgress')} />}
      <Button variant="quiet" iconName="close" onClick={onCancel}>
        {t('common.exportCancel')}
      </Button>
    </div>
  );
}
