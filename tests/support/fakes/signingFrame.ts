import { defaultSandbox } from '@/config/constants';
import { act } from '@testing-library/react';

const origin = 'https://sign.example';

/** Settings with a signing frame. jsdom loads nothing into it. */
export const signing = { url: `${origin}/frame`, origin, sandbox: defaultSandbox };

interface Sender {
  /** The sending window. */
  source: Window | null;
  /** The message's origin; the frame's origin by default. */
  from?: string;
}

/** Posts a command to the page as the signing frame does. */
export function postCommand(command: string, { source, from = origin }: Sender): void {
  const data = JSON.stringify({ command });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  });
}
