import { useCallback } from 'react';
import { isApiError } from '@/api/core/apiError';
import { useTexts } from '@/i18n/useTexts';

/**
 * The notice after a failure of the list, a deletion or a resent e-mail: the generic text
 * (specification, section 8), save that a refusal speaks for itself (D25).
 */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTexts();
  return useCallback(
    (error) => {
      const refusal = isApiError(error) && error.kind === 'forbidden' ? error.message : null;
      return refusal ?? t('SOMETHING_WENT_WRONG');
    },
    [t],
  );
}
