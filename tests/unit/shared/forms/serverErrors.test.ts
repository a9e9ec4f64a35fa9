import { landFailure, noFailure, standingErrors } from '@/shared/forms/serverErrors';

const values = { name: 'Åse', truckNumber: '104233' };
const names = { dr_number: 'truckNumber' };

describe('landFailure', () => {
  it('puts the server’s words on the fields they are about, by the wire’s names or the form’s', () => {
    const failure = {
      message: 'Ugyldigt.',
      fieldErrors: { dr_number: 'Findes ikke.', name: 'Er optaget.' },
    };
    expect(landFailure(failure, values, names)).toEqual({
      fields: {
        truckNumber: { text: 'Findes ikke.', value: '104233' },
        name: { text: 'Er optaget.', value: 'Åse' },
      },
      messages: [{ text: 'Ugyldigt.' }],
    });
  });

  it('says for the form what no field here is named for, once', () => {
    const failure = { message: 'Ugyldigt.', fieldErrors: { a: 'Mangler.', b: 'Ugyldigt.' } };
    expect(landFailure(failure, values, names)).toEqual({
      fields: {},
      messages: [{ text: 'Ugyldigt.' }, { text: 'Mangler.' }],
    });
  });

  it('does not say for the form what a field says', () => {
    const failure = { message: 'Forkert kode.', fieldErrors: { name: 'Forkert kode.' } };
    expect(landFailure(failure, values, names).messages).toEqual([]);
  });
});

describe('standingErrors', () => {
  it('are those whose field still holds what was sent', () => {
    const failure = landFailure({ message: '', fieldErrors: { name: 'Nej.' } }, values, names);
    expect(standingErrors(failure, values)).toEqual({ name: { text: 'Nej.' } });
    expect(standingErrors(failure, { ...values, name: 'Åse!' })).toEqual({});
    expect(standingErrors(noFailure, values)).toEqual({});
  });
});
