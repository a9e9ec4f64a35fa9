import { createDatabase } from '@mocks/db/database';
import { demoTokens } from '@mocks/db/demo';
import { truckerOfLink } from '@mocks/domain/registration.domain';
import { emailContent } from '@mocks/wire/emailContent.wire';

const db = createDatabase();
const signed = truckerOfLink(db, demoTokens.signed);
const invited = truckerOfLink(db, demoTokens.invited);

describe('emailContent', () => {
  it('greets by name in the language of the address', () => {
    const words = (language: 'da' | 'en') => emailContent(db, 'invite', signed, language);
    expect(words('da')).toMatchObject({ Hi: 'Hej', name: 'Nørrebro Taxi ApS' });
    expect(words('en')).toMatchObject({ Hi: 'Hello', thanks: 'Kind regards' });
  });

  it('names the insurance that is left', () => {
    expect(emailContent(db, 'existing-insurance', signed, 'da')).toMatchObject({
      insurance: 'Købstædernes Gensidige',
      police_no: 'P-5502187',
      termination: '2022-01-31',
      reg_no: signed.vehicle?.registrationNumber,
    });
  });

  it('puts each cover under its own name (D20)', () => {
    expect(emailContent(db, 'injury-insurance', signed, 'da')).toMatchObject({
      new_value: '350.001-500.000 kr.',
      own_risk: '10.000 kr.',
      roadside: '1',
      glass_damage: '0',
    });
  });

  it('counts what the work insurance covers', () => {
    expect(emailContent(db, 'work-insurance', signed, 'da')).toMatchObject({
      work: '1',
      cars: 3,
      employee: 1.25,
      drivers: 2,
    });
  });

  it('has null for what is not chosen yet', () => {
    expect(emailContent(db, 'existing-insurance', invited, 'da')).toMatchObject({
      insurance: null,
      termination: null,
    });
    expect(emailContent(db, 'injury-insurance', invited, 'da')).toMatchObject({
      new_value: null,
      roadside: null,
    });
    expect(emailContent(db, 'work-insurance', invited, 'da')).toMatchObject({
      work: null,
      cars: null,
    });
  });
});
