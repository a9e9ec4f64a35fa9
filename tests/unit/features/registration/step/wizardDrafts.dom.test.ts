import { answeredDetails, emptyDetails } from '@/features/registration/details/details.mapper';
import { toCarValues } from '@/features/registration/car/car.mapper';
import type { WizardState } from '@/features/registration/machine/wizard.state';
import { createDrafts, draftTime } from '@/features/registration/step/wizardDrafts';
import { storeSent } from '@/features/registration/wizard/drafts/storeSent';
import { error, stateIn } from '../wizardStates';

const key = 'draft:link:abc';
const typedName = { ...emptyDetails, name: 'Navn' };
const typedTermination = { insuranceCompanyId: '', policyNumber: 'P-1', terminationDate: '' };
const savedTermination = {
  ...{ token: 'abc', isAdmin: false, truckerId: 1, name: 'N', cvr: '41730258', email: 'n@n.dk' },
  ...{ insuranceCompanyId: 2, policyNumber: 'P-1', terminationDate: '2027-01-01' },
};

function open(visit: Parameters<typeof createDrafts>[0] = { token: 'abc' }) {
  return createDrafts(visit).restore();
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a wizard draft', () => {
  it('is stored at once, but only when a value differs from those that the form started with', () => {
    const drafts = open();
    drafts.set('details', emptyDetails, emptyDetails);
    expect(drafts.get('details')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
    drafts.set('details', typedName, emptyDetails);
    expect(drafts.get('details')).toEqual({ name: 'Navn' });
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({
      details: { name: 'Navn' },
      savedAt: expect.any(Number) as number,
    });
  });

  it("stores the server's values of the changed fields, too, until it is saved", () => {
    const drafts = open();
    drafts.set('details', typedName, emptyDetails, { name: 'Før', email: 'a@example.dk' });
    drafts.note({ createdTrucker: { id: 17 } });
    expect(open().seen('details')).toEqual({ name: 'Før' });
    open().setStep('car');
    expect(open().seen('details')).toEqual({ name: 'Før' });
    open().markSaved('details');
    expect(open().seen('details')).toBeUndefined();
  });

  it('stores what each save without a response has sent in the changed fields, until one succeeds', () => {
    const drafts = open();
    const lost = [{ name: 'Sendt', email: '' }, { name: 'Sendt igen' }];
    drafts.set('details', typedName, emptyDetails, {}, lost);
    drafts.note({ createdTrucker: { id: 17 } });
    expect(open().lost('details')).toEqual([{ name: 'Sendt' }, { name: 'Sendt igen' }]);
    open().markSaved('details');
    expect(open().lost('details')).toEqual([]);
  });

  it('stores what a visit was still sending when it was left, like a save without a response', () => {
    const left = open();
    left.set('details', typedName, emptyDetails, {}, [{ name: 'Før' }]);
    left.noteLost('details');
    left.noteLost('car');
    expect(open().lost('details')).toEqual([{ name: 'Før' }, { name: 'Navn' }]);
    expect(open().lost('car')).toEqual([]);
  });

  it.each<[string, (left: ReturnType<typeof open>) => void]>([
    ['is saved', (left) => left.markSaved('details')],
    ['ends with a saved agreement', (left) => left.discard()],
  ])('of a newer visit stays if the visit before it %s later [2-agreement-left]', (_, end) => {
    const left = open({ staffTruckerId: 7 });
    left.set('details', typedName, emptyDetails);
    const newer = open({ staffTruckerId: 7 });
    newer.set('details', { ...typedName, email: 'ny@example.dk' }, emptyDetails);
    end(left);
    const stored = open({ staffTruckerId: 7 });
    expect(stored.get('details')).toEqual({ name: 'Navn', email: 'ny@example.dk' });
    expect(stored.isUnsaved('details')).toBe(true);
  });

  it('keeps an initial value typed again after a save without response: the server may differ', () => {
    open().set('details', typedName, typedName, typedName, [{ name: 'Sendt' }]);
    expect(open().get('details')).toEqual({ name: 'Navn' });
    expect(open().seen('details')).toEqual({ name: 'Navn' });
    expect(open().lost('details')).toEqual([{ name: 'Sendt' }]);
  });

  it('is stored separately for each link, for a new haulier, and for each haulier that staff edit', () => {
    for (const visit of [{ token: 'abc' }, { token: '' }, { staffTruckerId: 7 }]) {
      open(visit).set('details', typedName, emptyDetails);
    }
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'draft:link:abc',
      'draft:link:new',
      'draft:staff:7',
    ]);
  });

  it('is removed from storage after a save, but the saved values stay in memory', () => {
    const drafts = open();
    const given = toCarValues(null, '2026-01-01');
    const chosen = { ...given, areaId: '2' };
    drafts.set('car', chosen, given);
    expect(drafts.isUnsaved('car')).toBe(true);
    expect(drafts.isUnsaved('details')).toBe(false);
    expect(drafts.hasKept('car')).toBe(false);
    drafts.markSaved('car');
    expect(drafts.isUnsaved()).toBe(false);
    expect(drafts.hasKept('car')).toBe(true);
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(drafts.lastSaved('car', given)).toEqual(chosen);
  });

  it('returns the values last shown as saved, and the form’s initial values for other fields', () => {
    const drafts = open();
    const given = toCarValues(null, '2026-01-01');
    drafts.keepSeen('car', { areaId: '2', removed: 'yes' });
    expect(drafts.hasKept('car')).toBe(true);
    expect(drafts.hasKept('details')).toBe(false);
    drafts.keepSeen('car', { injuryId: '1' });
    expect(drafts.lastSaved('car', given)).toEqual({ ...given, areaId: '2', injuryId: '1' });
  });

  it('drops the saved values of a form if the server has others; other forms keep their drafts', () => {
    const drafts = open();
    const given = toCarValues(null, '2026-01-01');
    drafts.set('car', { ...given, areaId: '2' }, given);
    drafts.markSaved('car');
    drafts.set('details', typedName, emptyDetails);
    drafts.forgetSaved('car');
    expect(drafts.lastSaved('car', given)).toEqual(given);
    expect(drafts.get('details')).toEqual({ name: 'Navn' });
    drafts.forgetSaved('details');
    expect(drafts.isUnsaved()).toBe(false);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('of a new haulier without a link stays after a save, as the server cannot return it', () => {
    const drafts = open({ token: '' });
    drafts.set('details', typedName, emptyDetails);
    drafts.markSaved('details');
    expect(drafts.isUnsaved()).toBe(false);
    expect(sessionStorage.getItem('draft:link:new')).toContain('Navn');
    drafts.set('details', { ...typedName, name: 'Andet' }, emptyDetails);
    expect(drafts.isUnsaved('details')).toBe(true);
  });

  it.each([{ token: 'abc' }, { token: '' }])(
    'is the last saved one after later changes are discarded (link token “$token”) [2-wizard-correct-back]',
    (visit) => {
      const drafts = open(visit);
      drafts.set('details', typedName, emptyDetails);
      drafts.markSaved('details');
      const kept = drafts.get('details');
      drafts.set('details', { ...typedName, email: 'anden@example.dk' }, emptyDetails);
      drafts.set('termination', typedTermination, {});
      drafts.forgetTyped('details');
      expect(drafts.get('details')).toEqual(kept);
      expect(drafts.isUnsaved('details')).toBe(false);
      expect(drafts.lastSaved('details', emptyDetails).email).toBe('');
      expect(drafts.isUnsaved('termination')).toBe(true);
    },
  );

  it('of a haulier unknown to the link stays after a save, with the id of the created haulier', () => {
    const drafts = open();
    drafts.set('details', typedName, emptyDetails);
    drafts.note({ createdTrucker: { id: 17 } });
    drafts.markSaved('details');
    expect(drafts.isUnsaved()).toBe(false);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({
      details: { name: 'Navn' },
      createdTrucker: { id: 17 },
      savedAt: expect.any(Number) as number,
    });
  });

  it('of a created haulier has the current answers to step 1, even one that was cleared again', () => {
    const drafts = open();
    drafts.note({ createdTrucker: { id: 17 } });
    drafts.keepSeen('details', { hasWorkInsurance: true });
    drafts.set('details', typedName, emptyDetails);
    expect(answeredDetails(drafts)).toEqual(typedName);
  });

  it('does not overwrite the draft of an earlier visit before that draft is loaded', () => {
    sessionStorage.setItem(key, '{"details":{"city":"Ribe"}}');
    const drafts = createDrafts({ token: 'abc' });
    drafts.set('details', typedName, emptyDetails);
    expect(sessionStorage.getItem(key)).toBe('{"details":{"city":"Ribe"}}');
    const restored = drafts.restore();
    expect(restored.isRestored).toBe(true);
    expect(restored.get('details')).toEqual({ city: 'Ribe' });
  });

  it('of a haulier is kept for a day after its last change, whatever link is opened [4-draft-a-day]', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:00:00Z'));
    open().set('details', typedName, emptyDetails);
    open({ token: '' }).set('details', typedName, emptyDetails);
    open({ staffTruckerId: 7 }).set('details', typedName, emptyDetails);
    now.mockReturnValue(Date.parse('2026-11-25T09:59:00Z'));
    const kept = open();
    expect(kept.get('details')).toEqual({ name: 'Navn' });
    kept.setStep('car');
    now.mockReturnValue(Date.parse('2026-11-25T10:01:00Z'));
    expect(draftTime('')).toBe(0);
    expect(open({ token: '' }).get('details')).toBeUndefined();
    // A draft that was stored again is kept for another day. Drafts of staff end with their session.
    expect(Object.keys(sessionStorage).sort()).toEqual(['draft:link:abc', 'draft:staff:7']);
    now.mockReturnValue(Date.parse('2026-11-26T11:00:00Z'));
    expect(draftTime('other')).toBe(0);
    expect(Object.keys(sessionStorage)).toEqual(['draft:staff:7']);
  });

  it('is removed for good when it is discarded, even if a form changes afterwards', () => {
    const drafts = open();
    drafts.set('details', typedName, emptyDetails);
    drafts.discard();
    expect(drafts.get('details')).toBeUndefined();
    drafts.set('details', typedName, emptyDetails);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['a haulier without a link', '', 'draft:link:new'],
    ['a link without a haulier', 'abc', key],
  ])(
    'of %s keeps the id and CVR number of the created haulier after starting over',
    (_, token, place) => {
      const drafts = open({ token });
      drafts.set('details', { ...typedName, cvr: '41730258' }, emptyDetails);
      drafts.note({ createdTrucker: { id: 17 } });
      drafts.dropInput();
      const left = { createdTrucker: { id: 17, cvr: '41730258' } };
      expect(JSON.parse(sessionStorage.getItem(place) ?? '{}')).toMatchObject(left);
      const again = open({ token });
      expect([again.isRestored, again.isUnsaved()]).toEqual([false, false]);
      again.dropInput();
      expect(JSON.parse(sessionStorage.getItem(place) ?? '{}')).toMatchObject(left);
    },
  );

  it('keeps the saved termination when a haulier with a link starts over [4-termination-sent-once-reload]', () => {
    const drafts = open({ token: 'abc' });
    drafts.set('details', typedName, emptyDetails);
    drafts.note({ savedTermination });
    drafts.dropInput();
    const again = open({ token: 'abc' });
    expect(again.terminations().termination).toEqual(savedTermination);
    expect(again.isRestored).toBe(false);
  });

  it('remembers a completion without a response, despite a later refusal, until one succeeds [8-wizard-lost]', () => {
    const drafts = open({ token: 'abc' });
    const follow = (...states: WizardState[]) =>
      states.reduce((before, now) => {
        storeSent(drafts, before, now);
        return now;
      });
    const [check, saving, sending] = [
      stateIn('check'),
      stateIn('savingWork'),
      stateIn('sendingXml'),
    ];
    const refused = { ...check, failure: { error } };
    const lost = { ...check, failure: { error, lost: 'wizard.completionUnknown' } } as const;
    follow(check, saving, refused);
    expect(drafts.sentCompletion()).toBeUndefined();
    follow(check, saving, lost, saving, refused);
    expect(drafts.sentCompletion()).toEqual({ isRetry: true });
    follow(refused, saving, sending, stateIn('signing'));
    expect(drafts.sentCompletion()).toBeUndefined();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)(
    'is kept in memory when storage refuses %s',
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
      const drafts = open();
      drafts.set('details', typedName, emptyDetails);
      expect(drafts.get('details')).toEqual({ name: 'Navn' });
      drafts.discard();
      expect(drafts.get('details')).toBeUndefined();
    },
  );
});
