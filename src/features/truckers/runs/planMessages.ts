import type { Trucker } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { RunItem } from '@/shared/runs/run';
import type { TruckerMessage } from '@/store/truckerMessages.slice';

export interface MessageAbout {
  message: TruckerMessage;
  truckerId: number;
}

/** Why a haulier cannot get a message; null where it can. */
export function leftOutAs(
  message: TruckerMessage,
  { email, hasWorkInsurance }: Trucker,
): TextKey | null {
  if (email.trim() === '') return 'messages.noEmail';
  // Where it is not known whether there is work insurance, the row offers the invitation, too.
  return message === 'email' && hasWorkInsurance === false ? 'truckers.emailNoWork' : null;
}

interface LeftOut {
  trucker: Trucker;
  reason: TextKey;
}

/** Who gets a message, at the address that the user sees, and who cannot get it. */
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
