const field = 'input:not([readonly], :disabled), select, textarea';

/** Gives the focus to the first field that can be filled in, if there is one and no other field has it. */
export function focusFirstField(box: HTMLElement | null): void {
  const focused = box?.querySelector(':focus');
  if (!focused?.matches(field)) box?.querySelector<HTMLElement>(field)?.focus();
}
