import type { Translate } from '@/i18n/i18n';

/** A possible mistake that the user confirms before saving or deleting. */
export interface Risk {
  reason: string;
  subject: string;
}

/** The reasons why saving or deleting needs a second press, and the text of the button for that press. */
export interface Confirmation {
  reasons: readonly string[];
  confirmText: string;
}

/** Joins two confirmations into one, which has the button text of the first. */
export function joinConfirmations(
  first: Confirmation | null,
  other: Confirmation | null,
): Confirmation | null {
  if (!first || !other) return first ?? other;
  return { ...first, reasons: [...first.reasons, ...other.reasons] };
}

export function isSameConfirmation(one: Confirmation, other: Confirmation | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the confirmation that asks about these risks; null if there are none. */
export function confirmationOf(
  risks: readonly Risk[],
  t: Translate,
  confirmKey: 'confirm.save' | 'confirm.delete' = 'confirm.save',
): Confirmation | null {
  if (risks.length === 0) return null;
  const unique = (texts: string[]) => [...new Set(texts)];
  return {
    reasons: unique(risks.map(({ reason }) => reason)),
    confirmText: t(confirmKey, {
      subject: unique(risks.map(({ subject }) => subject)).join(', '),
    }),
  };
}
