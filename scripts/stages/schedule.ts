import type { Result, Stage } from './stage';

/** Runs one stage. Never rejects. */
export type RunStage = (stage: Stage) => Promise<Result>;

const notRun = (stage: Stage): Result => ({
  stage,
  outcome: 'not run',
  count: { passed: 0, failed: 0 },
  seconds: 0,
});

/**
 * Runs stages in order, in parallel as far as the cores allow. A failed stage skips only the stages that need it.
 * Resolves with a result for each stage, in their order.
 */
export async function runStages(
  stages: readonly Stage[],
  run: RunStage,
  cores = 2,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...stages];
  const underWay = new Map<Stage, Promise<void>>();

  const needed = ({ needs = [] }: Stage) => needs.map((name) => results.get(name)?.outcome);
  const isBlocked = (stage: Stage) =>
    needed(stage).some((outcome) => outcome === 'failed' || outcome === 'not run');
  const isReady = (stage: Stage) => needed(stage).every((outcome) => outcome === 'passed');
  const take = (stage: Stage) => waiting.splice(waiting.indexOf(stage), 1);

  while (waiting.length > 0 || underWay.size > 0) {
    const busy = [...underWay.keys()].reduce((sum, stage) => sum + stage.cores, 0);
    const blocked = waiting.find(isBlocked);
    const next = waiting.find((stage) => isReady(stage) && busy + stage.cores <= cores);
    if (blocked) {
      take(blocked);
      results.set(blocked.name, notRun(blocked));
    } else if (next) {
      take(next);
      const ended = run(next).then((result) => {
        results.set(next.name, result);
        underWay.delete(next);
      });
      underWay.set(next, ended);
    } else if (underWay.size > 0) {
      await Promise.race(underWay.values());
    } else {
      throw new Error(
        `These stages can never start: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    }
  }
  return stages.map((stage) => results.get(stage.name) ?? notRun(stage));
}
