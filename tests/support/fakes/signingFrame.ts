import { defaultSandbox } from '@/config/constants';
import { act } from '@testing-library/react';

const origin = 'https://sign.example';

/** A deployment with a signing frame (D19). Nothing is loaded into a frame where there is no browser. */
export const signing = { url: `${origin}/frame`, origin, sandbox: defaultSandbox };

interface Sender {
  /** The window that speaks. */
  source: Window | null;
  /** Where it says that it comes from; the frame's own origin unless told otherwise. */
  from?: string;
}

/** Has a window say a command to the page, as the signing frame says it. */
export function sayCommand(command: string, { source, from = origin }: Sender): void {
  const data = JSON.stringify({ command });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  });
}
