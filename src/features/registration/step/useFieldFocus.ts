import { useEffect } from 'react';
import { controlId } from '@/shared/forms/formContext';

/** Shows a field as its form opens, where it is to be corrected: the question on top, the focus on its answer. */
export function useFieldFocus(formId: string, field: string | undefined): void {
  const id = field && controlId(formId, field);
  useEffect(() => {
    const control = id ? document.getElementById(id) : null;
    if (!control) return;
    const question = control.closest('[data-field]');
    const chosen = question?.querySelector<HTMLElement>(':checked') ?? control;
    chosen.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'start' });
  }, [id]);
}
