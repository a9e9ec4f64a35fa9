import { parseDraft } from '@/features/registration/step/wizardDrafts';

describe('stored drafts', () => {
  it.each(['', 'null', '7', '[]', '"text"', '{', '{"details":null}', '{"details":{}}', '{"x":{}}'])(
    'with the text %j are empty',
    (text) => expect(parseDraft(text).typed).toEqual({}),
  );

  it('keep only the known fields that have valid values', () => {
    const stored = {
      details: {
        name: 'Navn',
        cvr: 7,
        hasCarInsurance: true,
        hasWorkInsurance: 'yes',
        hasPreviousInsurance: 'maybe',
        toString: 'x',
        smsCode: '123456',
      },
      car: { areaId: '2', ownRiskId: 'two', hasGlassCover: 'no', constructor: '1' },
      termination: { policyNumber: 'P-1', insuranceCompanyId: null },
      work: {
        addOnId3: 'yes',
        addOnId4: 'x',
        addOnIdX: 'yes',
        addOn0: 'yes',
        cars: '2',
        drivers: 3,
      },
      code: { code: '123456' },
      constructor: { name: 'x' },
    };
    expect(parseDraft(JSON.stringify(stored)).typed).toEqual({
      details: { name: 'Navn', hasCarInsurance: true },
      car: { areaId: '2', hasGlassCover: 'no' },
      termination: { policyNumber: 'P-1' },
      work: { addOnId3: 'yes', cars: '2' },
    });
  });

  it.each([
    ['{"step":"work","car":{"areaId":"2"}}', 'work'],
    ['{"step":"car"}', 'car'],
    ['{"step":"details"}', null],
    ['{"step":"constructor"}', null],
    ['{"car":{"areaId":"2"}}', null],
    ['{', null],
  ])('with the text %j were left at the step %j', (text, step) =>
    expect(parseDraft(text).stepLeft).toBe(step),
  );

  it('keep a complete termination without its unknown fields, and drop invalid results', () => {
    const termination = {
      token: 'a',
      isAdmin: false,
      truckerId: 3,
      name: 'Navn',
      cvr: '10486115',
      email: 'a@example.dk',
      insuranceCompanyId: 2,
      policyNumber: 'P-1',
      terminationDate: '2099-12-31',
    };
    const stored = {
      createdTrucker: { id: 7, cvr: 10486115 },
      savedTermination: { ...termination, later: 1 },
      lostTermination: { ...termination, email: undefined },
    };
    expect(parseDraft(JSON.stringify(stored)).results).toEqual({ savedTermination: termination });
  });
});
