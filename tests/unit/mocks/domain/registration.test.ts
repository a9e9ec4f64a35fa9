import { createDatabase, type Database } from '@mocks/db/database';
import { demoTokens } from '@mocks/db/demo';
import {
  register,
  requireAccess,
  saveCarChoices,
  savePreviousInsurance,
  saveTermination,
  saveWorkChoices,
  sendDocuments,
  truckerOfLink,
  truckerOfTokenOrId,
  type CarChoices,
} from '@mocks/domain/registration.domain';
import { agreementsOf, findTrucker } from '@mocks/domain/truckers.domain';
import { domainErrorOf } from '../domainError';

const token = demoTokens.invited;
const haulier = { token, isStaff: false };
const staff = { token: '', isStaff: true };
const stranger = { token: '', isStaff: false };

const choices: CarChoices = {
  areaId: 2,
  newValueId: 1,
  ownRiskId: 1,
  injuryId: 1,
  addOn1: 1,
  addOn2: 0,
  addOn1Date: '2022-04-01',
};
const work = {
  headcount: { cars: 3, employees: 1.25, drivers: 2 },
  answers: new Map<number, 0 | 1>([
    [3, 1],
    [4, 0],
  ]),
  injury: null,
};

function setUp() {
  const db = createDatabase();
  const trucker = truckerOfLink(db, token);
  const agreement = () => agreementsOf(db, trucker.id).at(-1);
  return { db, trucker, agreement, agreementId: agreement()?.id ?? 0 };
}

function complete(db: Database, truckerId: number, agreementId: number) {
  db.verifiedPhones.set(truckerId, db.now().getTime());
  saveCarChoices(db, haulier, agreementId, choices);
  saveWorkChoices(db, haulier, agreementId, work);
}

describe('links', () => {
  it('lead to their haulier; unknown and expired ones are refused', () => {
    const db = createDatabase();
    expect(truckerOfLink(db, token).name).toBe('Ærø Taxa v/Åse Østergaard');
    expect(domainErrorOf(() => truckerOfLink(db, demoTokens.unknown)).kind).toBe('notFound');
    expect(domainErrorOf(() => truckerOfLink(db, demoTokens.expired)).kind).toBe('gone');
  });

  it.each([
    ['the holder of the link', haulier],
    ['staff', staff],
  ])('let %s act', (_, asker) => {
    const { db, trucker } = setUp();
    expect(() => requireAccess(db, trucker, asker)).not.toThrow();
  });

  it.each([
    ['a stranger', stranger],
    ['the holder of another link', { token: demoTokens.halfDone, isStaff: false }],
    ['staff with another link', { token: demoTokens.halfDone, isStaff: true }],
  ])('stop %s', (_, asker) => {
    const { db, trucker } = setUp();
    expect(domainErrorOf(() => requireAccess(db, trucker, asker)).messageKey).toBe('linkUnknown');
  });
});

describe('step 1', () => {
  const registration = {
    truckerId: null,
    isStaff: false,
    details: {
      name: 'Ny Taxa',
      email: 'ny@example.dk',
      cvr: '98765432',
      truckNumber: '654321',
      phone: '20304050',
      undervogn: null,
      isCarInsurance: '1',
      isWorkInsurance: '0',
      registrationNumber: '',
    },
    address: { street: 'Vej 1', zipCode: '8000', city: 'Aarhus C' },
    previousInsurance: '1',
  } as const;

  it('of a new haulier makes it, its address and its agreement', () => {
    const db = createDatabase();
    const { id, address } = register(db, registration);
    expect(address?.city).toBe('Aarhus C');
    expect(agreementsOf(db, id)).toMatchObject([{ previousInsurance: '1', areaId: null }]);
  });

  it('may be saved again by the same wizard, but not for somebody who was invited', () => {
    const db = createDatabase();
    const { id } = register(db, registration);
    const details = { ...registration.details, name: 'Nyere Taxa' };
    expect(register(db, { ...registration, details, truckerId: id }).name).toBe('Nyere Taxa');
    expect(domainErrorOf(() => register(db, { ...registration, truckerId: 1 })).kind).toBe(
      'declined',
    );
  });

  it('keeps its answer in the newest agreement, and makes one where there is none', () => {
    const db = createDatabase();
    const without = db.truckers.all().find((row) => agreementsOf(db, row.id).length === 0)?.id ?? 0;
    savePreviousInsurance(db, without, '1');
    savePreviousInsurance(db, without, '0');
    expect(agreementsOf(db, without)).toMatchObject([{ previousInsurance: '0' }]);
  });
});

describe('the termination', () => {
  const insurance = { companyId: 3, policyNumber: 'P-1', terminationDate: '2022-03-31' };

  it('shows in the haulier that staff see', () => {
    const { db, trucker } = setUp();
    saveTermination(db, haulier, trucker.id, insurance);
    expect(findTrucker(db, trucker.id).existingInsurance).toEqual(insurance);
  });

  it('refuses a company that does not exist', () => {
    const { db, trucker } = setUp();
    const wrong = { ...insurance, companyId: 99 };
    expect(domainErrorOf(() => saveTermination(db, haulier, trucker.id, wrong))).toMatchObject({
      kind: 'invalid',
      fields: { select_insurance: 'choiceUnknown' },
    });
  });
});

