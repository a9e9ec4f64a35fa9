import {
  isLoadingHaulier,
  isNewHaulier,
  untoldLanguage,
  initialWizard,
  type WizardPhase,
} from '@/features/registration/machine/wizard.state';
import { stateIn } from '../wizardStates';

const visits = {
  link: { token: 'link-token' },
  staff: { staffTruckerId: 17 },
  nobody: { token: '' },
} as const;

describe('whether the haulier is on its way, or new (section 4)', () => {
  it.each<[keyof typeof visits, WizardPhase, 'on its way' | 'new']>([
    ['link', 'starting', 'on its way'],
    ['link', 'loading', 'on its way'],
    ['link', 'details', 'new'],
    ['staff', 'starting', 'on its way'],
    ['nobody', 'starting', 'new'],
    ['nobody', 'details', 'new'],
  ])('by %s, %s: it is %s', (visit, phase, expected) => {
    const state = { ...initialWizard(visits[visit]), phase };
    expect(isLoadingHaulier(state)).toBe(expected === 'on its way');
    expect(isNewHaulier(state)).toBe(expected === 'new');
  });

  it('is neither where the server has told of it', () => {
    expect(isLoadingHaulier(stateIn('details'))).toBe(false);
    expect(isNewHaulier(stateIn('details'))).toBe(false);
  });
});

describe('the language of what the server says', () => {
  it('is its default for a link, which does not tell it, and known for staff (section 7)', () => {
    expect(untoldLanguage(initialWizard(visits.link))).toBe('da');
    expect(untoldLanguage(initialWizard(visits.staff))).toBeUndefined();
  });
});
