import { useLayoutEffect, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { UnsavedFields } from '@/shared/drafts/UnsavedFields';
import { NumberPlateField } from './NumberPlateField';
import type { NumberPlateDrafts } from './numberPlates';
import './plates.scss';
import { useNumberPlates } from './useNumberPlates';

/** Renders the number plate of a haulier as a field. */
export type RenderNumberPlate = (trucker: Trucker) => ReactNode;

interface NumberPlatesProps {
  numberPlates: NumberPlateDrafts;
  setNumberPlates: Dispatch<SetStateAction<NumberPlateDrafts>>;
  onReady: (renderNumberPlate: { of: RenderNumberPlate }) => void;
}

/** Saves the number plates that are typed into rows, and asks before the user leaves unsaved ones. */
export function NumberPlatesContainer({
  numberPlates,
  setNumberPlates,
  onReady,
}: NumberPlatesProps) {
  const handlers = useNumberPlates(numberPlates, setNumberPlates);
  useLayoutEffect(
    () => onReady({ of: (trucker) => <NumberPlateField trucker={trucker} {...handlers} /> }),
    [onReady, handlers],
  );
  return (
    <UnsavedFields
      hasChanges={() => [...numberPlates.values()].some(({ phase }) => phase === 'typed')}
    />
  );
}
