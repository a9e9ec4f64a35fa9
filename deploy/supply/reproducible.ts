import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rendererFolder } from '../first-views/renderFirstViews';
import { copyProject, differences, hashesOf } from './treeHashes';

/**
 * After a build: builds a clean copy of the project in a folder at another depth, with another time zone and locale and
 * without caches. The result must be identical to `dist`, byte for byte.
 */
const work = resolve('.cache/reproducible');
const copy = join(work, 'a', 'deeper', 'two');

async function buildCopy(): Promise<Map<string, string>> {
  copyProject(process.cwd(), copy);
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join('node_modules', 'tsx', 'dist', 'cli.mjs'), ...args],
      {
        cwd: copy,
        env: { ...process.env, APP_BUILD_FOLDER: 'dist', TZ: 'Pacific/Kiritimati', LANG: 'C' },
      },
    );
  const webpack = join('node_modules', 'webpack-cli', 'bin', 'cli.js');
  await run(webpack, 'build', '--mode', 'production', '--no-cache');
  await run(join('deploy', 'first-views', 'build.cli.ts'));
  return hashesOfBuild(join(copy, 'dist'));
}

/** The hashes of the files of the build and of the renderer of its first views. */
function hashesOfBuild(build: string): Map<string, string> {
  const renderer = [...hashesOf(rendererFolder(build))];
  return new Map([
    ...hashesOf(build),
    ...renderer.map(([name, hash]): [string, string] => [`first-views/${name}`, hash]),
  ]);
}

await rm(work, { recursive: true, force: true });
try {
  const here = hashesOfBuild(resolve(process.env.APP_BUILD_FOLDER ?? 'dist'));
  const elsewhere = await buildCopy();
  const found = differences(here, elsewhere);
  for (const finding of found) console.error(`FAILED ${finding}`);
  console.log(
    `${here.size} files in the build, ${elsewhere.size} in the build of the copy, ${found.length} differences`,
  );
  process.exitCode = found.length === 0 && here.size > 0 ? 0 : 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
