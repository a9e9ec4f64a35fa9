import { FaultRules } from '@mocks/control/faultRules';
import { faultText, parseScenario } from '@mocks/control/scenarios';

describe('parseScenario', () => {
  it.each([
    ['happy', [], []],
    ['', [], []],
    ['slow', [{ operationId: '*', fault: { kind: 'slow', ms: 1500 } }], []],
    [
      'slow:listTruckers:3000',
      [{ operationId: 'listTruckers', fault: { kind: 'slow', ms: 3000 } }],
      [],
    ],
    ['error:login:503', [{ operationId: 'login', fault: { kind: 'error', status: 503 } }], []],
    ['error', [{ operationId: '*', fault: { kind: 'error', status: 500 } }], []],
    ['html', [{ operationId: '*', fault: { kind: 'html' } }], []],
    ['blank', [{ operationId: '*', fault: { kind: 'blank' } }], []],
    ['null', [{ operationId: '*', fault: { kind: 'null' } }], []],
    ['empty, flat', [{ operationId: '*', fault: { kind: 'flat' } }], ['empty']],
    ['drop:sendXml', [{ operationId: 'sendXml', fault: { kind: 'drop' } }], []],
    ['lost:sendXml', [{ operationId: 'sendXml', fault: { kind: 'lost' } }], []],
    ['bare', [{ operationId: '*', fault: { kind: 'bare' } }], []],
    ['variant:*:textIds', [{ operationId: '*', fault: { kind: 'variant', id: 'textIds' } }], []],
    ['many', [], ['many']],
    ['manyHauliers', [], ['many']],
    [
      'error:*:503:20%',
      [{ operationId: '*', fault: { kind: 'error', status: 503 }, share: 0.2 }],
      [],
    ],
    [
      'loginFails, drop:*:5%',
      [
        { operationId: 'login', fault: { kind: 'error', status: 500 } },
        { operationId: '*', fault: { kind: 'drop' }, share: 0.05 },
      ],
      [],
    ],
  ])('reads %p', (text, rules, states) => {
    expect(parseScenario(text)).toEqual({ rules, states });
  });

  it.each([
    ['sunny', 'There is no scenario "sunny".'],
    ['slow:unknownCall', 'The contract has no call "unknownCall"'],
    ['slow:login:soon', '"soon" is not a whole number from 0 to 600000.'],
    ['error:login:abc', '"abc" is not a whole number from 400 to 599.'],
    ['variant:*:sunny', 'There is no server that does "sunny"'],
    ['variant', 'There is no server that does ""'],
    ['drop:*:120%', '"120" is not a whole number from 0 to 100.'],
    ['error:login:99', '"99" is not a whole number from 400 to 599.'],
    ['error:login:200', '"200" is not a whole number from 400 to 599.'],
  ])('refuses %p with a reason', (text, reason) => {
    expect(() => parseScenario(text)).toThrow(reason);
  });
});

describe('faultText', () => {
  it.each([
    'slow:listTruckers:3000',
    'error:*:503:20%',
    'drop:sendXml',
    'bare:*',
    'variant:login:envelopes',
  ])('writes %s as it is read', (text) => {
    expect(parseScenario(text).rules.map(faultText)).toEqual([text]);
  });
});

describe('FaultRules', () => {
  it('meet a share of the requests, the same ones every time', () => {
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

  it('meet the calls they name, as often as they say', () => {
    const rules = new FaultRules();
    rules.add({ operationId: 'login', fault: { kind: 'drop' }, times: 1 });
    rules.add({ operationId: '*', fault: { kind: 'html' } });
    expect(rules.take('logout')).toEqual([{ kind: 'html' }]);
    expect(rules.take('login')).toEqual([{ kind: 'drop' }, { kind: 'html' }]);
    expect(rules.take('login')).toEqual([{ kind: 'html' }]);
    rules.clear();
    expect(rules.take('login')).toEqual([]);
  });

  it('let pass as many requests of their call as they say, and begin with the next', () => {
    const rules = new FaultRules();
    rules.add({ operationId: 'sendXml', fault: { kind: 'lost' }, after: 2, times: 1 });
    expect(rules.take('sendXml')).toEqual([]);
    expect(rules.take('login')).toEqual([]);
    expect(rules.take('sendXml')).toEqual([]);
    expect(rules.take('sendXml')).toEqual([{ kind: 'lost' }]);
    expect(rules.take('sendXml')).toEqual([]);
  });
});
