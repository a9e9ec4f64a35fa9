import {
  isLoadingTrucker,
  isNewTrucker,
  initialWizard,
  type WizardPhase,
} from '@/features/registration/machine/wizard.state';
import { stateIn } from '../wizardStates';

const visits = {
  link: { token: 'link-token' },
  staff: { staffTruckerId: 17 },
  nobody: { token: '' },
} as const;

describe('the haulier', () => {
  it.each<[keyof typeof visits, WizardPhase, 'loading' | 'new']>([
    ['link', 'starting', 'loading'],
    ['link', 'loading', 'loading'],
    ['link', 'details', 'new'],
    ['staff', 'starting', 'loading'],
    ['nobody', 'starting', 'new'],
    ['nobody', 'details', 'new'],
  ])('of a visit of kind “%s” counts in phase %s as %s', (visit, phase, expected) => {
    const state = { ...initialWizard(visits[visit]), phase };
    expect(isLoadingTrucker(state)).toBe(expected === 'loading');
    expect(isNewTrucker(state)).toBe(expected === 'new');
  });

  it('is neither loading nor new once it is loaded', () => {
    expect(isLoadingTrucker(stateIn('details'))).toBe(false);
    expect(isNewTrucker(stateIn('details'))).toBe(false);
  });
});
