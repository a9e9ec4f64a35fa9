import { inSessionStorage } from '@/shared/browserStorage';
import { receiptKey, withCurrentNames } from '@/shared/drafts/draftStorage';
import { receiptSchema, type Receipt } from './receipt.schema';

/** Stores the receipt until the tab is closed, unless the browser denies storage. */
export function keepReceipt(receipt: Receipt): void {
  inSessionStorage((storage) => {
    storage.setItem(receiptKey, JSON.stringify(receipt));
  });
}

/** Returns the receipt of this link or haulier. Removes another one: the next user of the tab must not see it. */
export function readReceipt(tokenOrId: string): Receipt | null {
  const receipt = inSessionStorage((storage) => {
    const stored: unknown = JSON.parse(withCurrentNames(storage.getItem(receiptKey) ?? 'null'));
    if (receiptSchema.isValidSync(stored, { strict: true }) && stored.tokenOrId === tokenOrId) {
      return stored;
    }
    storage.removeItem(receiptKey);
    return null;
  });
  return receipt ?? null;
}
