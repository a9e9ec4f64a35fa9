import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { Icon } from '@/shared/ui/IconButton';
import type { StepId, WizardPhase } from '../machine/wizard.state';
import { stepOf, stepOrder } from '../step/steps';

interface WizardStepperProps {
  phase: WizardPhase;
  onReopen: (step: StepId) => void;
}

/** Where the haulier is. Steps that are done lead back; what lies ahead is reached by saving only (section 4). */
export function WizardStepper({ phase, onReopen }: WizardStepperProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const current = stepOf(phase);
  // Nothing can be reopened while something is being saved.
  const isLocked = phase !== current.id;
  const place = t('wizard.stepOf', { step: current.number, total: stepOrder.length });
  return (
    <nav className="wizard-stepper" aria-label={place}>
      <ol className="list-unstyled mb-0">
        {stepOrder.map((step) => {
          const isDone = step.number < current.number;
          const isCurrent = step.id === current.id;
          const mark = (
            <span className="wizard-stepper-mark" aria-hidden="true">
              {isDone ? <Icon name="check" /> : step.number}
            </span>
          );
          const name = <span className="wizard-stepper-name">{t(step.titleKey, { context })}</span>;
          return (
            <li
              key={step.id}
              className={isDone ? 'is-done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone && !isLocked ? (
                <button type="button" onClick={() => onReopen(step.id)}>
                  {mark}
                  {name}
                  <span className="visually-hidden"> ({t('wizard.done')})</span>
                </button>
              ) : (
                <span>
                  {mark}
                  {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
