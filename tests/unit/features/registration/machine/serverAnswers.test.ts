import { mergeServerAnswers, savesNewAnswer } from '@/features/registration/machine/serverAnswers';
import type { Agreement, Trucker } from '@/api/truckers/trucker.model';
import type { WizardEffect, WizardState } from '@/features/registration/machine/wizard.state';
import {
  agreement,
  car,
  details,
  loaded,
  savedAgreement,
  savedTermination,
  stateIn,
  termination,
  trucker,
} from '../wizardStates';

const tell = (changes: Partial<Trucker>, ofAgreement: Partial<Agreement> = {}) => ({
  ...loaded,
  trucker: { ...trucker, ...changes, agreement: { ...savedAgreement, ...ofAgreement } },
});
const state = stateIn('checkingAgreement', { isPhoneVerified: true });

describe('answers fetched before signing (D45)', () => {
  it('do not differ if they equal the shown ones', () => {
    const { changedFields, car: same } = mergeServerAnswers(state, tell({}));
    expect(changedFields).toEqual([]);
    expect(same).toEqual(car);
  });

  it('do not differ in a field that the server does not send', () => {
    const bare: Trucker = { ...trucker, email: '', address: null, vehicle: null, agreement };
    const after = mergeServerAnswers(
      { ...state, termination: savedTermination },
      { trucker: bare, companies: [] },
    );
    expect(after).toMatchObject({ changedFields: [], details, car, termination: savedTermination });
    expect(mergeServerAnswers(state, null)).toEqual({ changedFields: [] });
  });

  it.each<[string, string[], Partial<Trucker>, Partial<Agreement>]>([
    ['name', ['name'], { name: 'Ærø Taxa' }, {}],
    [
      'answer about previous insurance',
      ['hasPreviousInsurance'],
      {},
      { hasPreviousInsurance: false },
    ],
    ['area', ['areaId'], {}, { area: { id: 9, title: '' } }],
    ['new value', ['newValueId'], {}, { newValue: { id: 9, title: '' } }],
    ['own risk', ['ownRiskId'], {}, { ownRisk: { id: 9, title: '' } }],
    ['injuries', ['injuryId'], {}, { injury: { id: 9, title: '' } }],
    ['date of road assistance', ['roadAssistanceFrom'], {}, { roadAssistanceFrom: '2027-01-01' }],
    [
      'choice of road assistance and its date',
      ['hasRoadAssistance', 'roadAssistanceFrom'],
      {},
      { hasRoadAssistance: false },
    ],
    ['choice of glass cover', ['hasGlassCover'], {}, { hasGlassCover: true }],
  ])('differ in the %s until the wizard takes them over', (_what, fields, changes, ofAgreement) => {
    const after = mergeServerAnswers(state, tell(changes, ofAgreement));
    expect(after.changedFields).toEqual(fields);
    expect(mergeServerAnswers({ ...state, ...after }, tell(changes, ofAgreement))).toEqual({
      ...after,
      changedFields: [],
    });
  });

  it('do not differ if only the format of a number is another (D31)', () => {
    const written = { phone: `+45 ${trucker.phone}`, cvr: '29 87 16 40' };
    expect(mergeServerAnswers(state, tell(written)).changedFields).toEqual([]);
  });

  it('replace the agreement with the newest one', () => {
    expect(mergeServerAnswers(state, tell({}, { id: 32 })).trucker?.agreement?.id).toBe(32);
  });

  it('keep the phone verified unless they have another phone number', () => {
    expect(mergeServerAnswers(state, tell({ name: 'Ærø Taxa' })).isPhoneVerified).toBe(true);
    expect(mergeServerAnswers(state, tell({ phone: '51627384' })).isPhoneVerified).toBe(false);
  });

  it('name the field of the termination that a colleague changed', () => {
    const changed = tell({ existingInsurance: { ...termination, policyNumber: 'P-1' } });
    const after = mergeServerAnswers({ ...state, termination: savedTermination }, changed);
    expect(after.changedFields).toEqual(['policyNumber']);
    expect(after.termination).toEqual({ ...savedTermination, policyNumber: 'P-1' });
  });

  it('leave open which data of the haulier a colleague sent with a changed termination [4-termination-corrected-haulier]', () => {
    const changed = tell({ existingInsurance: { ...termination, policyNumber: 'P-1' } });
    const before = { ...savedTermination, email: 'gammel@vogn.example' };
    const after = mergeServerAnswers({ ...state, termination: before }, changed);
    expect(after.termination).toEqual({ ...before, policyNumber: 'P-1' });
  });

  it('name only the changed field of an earlier termination that is not due', () => {
    const known = { ...trucker, existingInsurance: termination };
    const before = {
      ...state,
      details: { ...details, hasPreviousInsurance: false },
      trucker: known,
    };
    const changed = { ...termination, policyNumber: 'P-1' };
    const after = mergeServerAnswers(
      before,
      tell({ existingInsurance: changed }, { hasPreviousInsurance: false }),
    );
    expect(after.changedFields).toEqual(['policyNumber']);
  });

  it('include a termination that was saved despite a lost response (D41)', () => {
    const lost = { ...state, lostTermination: savedTermination };
    const arrived = mergeServerAnswers(lost, tell({ existingInsurance: termination }));
    expect(arrived).toMatchObject({ termination: savedTermination, lostTermination: null });
    expect(arrived.changedFields).toHaveLength(3);
    expect(mergeServerAnswers(lost, tell({})).changedFields).toEqual([]);
  });

  it('name a termination that a colleague added, but not one loaded before', () => {
    const made = tell({ existingInsurance: termination });
    expect(mergeServerAnswers(state, made).changedFields).toEqual([
      'insuranceCompanyId',
      'policyNumber',
      'terminationDate',
    ]);
    const before = { ...state, trucker: { ...trucker, existingInsurance: termination } };
    expect(mergeServerAnswers(before, made)).toMatchObject({
      changedFields: [],
      termination: null,
    });
  });
});

describe('savesNewAnswer', () => {
  const saved = { trucker: { ...trucker, agreement: savedAgreement } };
  const renamed = { ...saved, details: { ...details, name: 'Ærø Taxa' } };
  const uninsured = { ...details, hasCarInsurance: false };
  it.each<[string, string, WizardEffect, Partial<WizardState>]>([
    ['no new answer', 'step 1 is unchanged', 'saveDetails', saved],
    ['a new answer', 'the name is new', 'saveDetails', renamed],
    ['a new answer', 'car insurance is unticked', 'saveDetails', { details: uninsured }],
    ['a new answer', 'the haulier is new', 'saveDetails', { trucker: null }],
    ['no new answer', 'step 2 is unchanged', 'saveCar', saved],
    ['a new answer', 'the own risk is new', 'saveCar', { ...saved, car: { ...car, ownRiskId: 9 } }],
    ['a new answer', 'step 2 was never saved', 'saveCar', {}],
    ['a new answer', 'it is that of a termination', 'saveTermination', saved],
    ['a new answer', 'step 3 is signed in a frame later', 'saveWork', { isSigningOn: true }],
    ['no new answer', 'the save of step 3 signs it', 'saveWork', saved],
    ['no new answer', 'the request is for a code', 'requestCode', {}],
  ])(
    'a request after the signature saves %s if %s [2-signed-before-change]',
    (outcome, _, effect, changes) => {
      expect(savesNewAnswer(effect, stateIn('check', changes))).toBe(outcome === 'a new answer');
    },
  );
});
