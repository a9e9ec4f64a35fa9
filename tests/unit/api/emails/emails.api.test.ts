import { UnreadableResponse } from '@/api/core/wire/parse';
import { parseEmailContent } from '@/api/emails/emails.api';

describe('parseEmailContent', () => {
  const query = { kind: 'invite', locale: 'da', token: 'k3Z' } as const;
  const content = { Hi: 'Hej', invite_msg_1: 'Tegn forsikring.', zip_code: 1650, name: null };
  const fields = { hi: 'Hej', inviteMsg1: 'Tegn forsikring.', zipCode: '1650', name: '' };

  it.each([
    ['data.data', { data: { data: content } }],
    ['data', { data: content }],
  ])('finds the content that the server sends as %s (D5)', (_place, body) => {
    expect(parseEmailContent(body, query)).toEqual({ kind: 'invite', fields });
  });

  it.each([
    ['1', '1'],
    [1, '1'],
    [true, '1'],
    [false, '0'],
    ['0', '0'],
    [null, ''],
    [1.25, '1.25'],
  ])('parses the value %j as %j', (value, expected) => {
    const { fields: read } = parseEmailContent({ data: { glass_damage: value } }, query);
    expect(read).toEqual({ glassDamage: expected });
  });

  it.each([[{}], [null], [{ data: null }], [{ data: 'x' }], [{ data: { data: null } }], [[]]])(
    'throws if there is no content: %j',
    (body) => {
      expect(() => parseEmailContent(body, query)).toThrow(UnreadableResponse);
    },
  );

  it('leaves out fields whose names could reach a prototype, such as __proto__', () => {
    const body: unknown = JSON.parse('{"data":{"__proto__":{"name":"x"},"constructor":"y"}}');
    expect(Object.keys(parseEmailContent(body, query).fields)).toEqual([]);
  });
});
