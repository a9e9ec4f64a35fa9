import { useTexts } from '@/i18n/useTexts';
import { useDocumentTitle } from '@/shared/hooks/useDocumentTitle';
import { stepOrder } from './steps';
import type { WizardStep } from './steps';

/** Names the document after the step on the screen, and tells of errors. */
export function useStepTitle(step: WizardStep, hasError = false): void {
  const { t } = useTexts();
  const place = t('wizard.stepOf', { step: step.number, total: stepOrder.length });
  useDocumentTitle(`${place}: ${t(step.titleKey)}`, { hasError });
}
