import { useLayoutEffect, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { useUnsavedWork } from '@/shared/drafts/unsavedWork';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { PlateField } from './PlateField';
import type { PlateDrafts } from './plates';
import './plates.scss';
import { usePlates } from './usePlates';

/** Shows the registration number of a haulier as a field. */
export type RenderPlate = (trucker: Trucker) => ReactNode;

interface PlatesProps {
  plates: PlateDrafts;
  setPlates: Dispatch<SetStateAction<PlateDrafts>>;
  onReady: (renderPlate: { of: RenderPlate }) => void;
}

/** Saves the numbers that are typed into the rows, and asks before they are left. */
export function PlatesContainer({ plates, setPlates, onReady }: PlatesProps) {
  const { t } = useTranslation('staff');
  const handlers = usePlates(plates, setPlates);
  useLayoutEffect(
    () => onReady({ of: (trucker) => <PlateField trucker={trucker} {...handlers} /> }),
    [onReady, handlers],
  );
  const has = (wanted: string) => [...plates.values()].some(({ phase }) => phase === wanted);
  const question = useUnsavedWork({
    hasChanges: () => has('typed'),
    isSaving: () => has('saving'),
    onLeave: () => undefined,
  });
  if (!question) return null;
  return (
    <ConfirmDialog
      title={t('priceMatrix.leaveTitle')}
      body={t('common.unsavedBody')}
      stayText={t('common.keepEditing')}
      leaveText={t('priceMatrix.leave')}
      {...question}
    />
  );
}
