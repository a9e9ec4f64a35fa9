import { LanguageSwitch } from '@/features/session/LanguageSwitch';
import { useLanguageSwitch } from '@/features/session/useLanguageSwitch';

/** The language switch, on staff and public pages alike. */
export function LanguageControl() {
  return <LanguageSwitch {...useLanguageSwitch()} />;
}
