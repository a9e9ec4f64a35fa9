import { sessionApi } from '@/api/session/session.api';
import type { Language } from '@/config/languages';
import { changeLanguage, currentLanguage, useLanguage } from '@/i18n/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pendingLanguageChanged, selectPendingLanguage } from '@/store/language.slice';
import type { AppDispatch, RootState } from '@/store/store';
import { clearLanguage, readLanguage, writeLanguage } from '@/store/storedSession';

/**
 * Changes the language in the order of section 4: the stored one is cleared, the server is told, and
 * on success the new one is stored and applied. A failure is ignored; the screen keeps its language and the
 * next visit starts in Danish (D23). Whether one is on its way is read from the store as it is now: a screen may
 * still show what was before. The stored language can differ from the one on the screen, whose texts stood in for it.
 */
const switchLanguage =
  (next: Language) => async (dispatch: AppDispatch, getState: () => RootState) => {
    const isChosen = next === currentLanguage() && next === (readLanguage() ?? next);
    if (isChosen || selectPendingLanguage(getState()) !== null) return;
    dispatch(pendingLanguageChanged(next));
    clearLanguage();
    try {
      await dispatch(sessionApi.endpoints.setLanguage.initiate(next, { track: false })).unwrap();
      await changeLanguage(next);
      writeLanguage(next);
    } catch {
      // Section 8: a language failure is ignored.
    }
    dispatch(pendingLanguageChanged(null));
  };

/** The language that is shown, the one that is on its way, and the way to another. */
export function useLanguageSwitch() {
  const language = useLanguage();
  const pending = useAppSelector(selectPendingLanguage);
  const dispatch = useAppDispatch();
  return { language, pending, onChoose: (next: Language) => void dispatch(switchLanguage(next)) };
}
