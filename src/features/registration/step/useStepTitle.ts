import { createContext, useContext } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { stepOrder } from './steps';
import type { WizardStep } from './steps';

/** The haulier whose agreement staff edit, for the title of their tab; '' for hauliers, who know who they are. */
export const TitleSubject = createContext('');

/** Names the document after the step on the screen and, for staff, after the haulier; and tells of errors. */
export function useStepTitle(step: WizardStep, hasError = false): void {
  const { t } = useTexts();
  const subject = useContext(TitleSubject);
  const place = t('wizard.stepOf', { step: step.number, total: stepOrder.length });
  const title = `${place}: ${t(step.titleKey)}`;
  useDocumentTitle(subject ? `${subject}: ${title}` : title, { hasError });
}
