import { useEffect } from 'react';
import { controlId } from '@/shared/forms/formContext';

/** Puts the focus on a field of a form as it opens, where the haulier came back to change that one. */
export function useFieldFocus(formId: string, field: string | undefined): void {
  const id = field && controlId(formId, field);
  useEffect(() => {
    if (id) document.getElementById(id)?.focus();
  }, [id]);
}
