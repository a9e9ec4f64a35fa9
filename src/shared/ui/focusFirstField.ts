/** Gives the focus to the first field that can be filled in, if there is one. */
export function focusFirstField(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('input:not([readonly], :disabled), select, textarea')?.focus();
}