describe('step 2', () => {
  it('is kept in the agreement', () => {
    const { db, agreement, agreementId } = setUp();
    saveCarChoices(db, haulier, agreementId, choices);
    expect(agreement()).toMatchObject(choices);
  });

  it('refuses choices that do not exist and road assistance without its date', () => {
    const { db, agreementId } = setUp();
    const save = (change: Partial<CarChoices>) =>
      domainErrorOf(() => saveCarChoices(db, haulier, agreementId, { ...choices, ...change }));
    expect(save({ newValueId: 99, ownRiskId: 99 }).fields).toEqual({
      new_value_id: 'choiceUnknown',
      own_risk_id: 'choiceUnknown',
    });
    expect(save({ addOn1Date: null }).fields).toEqual({ addon_1_date: 'required' });
  });

  it('refuses an agreement that does not exist', () => {
    const { db } = setUp();
    expect(domainErrorOf(() => saveCarChoices(db, haulier, 9999, choices)).messageKey).toBe(
      'agreementUnknown',
    );
  });
});

describe('step 3', () => {
  it('completes the agreement and appends the submission to the history', () => {
    const { db, trucker, agreement, agreementId } = setUp();
    complete(db, trucker.id, agreementId);
    expect(agreement()).toMatchObject({ workAnswers: [1, 0] });
    expect(agreement()?.completedAt).not.toBeNull();
    expect(findTrucker(db, trucker.id).headcount).toEqual(work.headcount);
    const [entry] = db.history.all().filter((row) => row.truckerId === trucker.id);
    expect(JSON.parse(entry?.data ?? '')).toMatchObject({
      name: trucker.name,
      area: { id: 2 },
      addon_1: 1,
      addon_1_date: '2022-04-01',
      is_work_insurance: '1',
    });
  });

  it('appends one entry for each submission', () => {
    const { db, trucker, agreementId } = setUp();
    complete(db, trucker.id, agreementId);
    complete(db, trucker.id, agreementId);
    expect(db.history.all().filter((row) => row.truckerId === trucker.id)).toHaveLength(2);
  });

  it('keeps what staff write about the injury insurance', () => {
    const { db, trucker, agreement, agreementId } = setUp();
    complete(db, trucker.id, agreementId);
    const injury = { injuryValidFrom: '2022-05-01', injuryComment: 'Ny chauffør' };
    saveWorkChoices(db, staff, agreementId, { ...work, injury });
    expect(agreement()).toMatchObject(injury);
    saveWorkChoices(db, haulier, agreementId, work);
    expect(agreement()).toMatchObject(injury);
  });

  it('is declined until the phone is verified and step 2 is saved', () => {
    const { db, trucker, agreementId } = setUp();
    const save = () => domainErrorOf(() => saveWorkChoices(db, haulier, agreementId, work));
    expect(save()).toMatchObject({ kind: 'declined', messageKey: 'smsMissing' });
    db.verifiedPhones.set(trucker.id, db.now().getTime());
    expect(save()).toMatchObject({ kind: 'declined', messageKey: 'carChoicesMissing' });
  });

  it('needs an answer to each work add-on and to no other', () => {
    const { db, agreementId } = setUp();
    const save = (answers: [number, 0 | 1][]) =>
      domainErrorOf(() =>
        saveWorkChoices(db, haulier, agreementId, { ...work, answers: new Map(answers) }),
      );
    expect(save([[3, 1]]).fields).toEqual({ addon_4: 'required' });
    expect(save([...work.answers, [5, 1]]).fields).toEqual({ addon_5: 'choiceUnknown' });
  });
});

describe('the documents', () => {
  it('are sent once for each submission (D28)', () => {
    const { db, trucker, agreementId } = setUp();
    complete(db, trucker.id, agreementId);
    const subjects = () => db.outbox.all().map((row) => row.subject);
    sendDocuments(db, trucker);
    expect(subjects()).toEqual(['injury-insurance', 'work-insurance']);
    sendDocuments(db, trucker);
    expect(subjects()).toHaveLength(2);
  });

  it('tell the company that is left', () => {
    const { db, trucker, agreementId } = setUp();
    const insurance = { companyId: 3, policyNumber: 'P-1', terminationDate: '2022-03-31' };
    saveTermination(db, haulier, trucker.id, insurance);
    complete(db, trucker.id, agreementId);
    sendDocuments(db, findTrucker(db, trucker.id));
    expect(db.outbox.all().map((row) => row.subject)).toContain('existing-insurance');
  });

  it('are declined before completion', () => {
    const { db, trucker } = setUp();
    expect(domainErrorOf(() => sendDocuments(db, trucker)).messageKey).toBe('notCompleted');
  });

  it('are asked for by token, by staff also by id, by others only for a haulier without a link', () => {
    const { db, trucker } = setUp();
    const id = String(trucker.id);
    expect(truckerOfTokenOrId(db, token, false).id).toBe(trucker.id);
    expect(truckerOfTokenOrId(db, id, true).id).toBe(trucker.id);
    expect(domainErrorOf(() => truckerOfTokenOrId(db, id, false)).messageKey).toBe('linkUnknown');
    db.truckers.update(trucker.id, { token: null });
    expect(truckerOfTokenOrId(db, id, false).id).toBe(trucker.id);
  });
});
