import { mutationScore } from '@scripts/mutation/mutationScore';

const report = (...states: string[]) => ({
  files: { 'a.ts': { mutants: states.map((status) => ({ status })) } },
});

describe('mutationScore', () => {
  it('counts a change as noticed that a test fails on or does not come to an end with', () => {
    expect(mutationScore(report('Killed', 'Timeout', 'Survived', 'NoCoverage'))).toEqual({
      noticed: 2,
      all: 4,
      score: 50,
    });
  });

  it('leaves out changes that do not run, and those that a comment leaves out', () => {
    expect(mutationScore(report('Killed', 'CompileError', 'RuntimeError', 'Ignored')).score).toBe(
      100,
    );
  });

  it('counts the changes of all files', () => {
    const [one, other] = [report('Killed'), report('Survived')];
    const files = { ...one.files, 'b.ts': other.files['a.ts'] };
    expect(mutationScore({ files })).toMatchObject({ noticed: 1, all: 2 });
  });

  it('is 0 where nothing was changed: nothing was shown', () => {
    expect(mutationScore({ files: {} }).score).toBe(0);
    expect(mutationScore(report('Ignored')).score).toBe(0);
  });
});
