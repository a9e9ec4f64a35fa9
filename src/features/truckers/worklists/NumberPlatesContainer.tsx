import { useLayoutEffect, type Dispatch, type SetStateAction } from 'react';
import { UnsavedFields } from '@/shared/drafts/UnsavedFields';
import type { NumberPlateHandlers } from './NumberPlateField';
import { unsavedNumberPlates, type NumberPlateDrafts } from './numberPlates';
import './plates.scss';
import { useNumberPlates } from './useNumberPlates';

interface NumberPlatesProps {
  numberPlates: NumberPlateDrafts;
  setNumberPlates: Dispatch<SetStateAction<NumberPlateDrafts>>;
  /**
   * Called with the handlers of the fields. The handlers need the rules for number plates, which load with this
   * component.
   */
  onReady: (handlers: NumberPlateHandlers) => void;
}

/** Saves the number plates that are typed into rows, and asks before the user leaves unsaved ones. */
export function NumberPlatesContainer(props: NumberPlatesProps) {
  const { numberPlates, setNumberPlates, onReady } = props;
  const handlers = useNumberPlates(numberPlates, setNumberPlates);
  useLayoutEffect(() => onReady(handlers), [onReady, handlers]);
  return <UnsavedFields hasChanges={() => unsavedNumberPlates(numberPlates).length > 0} />;
}
