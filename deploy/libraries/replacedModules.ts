/** A module of a library that the build replaces. Tests run on the libraries as they are, end-to-end tests on the build. */
export interface ReplacedModule {
  /** As an import names it. */
  module: string;
  /** The file of this folder that takes its place. */
  by: string;
  /** The package whose modules import it. */
  importer: string;
  /** The names that they import from it. */
  names: readonly string[];
  /** What a first load would weigh more without it, or without the rows that share the figure: bytes of brotli. */
  spared: number;
}

const fetchAdapter = { importer: 'axios', spared: 3718 };
const formEncodings = { importer: 'axios', spared: 1331, by: 'unusedPart.ts' };
const copying = { importer: 'formik', spared: 3440, by: 'clone.ts' };
const paths = { importer: 'formik', spared: 1502 };

/** Every module of a library that the build replaces, and why (docs/decisions/0029-inside-libraries.md). */
export const replacedModules: readonly ReplacedModule[] = [
  // The app sends by XMLHttpRequest alone.
  {
    ...fetchAdapter,
    module: 'axios/unsafe/adapters/fetch.js',
    by: 'noFetchAdapter.ts',
    names: ['getFetch'],
  },
  // The API takes JSON.
  {
    ...formEncodings,
    module: 'axios/unsafe/helpers/toFormData.js',
    names: ['DEFAULT_FORM_DATA_MAX_DEPTH', 'default'],
  },
  { ...formEncodings, module: 'axios/unsafe/helpers/formDataToJSON.js', names: ['default'] },
  { ...formEncodings, module: 'axios/unsafe/helpers/AxiosURLSearchParams.js', names: ['default'] },
  // A form's values are flat, plain data.
  { ...copying, module: 'lodash-es/clone', names: ['default'] },
  { ...copying, module: 'lodash-es/cloneDeep', names: ['default'] },
  { ...paths, module: 'lodash-es/toPath', by: 'toPath.ts', names: ['default'] },
];
