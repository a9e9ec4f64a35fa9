import { parseResponse } from '@/api/core/wire/parse';
import { parseAgreement, parseHeadcount } from '@/api/truckers/trucker.reader';

describe('parseAgreement', () => {
  it("returns every field under the application's name and type", () => {
    expect(
      parseAgreement({
        id: '31',
        previous_insurance: '0',
        area: { id: 2, title: 'København' },
        new_value: { id: '3', title: '300.001-400.000 kr.' },
        own_risk: { id: 1, title: '5.000 kr.' },
        injury: { id: 2, title: '1 skade' },
        addon_1: 1,
        addon_2: '0',
        addon_1_date: '01-04-2022',
        addon_3: 1,
        addon_4: '0',
        injury_valid_from: '2022-05-01T00:00:00Z',
        injury_comment: 'Ny chauffør',
      }),
    ).toEqual({
      id: 31,
      hasPreviousInsurance: false,
      area: { id: 2, title: 'København' },
      newValue: { id: 3, title: '300.001-400.000 kr.' },
      ownRisk: { id: 1, title: '5.000 kr.' },
      injury: { id: 2, title: '1 skade' },
      hasRoadAssistance: true,
      hasGlassCover: false,
      roadAssistanceFrom: '2022-04-01',
      workAnswers: [true, false],
      injuryValidFrom: '2022-05-01',
      injuryComment: 'Ny chauffør',
    });
  });

  it.each([
    [{}, []],
    [{ addon_1: 1, addon_2: 1 }, []],
    [{ addon_3: null, addon_4: true }, [null, true]],
    // After a gap the order of the add-ons is unknown.
    [{ addon_3: 0, addon_5: 1 }, [false]],
    [{ addon_4: 1 }, []],
  ])('parses the answers from addon_3 on in %j as %j (D34)', (answers, expected) => {
    expect(parseAgreement({ id: 1, ...answers })?.workAnswers).toEqual(expected);
  });

  it.each([
    [[{ id: 3 }, { id: 12 }, { id: 7 }], 12],
    [[{ id: 12 }, { id: 7 }], 12],
    [[null, { id: 7 }, 'x'], 7],
    [{ id: 5 }, 5],
  ])('finds in %j the newest agreement, which has the highest id %d (D11)', (value, id) => {
    expect(parseAgreement(value)?.id).toBe(id);
  });

  it.each([[null], [undefined], [[]], [{}], [[null]], ['x']])(
    'returns null if there is no agreement: %j',
    (value) => {
      expect(parseAgreement(value)).toBeNull();
    },
  );
});

describe('the choices of an agreement', () => {
  it.each([
    [{ area: { id: '2', title: 'Hele landet' } }, { id: 2, title: 'Hele landet' }],
    [{ area: { id: 2, title: null } }, { id: 2, title: '' }],
    [{ area: { title: 'Hele landet' } }, null],
    // If only the id is sent, the list of choices has the title.
    [{ area_id: '2' }, { id: 2, title: '' }],
    [{ area: 2 }, { id: 2, title: '' }],
    [
      { area: null, area_id: 2 },
      { id: 2, title: '' },
    ],
    [{ area: null }, null],
    [{ area_id: null }, null],
  ])('are parsed from %j as %j (D11)', (given, expected) => {
    expect(parseAgreement({ id: 1, ...given })?.area).toEqual(expected);
  });

  it('are null and reported as unreadable when they cannot be parsed', () => {
    const agreement = { id: 1, area: 'København', injury_id: 'x', addon_1: 'ja' };
    const { data, unreadable } = parseResponse(() => parseAgreement(agreement));
    expect(data).toMatchObject({ area: null, injury: null, hasRoadAssistance: null });
    expect(unreadable).toEqual(['area', 'injury_id', 'addon_1']);
  });
});

describe('parseHeadcount', () => {
  it('returns null for a missing or unreadable count, and never 0 [3-missing-headcount]', () => {
    const value = { number_of_cars: null, number_of_employee: 'x', number_of_drivers: '' };
    const { data, unreadable } = parseResponse(() => parseHeadcount(value));
    expect(data).toEqual({ cars: null, employees: null, drivers: null });
    expect(unreadable).toEqual(['number_of_employee']);
  });

  it('keeps a count of 0', () => {
    const value = { number_of_cars: 0, number_of_employee: '0.00', number_of_drivers: '0' };
    expect(parseHeadcount(value)).toEqual({ cars: '0', employees: '0.00', drivers: '0' });
  });

  it.each([[null], [[]], [3]])('returns null if there are no head counts: %j', (value) => {
    expect(parseHeadcount(value)).toBeNull();
  });
});
