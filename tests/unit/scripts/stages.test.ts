import { runStages } from '@scripts/stages/schedule';
import type { Result, Stage } from '@scripts/stages/stage';
import { summaryOf } from '@scripts/stages/summary';

const stage = (name: string, rest: Partial<Stage> = {}): Stage => ({
  name,
  command: [],
  cores: 1,
  repeat: `npm run ${name}`,
  ...rest,
});

const result = (of: Stage, outcome: Result['outcome'], passed = 1): Result => ({
  stage: of,
  outcome,
  count: { passed: outcome === 'passed' ? passed : 0, failed: outcome === 'failed' ? 1 : 0 },
  seconds: 1,
});

describe('the stages of a test run', () => {
  it('continue after a failed stage, except those that need it', async () => {
    const all = [
      stage('build'),
      stage('size', { needs: ['build'] }),
      stage('report', { needs: ['size'] }),
      stage('lint'),
    ];
    const ran: string[] = [];
    const results = await runStages(all, (of) => {
      ran.push(of.name);
      return Promise.resolve(result(of, of.name === 'build' ? 'failed' : 'passed'));
    });
    expect(ran).toEqual(['build', 'lint']);
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'not run',
      'not run',
      'passed',
    ]);
  });
});

describe('the summary of a test run', () => {
  const build = result(stage('build'), 'failed');
  const size = result(stage('size'), 'not run');

  it('ends with one count, in which stages that could not run count as failed', () => {
    const text = summaryOf([result(stage('jest'), 'passed', 12), build, size], 60);
    expect(text.split('\n').at(-1)).toBe('Tests: 12 passed, 2 failed');
    expect(text).toContain('NOT RUN size');
  });

  it('names the first failure and the command to repeat it', () => {
    expect(summaryOf([size, build, result(stage('lint'), 'failed')], 60)).toContain(
      'First failure: build. Repeat it: npm run build\n',
    );
    expect(summaryOf([result(stage('lint'), 'passed')], 60)).not.toContain('First failure');
  });

  it("repeats the end of a failed stage's output, as a log is often cut", () => {
    const text = summaryOf(
      [
        { ...build, output: 'begun\n'.repeat(100) + 'expected 1, received 2\n' },
        { ...result(stage('lint'), 'passed'), output: 'nothing found' },
      ],
      60,
    );
    expect(text).toContain('== build, how it ended\nbegun\n');
    expect(text).toContain('expected 1, received 2\n\n');
    expect(text).not.toContain('nothing found');
    expect(text.split('\n').length).toBeLessThan(55);
  });
});
