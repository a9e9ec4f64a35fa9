import { untracked } from '@/api/core/baseApi';
import { sessionApi } from '@/api/session/session.api';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage, useLanguage } from '@/i18n/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pendingLanguageChanged, selectPendingLanguage } from '@/store/language.slice';
import type { AppDispatch, RootState } from '@/store/store';
import { clearLanguage, readLanguage, writeLanguage } from '@/store/storedSession';

/**
 * Changes the language: clears the stored language, tells the server, and on success applies and stores the new
 * language. On failure the screen keeps its language, and the next visit starts in Danish.
 * Reads the pending language from the store, because a component may still have an earlier one. If the texts of the
 * stored language failed to load, the screen shows another language. Choosing the shown language then stores it.
 */
const switchLanguage =
  (next: Language) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const isChosen = next === currentLanguage() && next === (readLanguage() ?? next);
    if (isChosen || selectPendingLanguage(getState()) !== null) return;
    dispatch(pendingLanguageChanged(next));
    clearLanguage();
    try {
      await dispatch(sessionApi.endpoints.setLanguage.initiate(next, untracked)).unwrap();
      await changeLanguage(next);
      writeLanguage(next);
    } catch {
      // Ignored: the screen keeps its language.
    }
    dispatch(pendingLanguageChanged(null));
  };

/** The current language, the pending one, and a function that chooses a language. */
export function useLanguageSwitch() {
  const language = useLanguage();
  const pending = useAppSelector(selectPendingLanguage);
  const dispatch = useAppDispatch();
  return { language, pending, onChoose: (next: Language) => void dispatch(switchLanguage(next)) };
}
