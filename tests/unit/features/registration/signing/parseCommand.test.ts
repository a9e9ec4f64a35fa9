import fc from 'fast-check';
import { parseCommand } from '@/features/registration/signing/signingChannel';

describe('a message of the signing frame', () => {
  it.each([
    ['JSON text', '{"command":"SendParameters"}', 'SendParameters'],
    [
      'JSON text with content',
      '{"command":"changeResponseAndSubmit","content":"x"}',
      'changeResponseAndSubmit',
    ],
    ['an object', { command: 'SendParameters', content: null }, 'SendParameters'],
    ['an unknown command', '{"command":"close"}', 'close'],
    [
      'a command that is the name of an inherited property',
      '{"command":"constructor"}',
      'constructor',
    ],
    [
      'JSON text with two commands, of which the last counts',
      '{"command":"SendParameters","command":"close"}',
      'close',
    ],
    [
      'a command next to other properties',
      `{"command":"close","content":"${'x'.repeat(1_000_000)}","__proto__":{"command":"x"}}`,
      'close',
    ],
  ])('is parsed to its command (%s)', (_, data, command) => {
    expect(parseCommand(data)).toBe(command);
  });

  it.each([
    ['no JSON', 'SendParameters'],
    ['broken JSON', '{"command":"SendParameters"'],
    ['null', null],
    ['a list', ['SendParameters']],
    ['a list as text', '["SendParameters"]'],
    ['no command', {}],
    ['an empty command', { command: '' }],
    ['a command that is not a text', { command: { command: 'SendParameters' } }],
    ['a command that is inherited', Object.create({ command: 'changeResponseAndSubmit' })],
    ['a prototype', '{"__proto__":{"command":"changeResponseAndSubmit"}}'],
    ['a message in a message', '{"content":{"command":"SendParameters"}}'],
    ['a command in an object', { command: Object('SendParameters') as object }],
    ['a name in another case', '{"Command":"SendParameters"}'],
    ['a byte order mark before the JSON', '\uFEFF{"command":"SendParameters"}'],
  ])('is ignored when it is malformed (%s)', (_, data) => {
    expect(parseCommand(data)).toBeNull();
  });

  it('is parsed to a command that is not empty, or ignored, whatever the input', () => {
    const hostile = fc.oneof(fc.anything(), fc.json(), fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(hostile, (data) => {
        const command = parseCommand(data);
        expect(command === null || (typeof command === 'string' && command !== '')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
