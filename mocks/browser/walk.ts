import { wizardPlaces, type WizardPlace } from '../control/catalog';
import type { MockRemote } from '../control/control';

const steps = ['1', '2', '3'] as const;
const pages: readonly WizardPlace[] = [...steps, 'check'];
const codeField = '[autocomplete="one-time-code"]';

/** The current place in the wizard, from the URL and the DOM; null outside the wizard. */
export function currentPlace(): WizardPlace | null {
  if (window.location.pathname.includes('/thank-you')) return 'thankYou';
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog?.querySelector('iframe')) return 'signing';
  if (dialog?.querySelector(codeField)) return 'sms';
  const current = document.querySelector('[aria-current="step"]');
  const siblings = [...(current?.parentElement?.children ?? [])];
  const step = steps[siblings.findIndex((item) => item === current)] ?? null;
  if (step === '3' && document.querySelector('.answer-card')) return 'check';
  return step === '2' && dialog?.querySelector('form') ? 'termination' : step;
}

const formOf = (place: WizardPlace) =>
  document.querySelector<HTMLFormElement>(
    pages.includes(place) ? 'main form' : '[role="dialog"] form',
  );

/** True if the form can be submitted: no request is running, and step 3 shows its price. */
function isReady(form: HTMLFormElement, place: WizardPlace): boolean {
  if (!form.querySelector('[type="submit"]:not([aria-disabled="true"])')) return false;
  return place !== '3' || form.querySelector('.price-panel-amount small') !== null;
}

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Moves the wizard to a place as its haulier would: submits each form as it is, and enters the code of the newest SMS.
 * The wizard's state is not accessible from outside, so there is no shorter way. The walk stops at a form that is
 * rejected or hits a fault, and as soon as the user touches the page.
 */
export function walkTo(target: WizardPlace, remote: Pick<MockRemote, 'outbox'>): void {
  const rank = (place: WizardPlace) => wizardPlaces.indexOf(place);
  const sent = new Set<WizardPlace>();
  let isTyped = false;
  const typeCode = async (field: HTMLInputElement) => {
    const newest = (await remote.outbox()).findLast(({ kind }) => kind === 'sms');
    type(field, /\S+$/u.exec(newest?.text ?? '')?.[0] ?? '');
  };
  const go = () => {
    const here = currentPlace();
    if (here === null || sent.has(here)) return;
    const isOver = here === 'signing' && target === 'cancelled';
    if (isOver)
      document.querySelector<HTMLElement>('[role="dialog"] .modal-footer button')?.click();
    if (isOver || rank(here) >= rank(target)) {
      stop();
      return;
    }
    const form = formOf(here);
    if (!form || !isReady(form, here)) return;
    const field = form.querySelector<HTMLInputElement>(codeField);
    if (field?.value === '') {
      if (!isTyped) void typeCode(field);
      isTyped = true;
      return;
    }
    // No click: before React listens, a click would submit the form natively and reload the page.
    const isHeard = !form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    if (isHeard) sent.add(here);
  };
  const observer = new MutationObserver(go);
  const hands = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const hand of hands) window.removeEventListener(hand, giveWay, true);
  };
  const giveWay = ({ isTrusted }: Event) => {
    if (isTrusted) stop();
  };
  for (const hand of hands) window.addEventListener(hand, giveWay, true);
  const what = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document.body, what);
  go();
}
