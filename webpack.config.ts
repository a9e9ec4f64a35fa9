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

/** What the build has beyond the product (`mocks/browser.ts`); nothing unless it is asked for. */
function mockOf({ APP_MOCK: mock = '' }: NodeJS.ProcessEnv) {
  if (mock === '') return 'none';
  if (mock === 'browser' || mock === 'http' || mock === 'watch') return mock;
  throw new Error(`APP_MOCK is "${mock}": set it to browser, http or watch, or leave it empty.`);
}

/** How script is minified; the size budgets' references are made alike, so that ratios compare the code alone. */
export function scriptMinimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    // By the frequency of characters, short names would depend on hashes that are only provisional: two builds would differ.
    terserOptions: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
  });
}

/**
 * Short names for modules, scripts and what they export, in place of ones that keep through changes elsewhere. The first script, which
 * carries the libraries and the names of all others, changes with any of them: what is fetched anew besides is a tenth of it.
 */
export const shortNames = {
  moduleIds: 'size',
  chunkIds: 'size',
  mangleExports: 'size',
} as const;

/** How TypeScript becomes script. */
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
            // Bootstrap 5.3 still uses what newer Sass deprecates; its own code is out of our hands.
            silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
          },
        },
      },
    ],
  };
}

/** The words of the first frame (`public/index.html`), which stands before any script. */
const firstWords = (texts: Record<keyof typeof danish, string>) => ({
  loading: texts['common.loading'],
  slow: texts['errors.pageNotLoaded'],
  tryAgain: texts['common.tryAgain'],
});

/** The style sheet of every page, in place: the first frame is painted with it, and nothing waits for a file. */
function mainStyles(compilation: Compilation): string {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const sheets = files.filter((file) => file.endsWith('.css'));
  const styles = sheets.map((file) => compilation.getAsset(file)?.source.source().toString());
  for (const file of sheets) compilation.deleteAsset(file);
  return styles.join('');
}

/** The pages that the early script knows (src/app/start/early.entry.ts): the chunks that each needs, and the namespaces of its texts. */
const earlyPages = {
  registration: { chunks: ['registration'], texts: ['core', 'registration'] },
  truckers: { chunks: ['staff', 'truckers'], texts: ['core', 'staff'] },
};

/**
 * The scripts and styles of these pages to be fetched ahead, a template for each language. The scripts are run as they come, which
 * only makes them known: they are parsed while the first script is still on its way.
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
        // Part of the first script.
        .filter((chunk) => chunk !== 'da-core-ts');
      const links = [...chunks, ...ofTexts].flatMap(tagsOf).join('');
      return `<template id="early-${page}-${language}">${links}</template>`;
    }),
  );
  const ofLink = `<template id="early-link">${tagsOf('ownData').join('')}</template>`;
  return [ofLink, ...pages].join('');
}

/**
 * The early script, in place, with the files of the pages that it knows. Only where the API answers from the start: a mock is
 * entered by the application first.
 */
function early(compilation: Compilation, basePath: string): string {
  const file = compilation.entrypoints.get('early')?.getFiles()[0];
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
 * The build. `--mode production` makes hashed static files in `dist`; APP_MOCK=browser puts the mock
 * into the build, which is otherwise free of it.
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
          early: at('src/app/start/early.entry.ts'),
          ownData: at('src/app/start/ownData.entry.ts'),
        }),
    },
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: process.env.APP_BUILD_FOLDER ? resolve(process.env.APP_BUILD_FOLDER) : at('dist'),
      filename: isDevelopment ? '[name].js' : 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      // Read off the script's own address: one build serves any path.
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
          early: early(compilation, settings.basePath),
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
              // The same rules, such as those of dialogs, are one file whatever script they come with.
              chunkFilename: 'assets/styles.[contenthash:10].css',
            }),
            new UnusedClassesPlugin(readFileSync(at('public/index.html'), 'utf8')),
            new BundledPackagesPlugin(at(`.cache/bundle/${mock}.json`)),
            ...precompress(),
          ]),
    ],
    optimization: {
      ...(!isDevelopment && shortNames),
      // A part that pages share is a file of its own only if it is large: each file costs a request before the page can be used.
      splitChunks: { minSize: 60_000 },
      minimizer: [
        scriptMinimizer(),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.lightningCssMinify }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      name: `${isDevelopment ? 'development' : 'production'}-${mock}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: false,
    stats: 'errors-warnings',
    devServer: { static: false, historyApiFallback: { disableDotRule: true }, hot: true },
  };
}
