import { readdirSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { basename, join, resolve } from 'node:path';
import configure from '../../webpack.config';
import { compile } from './buildReference';
import { weighSources, type Weights } from './parts';

/** Plugins that do not influence the content or names of scripts. */
const skippedPlugins = ['CompressionPlugin', 'BundledPackagesPlugin', 'CopyPlugin'];

/** Builds the product again with source maps. Returns the folder. */
export async function buildSourceMaps(): Promise<string> {
  const folder = resolve('.cache/source-maps');
  const { output, plugins = [], ...config } = configure({}, { mode: 'production' });
  await compile({
    ...config,
    output: { ...output, path: folder, devtoolModuleFilenameTemplate: '[resource]' },
    devtool: 'hidden-source-map',
    plugins: plugins.filter(
      (plugin) => !skippedPlugins.includes(plugin ? plugin.constructor.name : ''),
    ),
  });
  return folder;
}

/** The sources of a script of the build. `maps` is the folder of the same build with source maps. */
export function readSources(maps: string, script: string): Weights {
  const assets = join(maps, 'assets');
  const [name = ''] = basename(script).split('.');
  const traced = readdirSync(assets).find(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.js'),
  );
  const text = traced === undefined ? '' : readFileSync(join(assets, traced), 'utf8');
  // Compare the lengths, not the contents: with source maps the minifier swaps some short names.
  if (traced === undefined || text.length !== readFileSync(script, 'utf8').length) {
    throw new Error(`${script} was not built from these sources: run "npm run build" first.`);
  }
  const map = readFileSync(join(assets, `${traced}.map`), 'utf8');
  return weighSources(text, JSON.parse(map) as SourceMapPayload);
}
