import {
  readPicture,
  readTerm,
  termOf,
  withFailure,
  withLatency,
} from '@mocks/workbench/faults/terms';

describe('the faults as the workbench shows them', () => {
  it('tell what holds for all calls from the rest', () => {
    const terms = ['slow:*:300', 'error:login:503', 'drop:*:5%', 'drop:*', 'slow:login:10'];
    expect(readPicture(terms)).toEqual({
      latencyMs: 300,
      failure: { status: null, percent: 5 },
      others: ['error:login:503', 'drop:*', 'slow:login:10'],
    });
    expect(readPicture(['error:*:503:20%']).failure).toEqual({ status: 503, percent: 20 });
    expect(readPicture([])).toEqual({ latencyMs: 0, failure: null, others: [] });
  });

  it('keep a term that nobody can read among the rest', () => {
    expect(readTerm('sunny')).toBeNull();
    expect(readPicture(['sunny']).others).toEqual(['sunny']);
  });
});

describe('a change for all calls', () => {
  it('puts another latency in place of the one that was', () => {
    expect(withLatency(['drop:login', 'slow:*:300'], '50')).toEqual(['slow:*:50', 'drop:login']);
    expect(withLatency(['drop:login', 'slow:*:300'], ' 0 ')).toEqual(['drop:login']);
    expect(withLatency(['slow:*:300'], '')).toEqual([]);
  });

  it('puts another failure rate in place of the one that was', () => {
    const before = ['drop:*:5%', 'error:login:500'];
    expect(withFailure(before, '503', '20')).toEqual(['error:login:500', 'error:*:503:20%']);
    expect(withFailure(before, 'drop', '10')).toEqual(['error:login:500', 'drop:*:10%']);
    expect(withFailure(before, '503', '0')).toEqual(['error:login:500']);
  });
});

describe('termOf', () => {
  it.each([
    [{ call: '*', kind: 'error', number: '', percent: '' }, 'error:*'],
    [{ call: 'login', kind: 'slow', number: '300', percent: '20' }, 'slow:login:300:20%'],
    [{ call: 'login', kind: 'drop', number: '300', percent: '' }, 'drop:login'],
    [{ call: 'login', kind: 'html', number: '', percent: ' 5 ' }, 'html:login:5%'],
  ] as const)('writes %j', (wanted, term) => {
    expect(termOf(wanted)).toBe(term);
    expect(readTerm(term)).not.toBeNull();
  });
});
