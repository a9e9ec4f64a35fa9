import { usePreference } from '../../preferences/usePreference';
import { controlKeys } from './shortcuts';

/** The `aria-keyshortcuts` of a control: what presses it, or goes to it, while shortcuts are switched on. */
export function useAriaShortcut(control: keyof typeof controlKeys): string | undefined {
  return usePreference('keyboardShortcuts') ? controlKeys[control] : undefined;
}
