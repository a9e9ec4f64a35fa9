import { FaultRules, faultText } from '@mocks/control/faults';
import { parseScenario, recordingIn, scenarioNow } from '@mocks/control/scenarios';
import { allRecordings } from '@mocks/recordings/library';

describe('parseScenario', () => {
  it.each<[text: string, faults: string[], states?: string[]]>([
    ['happy', []],
    ['', []],
    ['slow', ['slow:*:1500']],
    ['error', ['error:*:500']],
    ['error:*:503:20%', ['error:*:503:20%']],
    ['html, blank, null', ['html:*', 'blank:*', 'null:*']],
    ['drop:sendXml, lost:sendXml, bare:*', ['drop:sendXml', 'lost:sendXml', 'bare:*']],
    ['empty, flat', ['flat:*'], ['empty']],
    ['many', [], ['many']],
    ['manyHauliers', [], ['many']],
    ['loginFails, drop:*:5%', ['error:login:500', 'drop:*:5%']],
    ['variant:*:textIds', ['variant:*:textIds']],
    ['lost:sendXml:times=1:after=2:50%', ['lost:sendXml:50%:after=2:times=1']],
    [
      'error:login:message="Nej, ""nej"": vent", empty',
      ['error:login:500:message="Nej, ""nej"": vent"'],
      ['empty'],
    ],
    [
      'answer:getPremium:times=1:body="{""data"":[1,"":""]}"',
      ['answer:getPremium:times=1:body="{""data"":[1,"":""]}"'],
    ],
  ])('parses %p into the faults %p', (text, faults, states = []) => {
    const read = parseScenario(text);
    expect(read.rules.map(faultText)).toEqual(faults);
    expect(read.states).toEqual(states);
  });

  it('parses all options of a fault', () => {
    const text =
      'error:login:422:50%:after=2:times=1:message="Nej, ""nej""":field.cvr="A":field.cvr=B';
    const errors = { cvr: ['A', 'B'] };
    const fault = { kind: 'error', status: 422, message: 'Nej, "nej"', errors };
    expect(parseScenario(text).rules).toEqual([
      { operationId: 'login', fault, share: 0.5, after: 2, times: 1 },
    ]);
  });

  it.each([
    ['sunny', 'There is no scenario "sunny".'],
    ['slow:unknownCall', 'The contract has no call "unknownCall"'],
    ['slow:login:soon', '"soon" is not a whole number from 0 to 600000.'],
    ['error:login:abc', '"abc" is not a whole number from 400 to 599.'],
    ['variant:*:sunny', 'There is no variant "sunny"'],
    ['variant', 'There is no variant ""'],
    ['drop:*:120%', '"120" is not a whole number from 0 to 100.'],
    ['error:login:200', '"200" is not a whole number from 400 to 599.'],
    // Each of these must be rejected, not taken for a fault that meets every request, or none.
    ['error:login:503:20', '"20" is not an option'],
    ['empty, error:login:503:20', '(in error:login:503:20)'],
    ['drop:login:5', '"5" is not an option'],
    ['loginFails:20%', 'There is no scenario "loginFails".'],
    ['slow:login:', '"" is not a whole number'],
    ['slow:login:1e3', '"1e3" is not a whole number'],
    ['drop:*:%', '"" is not a whole number from 0 to 100.'],
    ['drop:*:5%:5%', '"5%" repeats an option.'],
    ['drop:*:tiems=2', '"tiems=2" is not an option'],
    ['drop:*:times=twice', '"twice" is not a whole number'],
    ['drop:*:times=1:times=2', '"times=2" repeats an option'],
    ['drop:*:message="Nej"', 'Only an error can have a message, not "drop".'],
    ['error:*:message=', 'An empty value is not valid text'],
    ['error:*:message=a"b"', 'a"b" is not valid text'],
    ['error:*:field.="Nej"', '"field.="Nej"" is not an option'],
    ['answer:login', 'An answer must have a body, and no other fault may'],
    ['drop:login:body="{}"', 'An answer must have a body, and no other fault may'],
    ['answer:login:body="{"', 'The text after body= is not JSON.'],
    ['answer:login:200:body="{}"', '"200" is not an option'],
    ['error:*:message="Nej', 'A quotation mark is not closed'],
  ])('rejects %p with a message of one line', (text, reason) => {
    expect(() => parseScenario(text)).toThrow(reason);
    expect(() => parseScenario(text)).not.toThrow(/\n/);
  });
});

describe('scenarioNow', () => {
  it.each([
    ['loginFails', ['error:login:500'], 'loginFails'],
    ['loginFails, empty', ['drop:*'], 'empty, drop:*'],
    ['happy', ['drop:*', 'slow:login:5'], 'happy, drop:*, slow:login:5'],
    ['signingOn, slow', [], 'signingOn'],
  ])('for %s with the faults %p returns "%s"', (scenario, faults, now) => {
    expect(scenarioNow(scenario, faults)).toBe(now);
  });
});

describe('FaultRules', () => {
  it('apply to a share of the requests, the same ones every time', () => {
    const meet = () => {
      const rules = new FaultRules();
      rules.add({ operationId: '*', fault: { kind: 'drop' }, share: 0.25 });
      return Array.from({ length: 400 }, () => rules.take('login').length);
    };
    const met = meet().filter((count) => count > 0).length;
    expect(met).toBeGreaterThan(60);
    expect(met).toBeLessThan(140);
    expect(meet()).toEqual(meet());
  });

  it('apply to the requests they name, as often as they say', () => {
    const rules = new FaultRules();
    rules.add({ operationId: 'login', fault: { kind: 'drop' }, times: 1 });
    rules.add({ operationId: '*', fault: { kind: 'html' } });
    expect(rules.take('logout')).toEqual([{ kind: 'html' }]);
    expect(rules.take('login')).toEqual([{ kind: 'drop' }, { kind: 'html' }]);
    expect(rules.take('login')).toEqual([{ kind: 'html' }]);
    rules.clear();
    expect(rules.take('login')).toEqual([]);
  });

  it('skip the given number of requests before they start', () => {
    const rules = new FaultRules();
    rules.add({ operationId: 'sendXml', fault: { kind: 'lost' }, after: 2, times: 1 });
    expect(rules.take('sendXml')).toEqual([]);
    expect(rules.take('login')).toEqual([]);
    expect(rules.take('sendXml')).toEqual([]);
    expect(rules.take('sendXml')).toEqual([{ kind: 'lost' }]);
    expect(rules.take('sendXml')).toEqual([]);
    // The rules keep their original options, so that a link made from them starts again from the beginning.
    expect(rules.all().map(faultText)).toEqual(['lost:sendXml:after=2:times=1']);
  });
});

describe('recordingIn', () => {
  const [[name, recording] = ['', null]] = allRecordings();

  it('returns the recording that a scenario names, and ignores such a name in an error message', () => {
    expect(recordingIn(`many, recorded:${name}`)).toBe(recording);
    expect(recordingIn(`error:login:422:message="Nej, recorded:${name}, ja"`)).toBeNull();
    expect(recordingIn('many, recorded:gone')).toBeNull();
  });
});
