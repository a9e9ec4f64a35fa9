import type { Trucker } from '@/api/truckers/trucker.model';

/** A dialog about one haulier. `onDone` is called when the row it was opened from has changed or gone. */
export interface TruckerDialogProps {
  trucker: Trucker;
  onClose: () => void;
  onDone: () => void;
}
