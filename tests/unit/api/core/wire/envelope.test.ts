import {
  isBrokenText,
  hasFailureStatus,
  isSuccessStatus,
  parseFieldErrors,
  parseMessage,
  parseStatus,
  unwrap,
  unwrapRows,
} from '@/api/core/wire/envelope';
import { parseId, UnreadableResponse } from '@/api/core/wire/parse';

describe('unwrap (D5)', () => {
  it.each([
    [{ data: { areas: 1 } }, 1],
    [{ areas: 1 }, 1],
    [{ data: { areas: null } }, null],
    [{ data: { areas: 1 }, areas: 2 }, 1],
    [{ data: null, areas: 2 }, 2],
    [{ data: [1], areas: 2 }, 2],
    [{ success: true, data: { data: { areas: 1 } } }, 1],
    [{ data: { data: { data: { areas: 1 } } } }, 1],
    [{ data: { data: { data: { data: { areas: 1 } } } } }, undefined],
    [{ data: {} }, undefined],
    [[], undefined],
    [null, undefined],
    ['areas', undefined],
  ])('returns as the areas in %j: %j', (body, expected) => {
    expect(unwrap(body, 'areas')).toEqual(expected);
  });
});

describe('unwrapRows', () => {
  const parseRow = (value: unknown) => {
    const id = parseId(value);
    return id === null ? null : { id };
  };

  // The tests of `listIn` cover the accepted forms of a list.
  it.each([
    [{ data: { areas: [1, 2] } }, [1, 2]],
    [{ areas: ['1', 'x', 2] }, [1, 2]],
    [{ areas: null }, []],
    [{ areas: { data: [3], links: {}, meta: {} } }, [3]],
    [{ data: [3], links: {}, meta: {} }, [3]],
    [[3], [3]],
  ])('finds in %j the rows %j', (body, expected) => {
    expect(unwrapRows(body, 'areas', parseRow)).toEqual(expected.map((id) => ({ id })));
  });

  it.each([[{ data: {} }], [null], ['<html>'], [{ areas: 'x' }], [{ areas: {} }]])(
    'throws with the name of the list for %j',
    (body) => {
      expect(() => unwrapRows(body, 'areas', parseRow)).toThrow(new UnreadableResponse('areas'));
    },
  );

  it.each([
    [{ data: { areas: { data: [1], total: 3 } } }],
    [{ areas: { data: [1], meta: { total: '2' } } }],
    [{ areas: [1], total: 2 }],
    [{ data: [1], meta: { total: 2 } }],
    [{ areas: { data: [], total: 1 } }],
    [{ areas: null, total: 1 }],
  ])('throws if the total is larger than the number of rows: %j [7-whole-list]', (body) => {
    expect(() => unwrapRows(body, 'areas', parseRow)).toThrow(
      new UnreadableResponse('areas.total'),
    );
  });

  it.each([
    [{ areas: { data: ['x', 1, 1], total: 3 } }],
    [{ areas: { data: [1], total: 1 }, total: 8 }],
    [{ areas: [1], total: 'x' }],
    [{ areas: [1], total: 0 }],
  ])('accepts a list without a larger total of its own: %j', (body) => {
    expect(unwrapRows(body, 'areas', parseRow)).toEqual([{ id: 1 }]);
  });
});

describe('the status rule (D6)', () => {
  it.each([[200], [201], ['200'], [true], [1], ['1'], ['ok'], ['OK'], ['success'], ['Success']])(
    'treats a body with the status %j as a success',
    (status) => {
      expect(isSuccessStatus(status)).toBe(true);
      expect(hasFailureStatus({ status })).toBe(false);
    },
  );

  it.each([[400], [500], ['400'], [false], [0], ['error'], ['Error'], ['fail'], ['FAILED']])(
    'treats a body with the status %j as a refusal',
    (status) => {
      expect(isSuccessStatus(status)).toBe(false);
      expect(hasFailureStatus({ status })).toBe(true);
      expect(hasFailureStatus({ data: { status } })).toBe(true);
    },
  );

  it.each([[null], [undefined], [''], ['true'], ['0'], [399], [204], [2], [[200]], [{}]])(
    'treats a body with the status %j as neither a success nor a refusal',
    (status) => {
      expect(isSuccessStatus(status)).toBe(false);
      expect(hasFailureStatus({ status })).toBe(false);
    },
  );

  it.each([[{ success: false }], [{ data: { success: false } }], [{ id: 1, success: 0 }]])(
    'finds a refusal in %j',
    (body) => {
      expect(hasFailureStatus(body)).toBe(true);
    },
  );

  it.each([
    [{ status: 200 }, 200],
    [{ data: { status: 200 } }, 200],
    [{ status: 200, data: { status: false } }, 200],
    [{ status: 400, data: { status: true } }, 400],
    [{ status: null, data: { status: true } }, true],
    // A haulier's own status 0 means active, not that the request failed.
    [{ data: { id: 17, status: 0 } }, undefined],
    [{ id: 17, status: 1 }, undefined],
    [{ id: null, status: 400 }, 400],
    [{ trucker: { status: 0 } }, undefined],
    [{ data: { data: { status: 400 } } }, 400],
    [[{ status: 0 }], undefined],
    ['ok', undefined],
    [null, undefined],
  ])('finds in %j the status %j', (body, expected) => {
    expect(parseStatus(body)).toBe(expected);
  });

  it.each([
    ['<!doctype html><title>Login</title>', 'a broken response', true],
    ['\n{"trucker": {"id": 1', 'a broken response', true],
    ['[{"id":', 'a broken response', true],
    ['\nFatal error: Uncaught Error in a.php:3', 'a broken response', true],
    ['PHP Parse error: syntax error', 'a broken response', true],
    ['OK', 'no broken response', false],
    ['Saved <b>now</b>', 'no broken response', false],
    ['', 'no broken response', false],
    [{}, 'no broken response', false],
    [null, 'no broken response', false],
  ])('treats %j as %s', (body, _what, expected) => {
    expect(isBrokenText(body)).toBe(expected);
  });
});

