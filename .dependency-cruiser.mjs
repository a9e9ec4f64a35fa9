/**
 * Import rules between the folders of the project. An import that matches no `allowed` rule is an error.
 */

const room = (...names) => `^src/(${names.join('|')})/`;
/** The error type of a failed request: the one file of `api` that `shared` may import. */
const apiError = '^src/api/core/apiError\\.ts$';
/** The models of the API's entities. */
const model = '^src/api/.*\\.model\\.ts$';
/** The types of amounts and dates. */
const values = '^src/api/core/values\\.ts$';
const libraries = { dependencyTypes: ['npm'] };
const anyPackage = { dependencyTypes: ['npm', 'npm-dev', 'core'] };

/** File names of feature components that may reach the store and the API. All others are presentational. */
const container = '(Page|Dialog|Container)\\.tsx$';
const component = { path: '^src/features/.*\\.tsx$', pathNot: container };

/** The folders of the registration and the folders that each may import. Subjects never import each other. */
const base = ['machine', 'pricing', 'step'];
const subjects = ['details', 'car', 'termination', 'work', 'sms', 'signing', 'thank-you'];
const below = {
  machine: [],
  pricing: [],
  step: ['machine'],
  ...Object.fromEntries(subjects.map((subject) => [subject, base])),
  summary: [...base, ...subjects],
  wizard: [...base, ...subjects, 'summary'],
};
const registration = (...folders) => `^src/features/registration/(${folders.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Merge files that import each other, or move their shared code to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-alone',
      severity: 'error',
      comment:
        'Features must not import each other: move shared code to shared, domain or api, or compose them in app.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'components-are-presentational',
      severity: 'error',
      comment:
        'A feature component has only props and callbacks, unless its name ends in Page, Dialog or Container.',
      from: component,
      to: {
        path: ['^src/(store|api)/', `^src/features/.*${container}`],
        pathNot: ['\\.model\\.ts$', '^src/api/contract/', '^src/api/core/values\\.ts$'],
      },
    },
    {
      name: 'components-reach-no-data',
      severity: 'error',
      comment:
        'A component must not reach the store or an endpoint through other files, such as a hook, either.',
      from: component,
      to: { path: ['^src/store/', '^src/api/.*\\.api\\.ts$'], reachable: true },
    },
    {
      name: 'containers-on-top',
      severity: 'error',
      comment: 'Parts of a feature must not import its containers. Only the pages in src/app do.',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: '^src/features/[^/]+/containers/',
      },
      to: { path: '^src/features/$1/containers/' },
    },
    {
      name: 'parts-stand-alone',
      severity: 'error',
      comment:
        'Folders that a container combines must not import each other. Move shared code to the folder above them.',
      from: { path: '^src/features/([^/]+)/(components|forms|export)/' },
      to: {
        path: '^src/features/$1/(components|forms|export)/',
        pathNot: '^src/features/$1/$2/',
      },
    },
    {
      name: 'feature-knows-no-part',
      severity: 'error',
      comment: 'Code that the folders of a feature share must not import those folders.',
      from: { path: '^src/features/([^/]+)/[^/]+\\.ts$' },
      to: { path: '^src/features/$1/(components|forms|export)/' },
    },
    {
      name: 'insides-below',
      severity: 'error',
      comment:
        'Charts and the card of step 1 get their data as props and must not import the feature around them.',
      from: { path: '^src/features/(.+)/(charts|card)/' },
      to: { path: '^src/features/$1/', pathNot: '^src/features/$1/$2/' },
    },
    {
      name: 'shortcuts-know-no-list',
      severity: 'error',
      comment:
        'The shortcuts find controls by their attributes and must not import lists. Their dialog is loaded at its first use.',
      from: { path: '^src/shared/lists/shortcuts/' },
      to: {
        path: '^src/shared/lists/',
        pathNot: ['^src/shared/lists/shortcuts/', '/useListDialogs\\.tsx$'],
      },
    },
    {
      name: 'api-error-needs-nothing',
      severity: 'error',
      comment: 'shared imports this file of the API, so the file must not import anything itself.',
      from: { path: apiError },
      to: {},
    },
    {
      name: 'axios-only-in-api',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'reactstrap-only-in-shared',
      severity: 'error',
      comment: 'The wrappers in shared fix its accessibility gaps (names, focus, Escape).',
      from: { path: '^src/', pathNot: '^src/shared/' },
      to: { path: 'node_modules/reactstrap/' },
    },
    {
      name: 'formik-only-in-shared-forms',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/forms/' },
      to: { path: 'node_modules/formik/' },
    },
    {
      name: 'yup-only-in-schemas',
      severity: 'error',
      comment: 'Schemas are loaded when a form is used: yup must not be part of the first view.',
      from: { path: '^src/', pathNot: ['\\.schema\\.ts$', '^src/shared/forms/'] },
      to: { path: 'node_modules/yup/' },
    },
    {
      name: 'mock-only-on-request',
      severity: 'error',
      comment:
        'Only the start of the application may load the mock, by a dynamic import in a build with APP_MOCK.',
      from: { path: '^src/' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'first-script-in-parts',
      severity: 'error',
      comment:
        'Static imports of main run in one long task: main must load its parts one by one with dynamic imports.',
      from: { path: '^src/main\\.ts$' },
      to: {
        path: ['^src/', 'node_modules/'],
        pathNot: ['^src/styles/', '^src/config/nextTask', '^src/shared/errors/reporting/'],
        dynamic: false,
      },
    },
    {
      name: 'no-development-package-in-the-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown', 'core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    { from: { path: room('config') }, to: { path: room('config') } },
    { from: { path: room('i18n') }, to: { path: room('config', 'i18n') } },
    { from: { path: room('shared') }, to: { path: room('config', 'i18n', 'shared') } },
    { from: { path: room('shared') }, to: { path: apiError } },
    {
      from: { path: room('domain') },
      to: { path: [room('config', 'i18n', 'shared', 'domain'), model, values] },
    },
    // The API's date parser also suits the times of submissions: the format is the same.
    {
      from: { path: '^src/domain/submissions/' },
      to: { path: '^src/api/core/wire/parse\\.ts$' },
    },
    { from: { path: room('api') }, to: { path: room('config', 'api') } },
    { from: { path: room('store') }, to: { path: room('config', 'api', 'store') } },
    // The store combines the slices of shared parts, stores preferences, and clears drafts when their session ends.
    {
      from: { path: room('store') },
      to: {
        path: '^src/shared/(.*\\.slice|browserStorage|drafts/draftStorage|preferences/storedPreferences)\\.ts$',
      },
    },
    {
      from: { path: room('features') },
      to: { path: room('config', 'i18n', 'shared', 'domain', 'api', 'store') },
    },
    {
      from: { path: '^src/features/([^/]+)/', pathNot: '^src/features/registration/' },
      to: { path: '^src/features/$1/' },
    },
    ...Object.entries(below).map(([folder, others]) => ({
      from: { path: registration(folder) },
      to: { path: registration(folder, ...others) },
    })),
    {
      from: { path: room('app') },
      to: { path: room('config', 'i18n', 'shared', 'domain', 'api', 'store', 'features', 'app') },
    },
    {
      from: { path: '^src/app/start/startApplication\\.tsx$' },
      to: { path: '^mocks/browser\\.ts$' },
    },
    { from: { path: '^src/main\\.ts$' }, to: { path: '^src/' } },
    { from: { path: '^src/(app|features|shared)/' }, to: { path: ['^src/styles/', '\\.s?css$'] } },
    { from: { path: '^src/' }, to: libraries },
    {
      from: { path: '^mocks/' },
      to: { path: ['^mocks/', '^src/api/contract/', '^src/config/'] },
    },
    { from: { path: '^mocks/' }, to: anyPackage },
    { from: { path: '^deploy/' }, to: { path: ['^deploy/', '^src/config/'] } },
    // The first views are rendered with the application's own components.
    {
      from: { path: '^deploy/first-views/render\\.tsx$' },
      to: { path: room('app', 'config', 'i18n') },
    },
    {
      from: { path: '^deploy/first-views/build\\.cli\\.ts$' },
      to: { path: '^webpack\\.config\\.ts$' },
    },
    { from: { path: '^deploy/' }, to: anyPackage },
    { from: { path: '^(scripts|tests)/' }, to: {} },
    { from: { path: '^[^/]+$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.scss', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
