import { resolve } from 'node:path';
import webpack from 'webpack';
import { scriptRule } from '../../webpack.config';
import { BundledPackagesPlugin } from '../supply/bundledPackagesPlugin';
import { rendererFile, rendererFolder } from './renderFirstViews';

/**
 * The last part of `npm run build`: puts the renderer of the first views beside the build, as one script for Node. So a build is always
 * configured with the views that are its own, however old it is. The build for testers has no such views.
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
      // Nothing is sent while rendering: axios comes as browsers get it, without its HTTP client for Node.
      { test: /node_modules[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } },
    ],
    // One file, whatever pages fetch by themselves in a browser.
    parser: {
      javascript: { dynamicImportMode: 'eager', url: false, importMeta: false },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.APP_MOCK': '"none"' }),
    new BundledPackagesPlugin(resolve(root, '.cache/bundle/first-views.json')),
  ],
  // Names that webpack shortens could differ between a build with its cache and one without.
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
    // Writes down what it knows for the next build.
    compiler.close(() => undefined);
  });
}
