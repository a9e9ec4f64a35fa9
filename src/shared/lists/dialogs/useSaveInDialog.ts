import { toGenericFailure, type SubmitFailure } from '../../forms/serverErrors';
import { useNotify } from '../../notifications/useNotify';

interface Save {
  /** Rejects with the call's error. */
  send: () => Promise<unknown>;
  doneText: string;
  about?: string;
  onSaved: () => void;
  /** The generic text unless section 8 gives the call the server's own. */
  toFailure?: (error: unknown) => SubmitFailure;
}

/** Sends, notifies and calls `onSaved`; resolves with what went wrong, for the form. */
export function useSaveInDialog(): (save: Save) => Promise<SubmitFailure | undefined> {
  const notify = useNotify();
  return async ({ send, doneText, about, onSaved, toFailure = toGenericFailure }) => {
    try {
      await send();
    } catch (error) {
      return toFailure(error);
    }
    notify.success(doneText, about ? { about } : {});
    onSaved();
    return undefined;
  };
}
