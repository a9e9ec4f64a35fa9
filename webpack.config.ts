import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compilation, type Configuration, type RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { trustedTypesPolicy } from './deploy/contentPolicy';
import { settingsFromEnvironment } from './deploy/settings';
import { jsonForHtml, textForHtml } from './deploy/shell';
import { UnusedClassesPlugin } from './deploy/styles/unusedClassesPlugin';
import { BundledPackagesPlugin } from './deploy/supply/bundledPackagesPlugin';
import { loadingTimeoutMs } from './src/config/constants';
import { languages } from './src/config/languages';
import { core as danish } from './src/i18n/locales/da/core';
import { core as english } from './src/i18n/locales/en/core';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;
const at = (...parts: string[]) => resolve(root, ...parts);

if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));

/** The test tools of the build (see `mocks/browser.ts`); none by default. Throws for an unknown value. */
function mockOf({ APP_MOCK: mock = '' }: NodeJS.ProcessEnv) {
  if (mock === '') return 'none';
  if (mock === 'browser' || mock === 'http' || mock === 'watch') return mock;
  throw new Error(`APP_MOCK is "${mock}": set it to browser, http or watch, or leave it empty.`);
}

/** Shared with the reference bundles of the size check, so that their sizes are comparable. */
export function scriptMinimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    // Mangling by character frequency depends on provisional hashes, which makes builds differ.
    terserOptions: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
  });
}

/**
 * Short instead of deterministic ids. The first script holds the libraries and the names of all chunks, so it changes
 * with every release anyway. The other files that change because of short ids are only a tenth of its size.
 */
export const shortNames = {
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
} as const;

export function scriptRule(isDevelopment: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
        },
      },
    },
  };
}

function styleRule(isDevelopment: boolean): RuleSetRule {
  const sourceMap = isDevelopment;
  return {
    test: /\.s?css$/,
    use: [
      isDevelopment ? 'style-loader' : MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { sourceMap } },
      {
        loader: 'sass-loader',
        options: {
          sourceMap,
          sassOptions: {
            quietDeps: true,
            // Bootstrap 5.3 uses features that newer Sass versions deprecate.
            silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
          },
        },
      },
    ],
  };
}

/** The texts of `public/index.html`, which is shown before any script has run. */
const firstWords = (texts: Record<keyof typeof danish, string>) => ({
  loading: texts['common.loading'],
  slow: texts['errors.pageNotLoaded'],
  tryAgain: texts['common.tryAgain'],
});

/** Removes the main style sheet from the assets and returns it for inlining: the first paint waits for no file. */
function mainStyles(compilation: Compilation): string {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const sheets = files.filter((file) => file.endsWith('.css'));
  const styles = sheets.map((file) => compilation.getAsset(file)?.source.source().toString());
  for (const file of sheets) compilation.deleteAsset(file);
  return styles.join('');
}

/** The pages that src/app/start/preload.entry.ts recognises, with their chunks and text namespaces. */
const earlyPages = {
  registration: { chunks: ['registration'], texts: ['core', 'registration'] },
  truckers: { chunks: ['staff', 'truckers'], texts: ['core', 'staff'] },
};

/**
 * Preload tags for each preloaded page and language, as `<template>` elements. Running the scripts only registers their
 * modules, so the browser can parse them while the first script is still loading.
 */