describe('parseMessage', () => {
  it.each([
    [{ message: ' Linket er udløbet. ' }, 'Linket er udløbet.'],
    [{ data: { message: 'Nej' } }, 'Nej'],
    [{ message: null, data: { message: 'Nej' } }, 'Nej'],
    [{ message: 'Ja', data: { message: 'Nej' } }, 'Ja'],
    [{ message: '  ' }, null],
    [{ message: { text: 'x' } }, null],
    [{ error: 'Nej' }, 'Nej'],
    [{ error: true, message: 'Nej' }, 'Nej'],
    [{ message: [' Nej ', 'Aldrig'] }, 'Nej'],
    [{ error: ['Nej'] }, 'Nej'],
    [{ errors: ['Nej'] }, 'Nej'],
    [{ errors: 'Nej', message: 'Afvist' }, 'Afvist'],
    [{ message: [], errors: [{ cvr: 'Nej' }] }, null],
    [
      { message: 'Afvist', errors: [' Nummeret er brugt. ', 'Kort', 7] },
      'Afvist. Nummeret er brugt. Kort',
    ],
    [{ message: 'Afvist: kort', errors: ['kort', 'Afvist'] }, 'Afvist: kort'],
    [{ message: 'Afvist!', data: { errors: ['Kort'] } }, 'Afvist! Kort'],
    [{ errors: ['Kort.', 'Forkert.', 'Kort.'] }, 'Kort. Forkert.'],
    [{}, null],
    ['<html>Fejl</html>', null],
    [null, null],
  ])('parses %j as %j', (body, expected) => {
    expect(parseMessage(body)).toBe(expected);
  });
});

describe('parseFieldErrors', () => {
  it('keeps the first error of each field', () => {
    const errors = {
      cvr: ['Forkert', 'Kort'],
      email: ' Ugyldig ',
      name: [],
      phone: [1],
      city: '',
      zip: [' '],
    };
    expect(parseFieldErrors({ errors })).toEqual({ cvr: 'Forkert', email: 'Ugyldig' });
    expect(parseFieldErrors({ data: { errors } })).toEqual({ cvr: 'Forkert', email: 'Ugyldig' });
  });

  it('uses the caller’s field names, and the wire’s for unknown fields', () => {
    const errors = { dr_number: ['Forkert'], cvr: ['Kort'], toString: ['Nej'] };
    expect(parseFieldErrors({ errors }, { fieldNames: { dr_number: 'truckNumber' } })).toEqual({
      truckNumber: 'Forkert',
      cvr: 'Kort',
      toString: 'Nej',
    });
  });

  const request = { body: { cvr: '1', dr_number: '2' }, fieldNames: { dr_number: 'truckNumber' } };

  it.each([
    [
      { cvr: ['Kort', 'Forkert'], dr_number: ['Brugt'] },
      { cvr: 'Kort', truckNumber: 'Brugt' },
    ],
    [{ cvr: 'Kort' }, { cvr: 'Kort' }],
    [{ data: { cvr: ['Kort'] } }, { cvr: 'Kort' }],
    [{ message: 'Nej', cvr: ['Kort'], colour: ['Rød'] }, { cvr: 'Kort' }],
    // Next to a message, a plain text may be the value that was sent instead of an error.
    [{ message: 'Nej', cvr: '1' }, {}],
    [{ errors: {}, cvr: ['Kort'] }, {}],
  ])('parses %j as %j', (body, expected) => {
    expect(parseFieldErrors(body, request)).toEqual(expected);
  });

  it.each([
    [{ error: { cvr: ['Findes'], colour: ['Rød'] } }, { cvr: 'Findes', colour: 'Rød' }],
    [{ message: { dr_number: ['Findes'] } }, { truckNumber: 'Findes' }],
    [{ data: { message: { cvr: 'Findes' } }, message: 'Nej' }, { cvr: 'Findes' }],
    [{ errors: { cvr: ['Kort'] }, error: { cvr: ['Findes'] } }, { cvr: 'Kort' }],
    [{ errors: ['Nej'], error: { cvr: ['Findes'] } }, { cvr: 'Findes' }],
    [{ error: { code: 422 }, data: { cvr: ['Findes'] } }, { cvr: 'Findes' }],
    // Beside fields that were not sent, a plain text may be anything, such as an error code.
    [{ error: { code: 'E7', cvr: 'Findes' } }, {}],
  ])('parses %j as %j [8-message-forms]', (body, expected) => {
    expect(parseFieldErrors(body, request)).toEqual(expected);
  });

  it.each([[{}], [null], [{ errors: 'x' }], [{ errors: null }], [{ errors: ['x'] }]])(
    'returns no errors for %j',
    (body) => {
      expect(parseFieldErrors(body)).toEqual({});
    },
  );

  it('leaves out fields whose names could reach a prototype, such as __proto__', () => {
    const body: unknown = JSON.parse('{"errors":{"__proto__":["x"],"constructor":["y"]}}');
    expect(Object.keys(parseFieldErrors(body))).toEqual([]);
  });
});
