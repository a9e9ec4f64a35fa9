/** Two taps count as a double tap if they are this close in time and place. */
const doubleTap = { ms: 400, px: 24 };

let last: Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY'> | undefined;
let isSecondTap = false;

function noteTap({ pointerType, timeStamp, clientX, clientY }: PointerEvent) {
  const isTap = pointerType === 'touch' || pointerType === 'pen';
  isSecondTap =
    isTap &&
    last !== undefined &&
    timeStamp - last.timeStamp <= doubleTap.ms &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) <= doubleTap.px;
  last = isTap ? { timeStamp, clientX, clientY } : undefined;
}

// The first views are prerendered in Node, which has no `window`.
if (typeof window !== 'undefined') window.addEventListener('pointerdown', noteTap, true);

/**
 * True for the second click of a double click or double tap, which was meant for what was at this place before.
 * Browsers count clicks in `detail`, but iOS Safari reports 1 for both taps. A key press, which has the `detail` 0,
 * never counts.
 */
export const isSecondPress = ({ detail }: { detail: number }): boolean =>
  detail > 1 || (detail === 1 && isSecondTap);
