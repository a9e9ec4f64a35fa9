import { useEffect, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';

/** Says once that the lists could not be loaded (specification, section 8). */
export function useListsFailureNotice(hasFailed: boolean): void {
  const { t } = useTexts();
  // Another language is no other failure.
  const isSaid = useRef(false);
  useEffect(() => {
    if (hasFailed && !isSaid.current) notify.error(t('wizard.lookupLoadFailed'));
    isSaid.current = hasFailed;
  }, [hasFailed, t]);
}
