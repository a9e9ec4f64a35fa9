import { useTexts } from '@/i18n/useTexts';
import { useFileExport, type FileExport } from '@/shared/export/useFileExport';
import { useAppDispatch } from '@/store/hooks';
import type { TruckerListParams } from '../truckerRequest';
import { truckersTitle } from './truckerExportMessages';

/** The export of the haulier list, named Truckers (specification, sections 2, 3 and 9). */
export function useTruckerExport(params: TruckerListParams): FileExport {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  return useFileExport({
    fileName: truckersTitle,
    makeFile: async (task) => {
      const { exportTruckers } = await import('./exportTruckers');
      const words = {
        yes: t('csv.yes'),
        no: t('csv.no'),
        ja: t('csv.ja'),
        nej: t('csv.nej'),
        notAvailable: t('csv.notAvailable'),
      };
      return exportTruckers(dispatch, params, words, task);
    },
  });
}
