import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { scriptMinimizer, scriptRule, shortNames } from '../../webpack.config';

const references = resolve(import.meta.dirname, 'references');

/** Writes a file and its brotli version, and returns the size of the latter. */
function writeServed(folder: string, name: string, text: string): number {
  const packed = brotliCompressSync(text);
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), packed);
  return packed.length;
}

function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'reference-'));
}

/** Writes a page of one file, such as reference (a), and returns its folder. */
export function writeStaticPage(html: string): string {
  const folder = createFolder();
  writeServed(folder, 'index.html', html);
  return folder;
}

/** Runs a build. Rejects with its errors. */
export async function compile(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      // Close the compiler, which writes the cache, if there is one, for the next build.
      else compiler.close(() => done());
    });
  });
}

/**
 * Builds a page of scripts/first-load/references, such as `reactAlone`, the way the product is built. Returns its
 * folder and the brotli bytes of its script.
 */
export async function buildReference(name: string): Promise<{ folder: string; bytes: number }> {
  const folder = createFolder();
  await compile({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(references, `${name}.tsx`),
    output: { path: folder },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: false,
    module: { rules: [scriptRule(false)] },
    optimization: { ...shortNames, minimizer: [scriptMinimizer()] },
  });
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const bytes = scripts.reduce(
    (sum, script) => sum + writeServed(folder, script, readFileSync(join(folder, script), 'utf8')),
    0,
  );
  const tags = scripts.map((script) => `<script defer src="/${script}"></script>`).join('');
  writeServed(
    folder,
    'index.html',
    `<!doctype html><html lang="da"><title>.</title>${tags}</html>`,
  );
  return { folder, bytes };
}
