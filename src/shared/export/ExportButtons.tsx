import { useRef, useSyncExternalStore } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../ui/Button';
import { ExportProgress } from './ExportProgress';
import type { ExportFormat } from './exportState';
import type { FileExport } from './useFileExport';

const formats = [
  { format: 'csv', text: 'common.exportCsv' },
  { format: 'xlsx', text: 'common.exportXlsx' },
] as const;

/**
 * The buttons of a page's heading that export its list, one for each format; an export that takes a while can be seen
 * and cancelled, and none begins before it is over.
 */
export function ExportButtons({ fileExport }: { fileExport: FileExport }) {
  const { t } = useTexts();
  const pressed = useRef<HTMLButtonElement>(null);
  const { read, subscribe, start, cancel } = fileExport;
  const { running, progress } = useSyncExternalStore(subscribe, read);
  const handlePress = (format: ExportFormat, button: HTMLButtonElement) => {
    pressed.current = button;
    start(format);
  };
  return (
    <div className="file-export">
      {formats.map(({ format, text }) => (
        <Button
          key={format}
          variant="secondary"
          iconName="download"
          isBusy={running === format}
          isUnavailable={running !== null}
          busyText={t('common.exporting')}
          onClick={({ currentTarget }) => handlePress(format, currentTarget)}
        >
          {t(text)}
        </Button>
      ))}
      {running && (
        <ExportProgress
          progress={progress}
          onCancel={cancel}
          onFocusLost={() => pressed.current?.focus()}
        />
      )}
    </div>
  );
}
