import { spawn } from 'node:child_process';
import type { Count, Result, Stage } from './stage';

/**
 * The options of Node for all stages. A larger young generation saves a tenth of the time: tools create many objects.
 */
const nodeOptions = [process.env.NODE_OPTIONS ?? '', '--max-semi-space-size=64'].join(' ').trim();

/** Runs a command. Resolves with its success and its output. */
function execute(
  [program = '', ...args]: readonly string[],
  env: Record<string, string>,
): Promise<{ isOk: boolean; output: string }> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (isOk: boolean) => done({ isOk, output: Buffer.concat(chunks).toString('utf8') });
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** The count of a stage. A stage that failed without a failed test, or that ran no test, counts as one failure. */
function countOf(stage: Stage, isOk: boolean): Count {
  const { passed, failed } = stage.count?.() ?? { passed: isOk ? 1 : 0, failed: 0 };
  const isEmpty = stage.count !== undefined && passed === 0;
  return { passed, failed: failed === 0 && (!isOk || isEmpty) ? 1 : failed };
}

/** Runs a stage and prints its output at the end, so that the outputs of parallel stages do not mix. */
export async function runStage(stage: Stage): Promise<Result> {
  console.log(`.. ${stage.name}`);
  const begin = performance.now();
  const { isOk, output } = await execute(stage.command, stage.env ?? {});
  const seconds = (performance.now() - begin) / 1000;
  const count = countOf(stage, isOk);
  const isPassed = isOk && count.failed === 0;
  console.log(`\n== ${stage.name} (${seconds.toFixed(1)} s)\n${output.trimEnd()}`);
  if (!isPassed && stage.afterFailure) {
    const more = await execute(stage.afterFailure, stage.env ?? {});
    console.log(`\n== ${stage.name}, failed tests repeated\n${more.output.trimEnd()}`);
  }
  return { stage, outcome: isPassed ? 'passed' : 'failed', count, seconds, output };
}
