import type { SentCode, WizardState } from './state';

/** How long the server is left to deliver a code before a new one can be asked for. */
export const resendPauseSeconds = 30;

/** Notes a code that was sent just now. */
export function noteSentCode({ details }: WizardState, at: number): { sentCode: SentCode } {
  return { sentCode: { phone: details?.phone ?? '', at } };
}

/** True while a code may still be on its way to this number: its dialog opens without another one. */
export function isCodeUnderWay({ sentCode, details }: WizardState): boolean {
  if (sentCode === null || sentCode.phone !== details?.phone) return false;
  return Date.now() < sentCode.at + resendPauseSeconds * 1000;
}
