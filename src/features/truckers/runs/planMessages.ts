import type { Trucker } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { RunItem } from '@/shared/runs/run';
import type { TruckerMessage } from '@/store/truckerMessages.slice';

export interface MessageAbout {
  message: TruckerMessage;
  truckerId: number;
}

/** The reason why a haulier cannot get a message; null if it can. */
export function leftOutAs(
  message: TruckerMessage,
  { email, hasWorkInsurance }: Trucker,
): TextKey | null {
  if (email.trim() === '') return 'truckers.noEmail';
  // If the server does not say whether there is work insurance, the invitation is sent.
  return message === 'email' && hasWorkInsurance === false ? 'truckers.emailNoWork' : null;
}

interface LeftOut {
  trucker: Trucker;
  reason: TextKey;
}

/** Returns the messages to send, each to the e-mail that the user sees, and the hauliers that cannot get one. */
export function planMessages(message: TruckerMessage, truckers: readonly Trucker[]) {
  const items: RunItem<MessageAbout, string>[] = [];
  const leftOut: LeftOut[] = [];
  for (const trucker of truckers) {
    const { id, name, email } = trucker;
    const reason = leftOutAs(message, trucker);
    if (reason) leftOut.push({ trucker, reason });
    else {
      const about = { message, truckerId: id };
      items.push({ key: String(id), label: name, about, before: email, wanted: email });
    }
  }
  return { items, leftOut };
}
