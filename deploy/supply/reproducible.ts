import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyProject, differences, hashesOf } from './treeHashes';

/**
 * `npm run reproducible`: two clean production builds, in folders of other depth, in other time zones and languages, give
 * the same files to the byte. See docs/decisions/0023-supply-chain.md.
 */
const work = resolve('.cache/reproducible');

async function build(folder: string, env: Record<string, string>): Promise<Map<string, string>> {
  copyProject(process.cwd(), folder);
  const cli = join('node_modules', 'webpack-cli', 'bin', 'cli.js');
  const args = [
    join('node_modules', 'tsx', 'dist', 'cli.mjs'),
    cli,
    'build',
    '--mode',
    'production',
    '--no-cache',
  ];
  await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, APP_BUILD_FOLDER: 'dist', ...env },
  });
  return hashesOf(join(folder, 'dist'));
}

await rm(work, { recursive: true, force: true });
try {
  const [one, other] = await Promise.all([
    build(join(work, 'one'), { TZ: 'Europe/Copenhagen', LANG: 'da_DK.UTF-8' }),
    build(join(work, 'a', 'deeper', 'two'), { TZ: 'Pacific/Kiritimati', LANG: 'C' }),
  ]);
  const found = differences(one, other);
  for (const finding of found) console.error(`FAILED ${finding}`);
  console.log(
    `${one.size} files in the first build, ${other.size} in the second, ${found.length} differences`,
  );
  process.exitCode = found.length === 0 && one.size > 0 ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
