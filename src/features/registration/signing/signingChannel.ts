import { parseJson, getField } from '@/api/core/wire/parse';
import { signingFirstMessageTimeoutMs } from '@/config/constants';

/**
 * Parses the `command` of a message from the signing frame. The message is an object or JSON text. Returns null for any
 * other message, which is ignored.
 */
export function parseCommand(data: unknown): string | null {
  const command = getField(typeof data === 'string' ? parseJson(data) : data, 'command');
  return typeof command === 'string' && command !== '' ? command : null;
}

interface SigningChannelOptions {
  /** The frame's own window; null while there is no frame. */
  getFrameWindow: () => Window | null;
  /** The only origin from which messages are accepted. */
  origin: string;
  encodedParams: string;
  /** Called for every command that the frame sends. */
  onCommand: () => void;
  onSigned: () => void;
  onTimedOut: () => void;
  /** Called for a command that is not known, only to log it. */
  onUnknownCommand: () => void;
}

/**
 * Exchanges messages with the signing frame until it reports the signature, its first message is overdue, or the
 * returned function is called. Ignores messages from other windows or origins.
 */
export function openSigningChannel(channel: SigningChannelOptions): () => void {
  const { getFrameWindow, origin, encodedParams } = channel;

  const close = () => {
    clearTimeout(timeout);
    window.removeEventListener('message', handleMessage);
  };

  const timeout = setTimeout(() => {
    close();
    channel.onTimedOut();
  }, signingFirstMessageTimeoutMs);

  const handleMessage = (event: MessageEvent<unknown>) => {
    const frame = getFrameWindow();
    if (!frame || event.source !== frame || event.origin !== origin) return;
    const command = parseCommand(event.data);
    if (command === null) return;
    clearTimeout(timeout);
    channel.onCommand();
    switch (command) {
      case 'SendParameters':
        frame.postMessage(
          JSON.stringify({ command: 'parameters', content: encodedParams }),
          origin,
        );
        break;
      case 'changeResponseAndSubmit':
        close();
        channel.onSigned();
        break;
      default:
        channel.onUnknownCommand();
    }
  };

  window.addEventListener('message', handleMessage);
  return close;
}
