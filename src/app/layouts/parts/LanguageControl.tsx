import { LanguageSwitch } from '@/features/session/components/LanguageSwitch';
import { useLanguageSwitch } from '@/features/session/containers/useLanguageSwitch';

/** The language switch, on staff and public pages alike. */
export function LanguageControl() {
  return <LanguageSwitch {...useLanguageSwitch()} />;
}
