import { parseJson, readField } from '@/api/core/wire/read';
import { signingFirstWordTimeoutMs } from '@/config/constants';

/**
 * The command of a message from the signing frame (specification, section 4): JSON text, or an object, with a
 * `command`. Null for anything else, which is ignored.
 */
export function readCommand(data: unknown): string | null {
  const command = readField(typeof data === 'string' ? parseJson(data) : data, 'command');
  return typeof command === 'string' && command !== '' ? command : null;
}

/** The answer to `SendParameters` (D19). */
export function parametersMessage(encodedParams: string): string {
  return JSON.stringify({ command: 'parameters', content: encodedParams });
}

interface SigningChannel {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The frame's own window; null while there is no frame. */
  getFrameWindow: () => Window | null;
  /** The one origin that the frame may speak from. */
  origin: string;
  encodedParams: string;
  /** At every command. */
  onHeard: () => void;
  onSigned: () => void;
  onTimedOut: () => void;
  /** For the log only. */
  onUnknownCommand: () => void;
}

/**
 * Talks with the signing frame (specification, section 4; D19) until it has signed, has not spoken in time, or
 * the returned function closes the conversation. Only messages from the frame's own window and
 * from its origin are read.
 */
export function openSigningChannel(channel: SigningChannel): () => void {
  const { page, getFrameWindow, origin } = channel;

  const close = () => {
    clearTimeout(timeout);
    page.removeEventListener('message', handleMessage);
  };

  const timeout = setTimeout(() => {
    close();
    channel.onTimedOut();
  }, signingFirstWordTimeoutMs);

  const handleMessage = (event: MessageEvent<unknown>) => {
    const frame = getFrameWindow();
    if (!frame || event.source !== frame || event.origin !== origin) return;
    const command = readCommand(event.data);
    if (command === null) return;
    clearTimeout(timeout);
    channel.onHeard();
    switch (command) {
      case 'SendParameters':
        frame.postMessage(parametersMessage(channel.encodedParams), origin);
        break;
      case 'changeResponseAndSubmit':
        close();
        channel.onSigned();
        break;
      default:
        channel.onUnknownCommand();
    }
  };

  page.addEventListener('message', handleMessage);
  return close;
}
