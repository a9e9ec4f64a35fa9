import { createDatabase } from '@mocks/db/database';
import { demoTokens } from '@mocks/db/demo';
import {
  generateSmsCode,
  isPhoneVerified,
  newestSmsCode,
  smsLimits,
  truckerOfLink,
  verifySmsCode,
} from '@mocks/domain/registration.domain';
import { movableClock, domainErrorOf } from '../domainError';

const asker = { token: demoTokens.invited, isStaff: false };

function setUp() {
  const clock = movableClock();
  const db = createDatabase({ now: clock.now });
  const { id } = truckerOfLink(db, asker.token);
  const generate = () => {
    generateSmsCode(db, asker, id);
    return newestSmsCode(db, id) ?? '';
  };
  const verify = (code: string) => verifySmsCode(db, asker, id, code);
  return { clock, db, id, generate, verify };
}

describe('SMS codes', () => {
  it('are six digits that stand in the outbox, to the phone of the haulier', () => {
    const { db, id, generate } = setUp();
    const code = generate();
    expect(code).toMatch(/^\d{6}$/u);
    expect(db.outbox.all()).toMatchObject([
      { kind: 'sms', truckerId: id, to: db.truckers.get(id)?.phone },
    ]);
    expect(db.outbox.all()[0]?.text).toContain(code);
  });

  it('verify the phone', () => {
    const { db, id, generate, verify } = setUp();
    expect(isPhoneVerified(db, id)).toBe(false);
    verify(generate());
    expect(isPhoneVerified(db, id)).toBe(true);
  });

  it('are declined when they are wrong, when none was sent and when they were used', () => {
    const { generate, verify } = setUp();
    expect(domainErrorOf(() => verify('000000'))).toMatchObject({
      kind: 'declined',
      messageKey: 'smsWrong',
    });
    const code = generate();
    expect(domainErrorOf(() => verify(`${code}0`)).kind).toBe('declined');
    verify(code);
    expect(domainErrorOf(() => verify(code)).kind).toBe('declined');
  });

  it('work for ten minutes', () => {
    const { clock, generate, verify } = setUp();
    const code = generate();
    clock.passMinutes(10);
    expect(domainErrorOf(() => verify(code)).messageKey).toBe('smsWrong');
  });

  it('make way for a newer code', () => {
    const { generate, verify } = setUp();
    const [older, newer] = [generate(), generate()];
    expect(domainErrorOf(() => verify(older)).kind).toBe('declined');
    expect(() => verify(newer)).not.toThrow();
  });

  it('close after too many wrong tries, until a new one is sent', () => {
    const { generate, verify } = setUp();
    const code = generate();
    for (let tried = 0; tried < smsLimits.wrongAttempts; tried += 1)
      domainErrorOf(() => verify('1'));
    expect(domainErrorOf(() => verify(code)).kind).toBe('rateLimited');
    expect(() => verify(generate())).not.toThrow();
  });

  it('are limited in number, until the window has passed', () => {
    const { clock, generate } = setUp();
    for (let sent = 0; sent < smsLimits.codes; sent += 1) generate();
    expect(domainErrorOf(generate).kind).toBe('rateLimited');
    clock.passMinutes(11);
    expect(generate()).toMatch(/^\d{6}$/u);
  });

  it('are not sent to a haulier without a phone', () => {
    const { db, id, generate } = setUp();
    db.truckers.update(id, { phone: null });
    expect(domainErrorOf(generate)).toMatchObject({ kind: 'declined', messageKey: 'smsNoPhone' });
  });

  it('verify the phone for an hour', () => {
    const { clock, db, id, generate, verify } = setUp();
    verify(generate());
    clock.passMinutes(61);
    expect(isPhoneVerified(db, id)).toBe(false);
  });
});
