import { useEffect, useState } from 'react';
import { loadTexts } from '@/i18n/i18n';
import type { FormSchema } from '@/shared/forms/validation';

/** The rules of step 1, with their words. yup comes with them, which is not for the first view (docs/decisions/0002-bytes.md). */
export async function loadDetailsSchema() {
  const [rules] = await Promise.all([import('./details.schema'), loadTexts(['agreement'])]);
  return rules;
}

/** The rules of step 1, where the first view is to wait for them. Where they cannot be fetched, the submit tries again. */
export function useDetailsSchema(isAwaited: boolean): {
  schema: FormSchema | null;
  hasFailed: boolean;
} {
  const [schema, setSchema] = useState<FormSchema | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    loadDetailsSchema().then(
      (loaded) => setSchema(loaded.schema),
      () => setHasFailed(true),
    );
  }, [isAwaited]);
  return { schema, hasFailed };
}
