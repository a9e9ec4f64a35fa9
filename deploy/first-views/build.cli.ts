import { resolve } from 'node:path';
import webpack from 'webpack';
import { scriptRule } from '../../webpack.config';
import { BundledPackagesPlugin } from '../supply/bundledPackagesPlugin';
import { rendererFile, rendererFolder } from './renderFirstViews';

/**
 * The last part of `npm run build`: bundles the renderer of the first views as one Node script beside the build. This
 * way even an old build is configured with its own views. A build with APP_MOCK has no first views.
 */
const root = resolve(import.meta.dirname, '../..');

const compiler = webpack({
  mode: 'production',
  target: 'node20',
  entry: resolve(import.meta.dirname, 'render.cli.ts'),
  output: {
    path: rendererFolder(resolve(root, process.env.APP_BUILD_FOLDER ?? 'dist')),
    filename: rendererFile,
    clean: true,
    module: true,
    chunkFormat: 'module',
  },
  experiments: { outputModule: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: { '@': resolve(root, 'src') },
  },
  module: {
    rules: [
      scriptRule(false),
      { test: /\.s?css$/, type: 'asset/source' },
      // Use the browser version of axios, which leaves out the HTTP client for Node: rendering sends no requests.
      { test: /node_modules[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } },
    ],
    // Bundle everything into one file, including the chunks that a browser loads on demand.
    parser: {
      javascript: { dynamicImportMode: 'eager', url: false, importMeta: false },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.APP_MOCK': '"none"' }),
    new BundledPackagesPlugin(resolve(root, '.cache/bundle/first-views.json')),
  ],
  // Do not shorten names: they could differ between a build with a cache and one without.
  optimization: { minimize: false, mangleExports: false, splitChunks: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(root, '.cache/webpack'),
    name: 'first-views',
    buildDependencies: { config: [import.meta.filename] },
  },
  performance: false,
});

if (!process.env.APP_MOCK) {
  compiler.run((error, stats) => {
    if (error ?? stats?.hasErrors()) {
      console.error(error ?? stats?.toString('errors-only'));
      process.exitCode = 1;
    }
    // Close the compiler, which writes the cache for the next build.
    compiler.close(() => undefined);
  });
}
