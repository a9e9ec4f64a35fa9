import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';

/** The buttons of a row, as a group under the name of what they are about. */
export function RowActions({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className="row-actions" role="group" aria-label={t('table.actionsFor', { name })}>
      {children}
    </div>
  );
}
