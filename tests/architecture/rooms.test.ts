import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
// Inside the project, so that packages resolve as they do for the real files.
const planted = join(root, '.cache', `planted-${process.pid}`);

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** What each planted file imports, and the rule that must catch it (null: it is allowed). */
const plants: { file: string; imports: string; rule: string | null }[] = [
  { file: 'src/config/a.ts', imports: '../i18n/target', rule: 'not-in-allowed' },
  { file: 'src/i18n/a.ts', imports: '../shared/target', rule: 'not-in-allowed' },
  { file: 'src/shared/ui/a.ts', imports: '../../api/target', rule: 'not-in-allowed' },
  { file: 'src/shared/errors/a.ts', imports: '../../api/core/call', rule: 'not-in-allowed' },
  { file: 'src/shared/ui/b.ts', imports: '../../store/target', rule: 'not-in-allowed' },
  { file: 'src/shared/ui/c.ts', imports: '../../features/prices/target', rule: 'not-in-allowed' },
  { file: 'src/shared/ui/d.ts', imports: '../../domain/target', rule: 'not-in-allowed' },
  { file: 'src/domain/a.ts', imports: '../features/prices/target', rule: 'not-in-allowed' },
  { file: 'src/domain/b.ts', imports: '../store/target', rule: 'not-in-allowed' },
  { file: 'src/domain/c.ts', imports: '../api/prices.api', rule: 'not-in-allowed' },
  { file: 'src/api/a.ts', imports: '../shared/target', rule: 'not-in-allowed' },
  { file: 'src/api/b.ts', imports: '../i18n/target', rule: 'not-in-allowed' },
  { file: 'src/api/c.ts', imports: '../store/target', rule: 'not-in-allowed' },
  { file: 'src/store/a.ts', imports: '../features/prices/target', rule: 'not-in-allowed' },
  { file: 'src/store/b.ts', imports: '../shared/target', rule: 'not-in-allowed' },
  { file: 'src/features/prices/a.ts', imports: '../../app/target', rule: 'not-in-allowed' },
  { file: 'src/features/truckers/a.ts', imports: '../prices/target', rule: 'feature-alone' },
  { file: 'src/new-room/a.ts', imports: '../config/target', rule: 'not-in-allowed' },
  { file: 'src/app/a.ts', imports: '../main', rule: 'not-in-allowed' },
  { file: 'mocks/a.ts', imports: '../src/shared/target', rule: 'not-in-allowed' },
  { file: 'deploy/a.ts', imports: '../src/api/target', rule: 'not-in-allowed' },
  { file: 'mocks/b.ts', imports: '../src/api/target', rule: 'not-in-allowed' },
  { file: 'src/app/b.ts', imports: '../../mocks/browser', rule: 'mock-only-on-request' },
  {
    file: 'src/app/start/startApplication.tsx',
    imports: '../../../mocks/browser',
    rule: 'mock-only-on-request',
  },
  { file: 'src/main.ts', imports: './store/target', rule: 'first-script-in-parts' },
  {
    file: 'src/features/prices/components/A.tsx',
    imports: '../../../store/target',
    rule: 'components-are-presentational',
  },
  {
    file: 'src/features/prices/AnyFolder.tsx',
    imports: '../../api/target',
    rule: 'components-are-presentational',
  },
  {
    file: 'src/features/prices/components/C.tsx',
    imports: '../containers/TargetPage',
    rule: 'components-are-presentational',
  },
  {
    file: 'src/features/prices/components/D.tsx',
    imports: '../useTarget',
    rule: 'components-reach-no-data',
  },
  {
    file: 'src/features/prices/forms/a.ts',
    imports: '../containers/TargetPage',
    rule: 'containers-on-top',
  },
  {
    file: 'src/features/prices/export/a.ts',
    imports: '../forms/price.schema',
    rule: 'parts-stand-alone',
  },
  {
    file: 'src/features/prices/b.ts',
    imports: './forms/price.schema',
    rule: 'feature-knows-no-part',
  },
  { file: 'src/features/prices/charts/a.ts', imports: '../target', rule: 'insides-below' },
  {
    file: 'src/features/registration/details/card/a.ts',
    imports: '../target',
    rule: 'insides-below',
  },
  ...[
    ['machine', 'step'],
    ['pricing', 'machine'],
    ['step', 'car'],
    ['car', 'termination'],
    ['work', 'summary'],
    ['details', 'wizard'],
    ['summary', 'wizard'],
    ['new-subject', 'machine'],
  ].map(([folder, other]) => ({
    file: `src/features/registration/${folder}/${other}.ts`,
    imports: `../${other}/target`,
    rule: 'not-in-allowed',
  })),
  {
    file: 'src/shared/lists/shortcuts/a.ts',
    imports: '../target',
    rule: 'shortcuts-know-no-list',
  },
  { file: 'src/api/core/apiError.ts', imports: './call', rule: 'api-error-needs-nothing' },
  { file: 'src/features/prices/x.ts', imports: 'axios', rule: 'axios-only-in-api' },
  { file: 'src/app/c.ts', imports: 'reactstrap', rule: 'reactstrap-only-in-shared' },
  { file: 'src/features/prices/y.ts', imports: 'formik', rule: 'formik-only-in-shared-forms' },
  { file: 'src/features/prices/z.ts', imports: 'yup', rule: 'yup-only-in-schemas' },
  {
    file: 'src/shared/d.ts',
    imports: 'msw',
    rule: 'no-development-package-in-the-product',
  },
  { file: 'src/shared/e.ts', imports: './missing', rule: 'resolvable' },
  { file: 'src/shared/cycle.ts', imports: './cycleBack', rule: 'no-cycles' },
  { file: 'src/features/prices/forms/price.schema.ts', imports: 'yup', rule: null },
  { file: 'src/features/prices/components/E.tsx', imports: '../../../api/price.model', rule: null },
  { file: 'src/features/prices/EditDialog.tsx', imports: '../../store/target', rule: null },
  { file: 'src/features/prices/forms/b.ts', imports: '../target', rule: null },
  { file: 'src/features/registration/step/a.ts', imports: '../machine/target', rule: null },
  { file: 'src/features/registration/car/a.ts', imports: '../step/target', rule: null },
  { file: 'src/features/registration/summary/a.ts', imports: '../car/target', rule: null },
  { file: 'src/features/registration/wizard/a.ts', imports: '../summary/target', rule: null },
  { file: 'src/features/prices/w.ts', imports: '../../store/target', rule: null },
  { file: 'src/features/prices/v.ts', imports: '../../domain/target', rule: null },
  { file: 'src/domain/d.ts', imports: '../api/price.model', rule: null },
  { file: 'src/domain/e.ts', imports: '../shared/target', rule: null },
  { file: 'src/shared/errors/b.ts', imports: '../../api/core/apiError', rule: null },
  { file: 'src/api/d.ts', imports: 'axios', rule: null },
  { file: 'deploy/c.ts', imports: '../src/config/target', rule: null },
  { file: 'mocks/c.ts', imports: '../src/api/contract/target', rule: null },
];

