import { toGenericFailure, type SubmitFailure } from '../../forms/serverErrors';
import { useNotify } from '../../notifications/useNotify';

/** What a dialog's form sends, and what is said and done once it is saved. */
interface Save {
  /** Rejects with the call's error. */
  send: () => Promise<unknown>;
  doneText: string;
  /** What was saved, such as the name of a haulier. */
  about?: string;
  /** Closes the dialog. */
  onSaved: () => void;
  /** What the form says of a failure; the generic text unless section 8 gives the call the server's own. */
  toFailure?: (error: unknown) => SubmitFailure;
}

/** Sends a dialog's form, says that it worked and calls `onSaved`; resolves with what went wrong, for the form. */
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
