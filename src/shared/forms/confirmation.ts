import type { Translate } from '@/i18n/i18n';

/** Something about what is to be saved that its user may not mean. Texts are already translated. */
export interface Risk {
  reason: string;
  /** What the second press names, such as the amount. */
  subject: string;
}

/** Why saving needs a second press, and what that press is called. */
export interface Confirmation {
  reasons: readonly string[];
  confirmText: string;
}

/** The second press that these risks need, named by what it does in spite of them; null where there are none. */
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
