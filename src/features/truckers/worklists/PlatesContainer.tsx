import { useLayoutEffect, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { UnsavedFields } from '@/shared/drafts/UnsavedFields';
import { PlateField } from './PlateField';
import type { PlateDrafts } from './plates';
import './plates.scss';
import { usePlates } from './usePlates';

/** Renders the number plate of a haulier as a field. */
export type RenderPlate = (trucker: Trucker) => ReactNode;

interface PlatesProps {
  plates: PlateDrafts;
  setPlates: Dispatch<SetStateAction<PlateDrafts>>;
  onReady: (renderPlate: { of: RenderPlate }) => void;
}

/** Saves the number plates that are typed into rows, and asks before the user leaves unsaved ones. */
export function PlatesContainer({ plates, setPlates, onReady }: PlatesProps) {
  const handlers = usePlates(plates, setPlates);
  useLayoutEffect(
    () => onReady({ of: (trucker) => <PlateField trucker={trucker} {...handlers} /> }),
    [onReady, handlers],
  );
  const has = (wanted: string) => [...plates.values()].some(({ phase }) => phase === wanted);
  return <UnsavedFields hasChanges={() => has('typed')} isSaving={() => has('saving')} />;
}