function earlyFiles({ namedChunkGroups }: Compilation, basePath: string): string {
  const tagsOf = (chunk: string) => {
    const group = namedChunkGroups.get(chunk);
    if (!group) throw new Error(`No chunk is named "${chunk}".`);
    return group
      .getFiles()
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="preload" as="style" href="${basePath}${file}">`
          : `<script async src="${basePath}${file}"></script>`,
      );
  };
  const pages = Object.entries(earlyPages).flatMap(([page, { chunks, texts }]) =>
    languages.map((language) => {
      const ofTexts = texts
        .map((namespace) => `${language}-${namespace}-ts`)
        // This one is part of the main script.
        .filter((chunk) => chunk !== 'da-core-ts');
      const links = [...chunks, ...ofTexts].flatMap(tagsOf).join('');
      return `<template id="preload-${page}-${language}">${links}</template>`;
    }),
  );
  const ofLink = `<template id="preload-link">${tagsOf('ownData').join('')}</template>`;
  return [ofLink, ...pages].join('');
}

/**
 * The inline preload script and its preload templates. Empty if the build has a mock: the application has to start the
 * mock before any request.
 */
function preload(compilation: Compilation, basePath: string): string {
  const file = compilation.entrypoints.get('preload')?.getFiles()[0];
  if (file === undefined) return '';
  const script = compilation.getAsset(file)?.source.source().toString() ?? '';
  compilation.deleteAsset(file);
  return `${earlyFiles(compilation, basePath)}<script>${script}</script>`;
}

const compressed = { test: /\.(js|css|html|svg|json|txt)$/, minRatio: 1 };

function precompress() {
  return [
    new CompressionPlugin({ ...compressed, algorithm: 'gzip', compressionOptions: { level: 9 } }),
    new CompressionPlugin<BrotliOptions>({
      ...compressed,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      },
    }),
  ];
}

/**
 * The webpack configuration. `--mode production` writes hashed static files to `dist` or APP_BUILD_FOLDER.
 * APP_MOCK adds test tools to the build.
 */
export default function configure(
  _env: Record<string, unknown>,
  argv: { mode?: 'production' | 'development' },
): Configuration {
  const isDevelopment = argv.mode !== 'production';
  const mock = mockOf(process.env);
  const settings = settingsFromEnvironment(process.env);
  return {
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: {
      main: at('src/main.ts'),
      ...(mock === 'none' &&
        !isDevelopment && {
          preload: at('src/app/start/preload.entry.ts'),
          ownData: at('src/app/start/ownData.entry.ts'),
        }),
    },
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: process.env.APP_BUILD_FOLDER ? resolve(process.env.APP_BUILD_FOLDER) : at('dist'),
      filename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Derived from the script's own address at runtime: one build works under any path.
      publicPath: 'auto',
      trustedTypes: { policyName: trustedTypesPolicy },
      chunkLoadTimeout: loadingTimeoutMs,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@': at('src'),
        '@mocks': at('mocks'),
      },
    },
    module: {
      rules: [scriptRule(isDevelopment), styleRule(isDevelopment)],
      parser: { javascript: { exprContextCritical: false } },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.APP_MOCK': JSON.stringify(mock) }),
      new HtmlPlugin({
        template: at('public/index.html'),
        inject: false,
        chunks: ['main'],
        publicPath: settings.basePath,
        minify: !isDevelopment && {
          collapseWhitespace: true,
          keepClosingSlash: true,
          minifyJS: true,
          removeComments: true,
        },
        templateParameters: (compilation, { js }: { js: string[] }) => ({
          styles: mainStyles(compilation),
          preload: preload(compilation, settings.basePath),
          settingsJson: jsonForHtml(settings),
          company: textForHtml(settings.contact.company),
          scripts: js.map((url) => `<script defer src="${url}"></script>`).join(''),
          danish: firstWords(danish),
          english: firstWords(english),
        }),
      }),
      new CopyPlugin({
        patterns: [
          {
            from: at('public'),
            globOptions: { ignore: ['**/index.html'] },
            noErrorOnMissing: true,
          },
          ...(mock === 'browser' || mock === 'watch'
            ? [require.resolve('msw/mockServiceWorker.js')]
            : []),
          ...(mock === 'none'
            ? []
            : [{ from: at('mocks/browser/signing.html'), to: 'mock-signing.html' }]),
        ],
      }),
      ...(isDevelopment
        ? [new ReactRefreshPlugin()]
        : [
            new MiniCssExtractPlugin({
              filename: 'assets/[name].[contenthash:10].css',
              // Without the chunk name, identical rules of several chunks (such as those of dialogs) become one file.
              chunkFilename: 'assets/styles.[contenthash:10].css',
            }),
            new UnusedClassesPlugin(readFileSync(at('public/index.html'), 'utf8')),
            new BundledPackagesPlugin(at(`.cache/bundle/${mock}.json`)),
            ...precompress(),
          ]),
    ],
    optimization: {
      ...(!isDevelopment && shortNames),
      // Split off shared modules only if they are large: each file costs a request before the page is usable.
      splitChunks: { minSize: 60_000 },
      minimizer: [
        scriptMinimizer(),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.lightningCssMinify }),
      ],
    },
    // Only for development: a cached production build has kept chunks that imported exports by outdated short names.
    cache: isDevelopment && {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      name: `development-${mock}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: false,
    stats: 'errors-warnings',
    devServer: { static: false, historyApiFallback: { disableDotRule: true }, hot: true },
  };
}
