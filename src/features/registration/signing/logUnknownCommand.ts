/** Logs that the frame sent a command that is not known, and nothing of what it sent (specification, section 8). */
export function logUnknownCommand(text: string): void {
  console.warn(text);
}