const targets = [
  'src/config/target.ts',
  'src/i18n/target.ts',
  'src/shared/target.ts',
  'src/shared/lists/target.ts',
  'src/domain/target.ts',
  'src/api/target.ts',
  'src/api/core/call.ts',
  'src/api/price.model.ts',
  'src/api/contract/target.ts',
  'src/api/prices.api.ts',
  'src/store/target.ts',
  'src/app/target.ts',
  'src/features/prices/target.ts',
  'src/features/prices/containers/TargetPage.tsx',
  ...['machine', 'step', 'details', 'car', 'termination', 'summary', 'wizard'].map(
    (folder) => `src/features/registration/${folder}/target.ts`,
  ),
  'mocks/browser.ts',
];

function write(path: string, text: string) {
  const file = join(planted, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('the rules between rooms', () => {
  let violations: Violation[] = [];

  beforeAll(async () => {
    for (const target of targets) write(target, 'export const target = 1;\n');
    write('src/shared/cycleBack.ts', "import './cycle';\n");
    write('src/features/prices/useTarget.ts', "import '../../api/prices.api';\n");
    for (const { file, imports } of plants) write(file, `import '${imports}';\n`);
    for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) {
      cpSync(join(root, name), join(planted, name));
    }
    const depcruise = join(root, 'node_modules/.bin/depcruise');
    const args = [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'src',
      'mocks',
      'deploy',
    ];
    // The command exits with the number of errors; what it found is in its output either way.
    const { stdout } = await promisify(execFile)(depcruise, args, {
      cwd: planted,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: unknown) => error as { stdout: string });
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  }, 60_000);

  afterAll(() => rmSync(planted, { recursive: true, force: true }));

  it.each(plants.filter(({ rule }) => rule !== null))(
    '$rule catches $file importing $imports',
    ({ file, rule }) => {
      const caughtBy = violations
        .filter(({ from }) => from === file)
        .map((found) => found.rule.name);
      expect(caughtBy).toContain(rule);
    },
  );

  it.each(plants.filter(({ rule }) => rule === null))('lets $file import $imports', ({ file }) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
