import type { Receipt } from './receipt';

const key = 'receipt';

const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const checks: Record<keyof Receipt, (value: unknown) => boolean> = {
  tokenOrId: isText,
  date: isText,
  name: isText,
  cvr: isText,
  email: isText,
  registrationNumber: isText,
  hasRoadAssistance: isFlag,
  roadAssistanceFrom: (value) => value === null || isText(value),
  hasGlassCover: isFlag,
  hasWorkInjury: isFlag,
  workAddOns: (value) => Array.isArray(value) && value.every(isText),
  pricePerMonth: isAmount,
  pricePerYear: isAmount,
  termination: (value) =>
    value === null ||
    (isRecord(value) && [value.insurer, value.policyNumber, value.date].every(isText)),
};

/** What is stored may be anything. */
function isReceipt(value: unknown): value is Receipt {
  return isRecord(value) && Object.entries(checks).every(([name, isSound]) => isSound(value[name]));
}

/**
 * Keeps a receipt in the place of the one before, until the tab is closed (D46). Where the browser keeps nothing, thank-you
 * does without.
 */
export function keepReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(receipt));
  } catch {
    // Storage is denied or full.
  }
}

/** The receipt of this link or haulier. One of somebody else is forgotten: nothing of it is for who comes next. */
export function readReceipt(tokenOrId: string): Receipt | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (isReceipt(stored) && stored.tokenOrId === tokenOrId) return stored;
    sessionStorage.removeItem(key);
  } catch {
    // Storage is denied, or holds no JSON.
  }
  return null;
}
