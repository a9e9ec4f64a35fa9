import { useRef, useSyncExternalStore } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../ui/Button';
import { ExportProgress } from './ExportProgress';
import type { FileExport } from './useFileExport';

/** The button of a page's heading that exports its list; an export that takes a while can be seen and cancelled. */
export function ExportButton({ fileExport }: { fileExport: FileExport }) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { read, subscribe, start, cancel } = fileExport;
  const { isExporting, progress } = useSyncExternalStore(subscribe, read);
  return (
    <div ref={box} className="file-export">
      <Button
        variant="secondary"
        iconName="download"
        isBusy={isExporting}
        busyText={t('common.exporting')}
        onClick={start}
      >
        {t('common.exportCsv')}
      </Button>
      {isExporting && (
        <ExportProgress
          progress={progress}
          onCancel={cancel}
          onFocusLost={() => box.current?.querySelector('button')?.focus()}
        />
      )}
    </div>
  );
}
