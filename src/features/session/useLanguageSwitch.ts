import { untracked } from '@/api/core/baseApi';
import { sessionApi } from '@/api/session/session.api';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage } from '@/i18n/i18n';
import { useLanguage } from '@/i18n/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pendingLanguageChanged, selectPendingLanguage } from '@/store/language.slice';
import type { AppDispatch, RootState } from '@/store/store';
import { clearLanguage, readLanguage, writeLanguage } from '@/store/storedSession';

/**
 * Tells the server the pending language, and on success applies and stores it. On failure, the screen keeps its
 * language, and the next visit starts in Danish. If the user has chosen another language meanwhile, only that one is
 * applied, and the server hears it last.
 */
const applyPendingLanguage =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const pending = selectPendingLanguage(getState());
    if (pending === null) return;
    const isPending = () => selectPendingLanguage(getState()) === pending;
    try {
      await dispatch(sessionApi.endpoints.setLanguage.initiate(pending, untracked)).unwrap();
      await changeLanguage(pending, isPending);
      if (isPending()) writeLanguage(pending);
    } catch {
      // After a failure, the screen keeps its language.
    }
    if (isPending()) dispatch(pendingLanguageChanged(null));
    else await dispatch(applyPendingLanguage());
  };

/**
 * Changes the language. Clears the stored one first: if the change fails, the next visit starts in Danish.
 * Reads the pending language from the store, because a component may have an outdated one. If the texts of the stored
 * language failed to load, the screen shows another language. Choosing the shown language then stores it.
 */
const switchLanguage =
  (next: Language) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const pending = selectPendingLanguage(getState());
    const isChosen = next === currentLanguage() && next === (readLanguage() ?? next);
    if (pending === null && isChosen) return;
    dispatch(pendingLanguageChanged(next));
    // An earlier call is still changing the language, and will apply this choice, too.
    if (pending !== null) return;
    clearLanguage();
    await dispatch(applyPendingLanguage());
  };

/** The current language, the pending one, and a function that chooses a language. */
export function useLanguageSwitch() {
  const language = useLanguage();
  const pending = useAppSelector(selectPendingLanguage);
  const dispatch = useAppDispatch();
  return { language, pending, onChoose: (next: Language) => void dispatch(switchLanguage(next)) };
}
