import { parseEmail } from '@/features/email-viewer/parseEmail';

const valueOf = (email: ReturnType<typeof parseEmail>, name: string) =>
  email.fields.find((field) => field.name === name)?.value;

describe('an e-mail', () => {
  it('gets default labels and a default heading when the server sends none', () => {
    const email = parseEmail({ kind: 'existing-insurance', fields: {} }, 'da');
    expect(email.heading).toEqual({ key: 'email.existingInsurance' });
    expect(email.fields.map(({ label }) => label)).toEqual([
      { key: 'email.terminationDate' },
      { key: 'email.policyNumber' },
      { key: 'email.insuranceCompany' },
      { key: 'email.userName' },
      { key: 'field.cvr' },
      { key: 'field.regNumber' },
      { key: 'email.frameNumber' },
    ]);
    expect(email.fields.every(({ value }) => 'key' in value)).toBe(true);
    expect(email).toMatchObject({ greeting: '', lines: [], thanks: '' });
  });

  it('has a greeting and messages only when the server sends them', () => {
    const read = (fields: Record<string, string>) => parseEmail({ kind: 'invite', fields }, 'da');
    expect(read({ name: 'Taxa' }).greeting).toBe('Taxa');
    expect(read({ hi: 'Hej', name: ' ' }).greeting).toBe('Hej');
    expect(read({ inviteMsg3: 'c', inviteMsg1: 'a', inviteMsg2: '' }).lines).toEqual(['a', 'c']);
  });

  it.each([
    ['1', 'common.yes'],
    ['0', 'common.no'],
    ['', 'common.notProvided'],
  ])("shows the flag '%s' as %s [2-email-yes-is-1]", (flag, key) => {
    const fields = { roadside: flag, glassDamage: '1' };
    const email = parseEmail({ kind: 'injury-insurance', fields }, 'da');
    expect(valueOf(email, 'roadside')).toEqual({ key });
    expect(valueOf(email, 'glassDamage')).toEqual({ key: 'common.yes' });
  });

  it.each(['Ja', 'Nej', '2', 'Fuld dækning'])(
    'shows a value that is not a flag unchanged: %s [2-email-no-flag]',
    (work) => {
      const email = parseEmail({ kind: 'work-insurance', fields: { work } }, 'da');
      expect(valueOf(email, 'work')).toEqual({ text: work });
    },
  );

  it.each([
    ['2022-03-31', '31-03-2022'],
    ['31-03-2022', '31-03-2022'],
    ['2022-03-31T22:00:00Z', '31-03-2022'],
    ['straks', 'straks'],
  ])('shows the date or text %s as %s [9-email-dates]', (termination, shown) => {
    const email = parseEmail({ kind: 'existing-insurance', fields: { termination } }, 'da');
    expect(valueOf(email, 'termination')).toEqual({ text: shown });
  });

  it.each([
    ['AB12345', 'AB 12 345'],
    ['ab 12345', 'AB 12 345'],
    ['TAXI 1', 'TAXI 1'],
  ])('shows the number plate %s as %s (D31)', (regNo, shown) => {
    const email = parseEmail({ kind: 'existing-insurance', fields: { regNo } }, 'da');
    expect(valueOf(email, 'regNo')).toEqual({ text: shown });
  });

  it.each([
    ['1.25', 'da', '1,25'],
    ['1.25', 'en', '1.25'],
    ['3', 'da', '3'],
    ['0', 'en', '0'],
    ['cirka 3', 'da', 'cirka 3'],
  ] as const)('shows the count %s in the language %s as %s', (employee, language, text) => {
    const email = parseEmail({ kind: 'work-insurance', fields: { employee } }, language);
    expect(valueOf(email, 'employee')).toEqual({ text });
  });
});
