import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { isStaff } from '../machine/wizard.state';
import type { WizardProps } from '../step/stepProps';
import { pageOf, stepOf, stepOrder } from '../step/steps';

/**
 * The progress bar. Earlier steps are buttons. Later ones are not: they open by saving, or by the browser's forward if
 * they were open before.
 */
export function WizardProgress({ state, wizard }: WizardProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const placeId = useId();
  const current = stepOf(state.phase);
  // During a save or in a dialog, no step can be reopened, so no step is a button.
  const isLocked = state.phase !== pageOf(state.phase);
  return (
    <nav className="wizard-progress" aria-labelledby={placeId}>
      <div>
        <strong id={placeId}>
          {t('wizard.stepOf', { step: current.number, total: stepOrder.length })}
        </strong>
        {current.id === 'details' && !isStaff(state) && <span>{t('wizard.minutes')}</span>}
      </div>
      <ol className="list-unstyled mb-0">
        {stepOrder.map((step) => {
          const isDone = step.number < current.number;
          const isCurrent = step.id === current.id;
          const name = (
            <span className="wizard-progress-name">{t(step.titleKey, { context })}</span>
          );
          return (
            <li
              key={step.id}
              className={isDone ? 'is-done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isDone && !isLocked ? (
                <button type="button" onClick={() => wizard.reopen(step.id)}>
                  {name}
                  <span className="visually-hidden"> ({t('wizard.done')})</span>
                </button>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
