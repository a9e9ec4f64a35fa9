function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The command of a message from the signing frame (specification, section 4): JSON text, or an object, with a
 * `command`. Null for anything else, which is ignored.
 */
export function readCommand(data: unknown): string | null {
  const message = typeof data === 'string' ? parse(data) : data;
  if (typeof message !== 'object' || message === null || !Object.hasOwn(message, 'command')) {
    return null;
  }
  const { command } = message as { command: unknown };
  return typeof command === 'string' && command !== '' ? command : null;
}

/** The answer to `SendParameters` (D19). */
export function parametersMessage(encodedParams: string): string {
  return JSON.stringify({ command: 'parameters', content: encodedParams });
}
