import { hasFailureStatus, unwrap } from '@/api/core/wire/envelope';
import { parseTrucker } from '@/api/truckers/trucker.reader';
import { signedStorageKey } from '@/config/constants';
import { toTruckerFieldValues, formatTruckerNumbers } from '@/domain/truckerFields.mapper';
import { canConfirmDetails } from '@/domain/truckerFields.rules';
import { cardRows, skeletonRows } from '@/features/registration/details/card/cardRows';
import { hasLinkDraft } from '@/shared/drafts/draftStorage';

/** Resolves when the HTML is parsed, which is before the deferred main script runs. */
async function untilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((done) => document.addEventListener('readystatechange', done, { once: true }));
}

/**
 * Shows the haulier of the link in the skeleton of step 1 as soon as the preloaded response arrives, long before the
 * application runs. Leaves the skeleton empty if the application may show something else: a draft, a signed agreement,
 * an error, or incomplete data.
 */
export async function showOwnData(): Promise<void> {
  const { preloadedRequest } = window;
  if (!preloadedRequest) return;
  if (hasLinkDraft() || localStorage.getItem(signedStorageKey) !== null) return;
  const { text } = await preloadedRequest.answer;
  await untilParsed();
  const skeleton = document.querySelector<HTMLElement>('#root .details-awaited > [aria-hidden]');
  const body: unknown = JSON.parse(text);
  const trucker = parseTrucker(unwrap(body, 'truckers'));
  if (!preloadedRequest.isOk || hasFailureStatus(body) || !trucker || !skeleton) return;
  const fieldValues = formatTruckerNumbers(toTruckerFieldValues(trucker));
  const { hasWorkInsurance } = trucker;
  if (!canConfirmDetails({ ...fieldValues, hasWorkInsurance })) return;

  const values: Partial<Record<string, string | boolean>> = fieldValues;
  const rows = cardRows((name) => {
    const value = values[name] ?? '';
    if (typeof value === 'string') return value.trim();
    return value ? (skeleton.dataset[name] ?? '') : '';
  });
  // Replace the skeleton with a filled copy in one step, so that rows do not visibly move.
  const card = skeleton.cloneNode(true) as HTMLElement;
  card.querySelectorAll<HTMLElement>('dl > div').forEach((element, index) => {
    const row = rows.find(({ labelKey }) => labelKey === skeletonRows[index]?.labelKey);
    element.hidden = !row;
    const text = element.querySelector('bdi');
    if (text) text.textContent = row?.text ?? '';
  });
  card.removeAttribute('aria-hidden');
  skeleton.replaceWith(card);
}

// `main.ts` waits for `shown`: resolve it after the frame that paints the data.
const reportShown = () =>
  requestAnimationFrame(() => setTimeout(() => window.preloadedRequest?.onShown?.()));
showOwnData().then(reportShown, reportShown);
