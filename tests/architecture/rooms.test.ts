import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
// The folder is inside the project so that packages resolve as for the real files.
const planted = join(root, '.cache', `planted-${process.pid}`);

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** The import of each planted file, and the rule that must reject it (null: the import is allowed). */
const plants: [file: string, imports: string, rule: string | null][] = [
  ['src/config/a.ts', '../i18n/target', 'not-in-allowed'],
  ['src/i18n/a.ts', '../shared/target', 'not-in-allowed'],
  ['src/shared/ui/a.ts', '../../api/target', 'not-in-allowed'],
  ['src/shared/errors/a.ts', '../../api/core/call', 'not-in-allowed'],
  ['src/shared/ui/b.ts', '../../store/target', 'not-in-allowed'],
  ['src/shared/ui/c.ts', '../../features/prices/target', 'not-in-allowed'],
  ['src/shared/ui/d.ts', '../../domain/target', 'not-in-allowed'],
  ['src/domain/a.ts', '../features/prices/target', 'not-in-allowed'],
  ['src/domain/b.ts', '../store/target', 'not-in-allowed'],
  ['src/domain/c.ts', '../api/prices.api', 'not-in-allowed'],
  ['src/api/a.ts', '../shared/target', 'not-in-allowed'],
  ['src/api/b.ts', '../i18n/target', 'not-in-allowed'],
  ['src/api/c.ts', '../store/target', 'not-in-allowed'],
  ['src/store/a.ts', '../features/prices/target', 'not-in-allowed'],
  ['src/store/b.ts', '../shared/target', 'not-in-allowed'],
  ['src/features/prices/a.ts', '../../app/target', 'not-in-allowed'],
  ['src/features/truckers/a.ts', '../prices/target', 'feature-alone'],
  ['src/new-room/a.ts', '../config/target', 'not-in-allowed'],
  ['src/app/a.ts', '../main', 'not-in-allowed'],
  ['mocks/a.ts', '../src/shared/target', 'not-in-allowed'],
  ['deploy/a.ts', '../src/api/target', 'not-in-allowed'],
  ['mocks/b.ts', '../src/api/target', 'not-in-allowed'],
  ['src/app/b.ts', '../../mocks/browser', 'mock-only-on-request'],
  ['src/app/start/startApplication.tsx', '../../../mocks/browser', 'mock-only-on-request'],
  ['src/main.ts', './store/target', 'first-script-in-parts'],
  [
    'src/features/prices/components/A.tsx',
    '../../../store/target',
    'components-are-presentational',
  ],
  ['src/features/prices/AnyFolder.tsx', '../../api/target', 'components-are-presentational'],
  [
    'src/features/prices/components/C.tsx',
    '../containers/TargetPage',
    'components-are-presentational',
  ],
  ['src/features/prices/components/D.tsx', '../useTarget', 'components-reach-no-data'],
  ['src/features/prices/forms/a.ts', '../containers/TargetPage', 'containers-on-top'],
  ['src/features/prices/export/a.ts', '../forms/price.schema', 'parts-stand-alone'],
  ['src/features/prices/b.ts', './forms/price.schema', 'feature-knows-no-part'],
  ['src/features/prices/charts/a.ts', '../target', 'insides-below'],
  ['src/features/registration/details/card/a.ts', '../target', 'insides-below'],
  ...[
    ['machine', 'step'],
    ['pricing', 'machine'],
    ['step', 'car'],
    ['car', 'termination'],
    ['work', 'summary'],
    ['details', 'wizard'],
    ['summary', 'wizard'],
    ['new-subject', 'machine'],
  ].map(([folder, other]): [string, string, string] => [
    `src/features/registration/${folder}/${other}.ts`,
    `../${other}/target`,
    'not-in-allowed',
  ]),
  ['src/shared/lists/shortcuts/a.ts', '../target', 'shortcuts-know-no-list'],
  ['src/api/core/apiError.ts', './call', 'api-error-needs-nothing'],
  ['src/features/prices/x.ts', 'axios', 'axios-only-in-api'],
  ['src/app/c.ts', 'reactstrap', 'reactstrap-only-in-shared'],
  ['src/features/prices/y.ts', 'formik', 'formik-only-in-shared-forms'],
  ['src/features/prices/z.ts', 'yup', 'yup-only-in-schemas'],
  ['src/shared/d.ts', 'msw', 'no-development-package-in-the-product'],
  ['src/shared/e.ts', './missing', 'resolvable'],
  ['src/shared/cycle.ts', './cycleBack', 'no-cycles'],
  ['src/features/prices/forms/price.schema.ts', 'yup', null],
  ['src/features/prices/components/E.tsx', '../../../api/price.model', null],
  ['src/features/prices/EditDialog.tsx', '../../store/target', null],
  ['src/features/prices/forms/b.ts', '../target', null],
  ['src/features/registration/step/a.ts', '../machine/target', null],
  ['src/features/registration/car/a.ts', '../step/target', null],
  ['src/features/registration/summary/a.ts', '../car/target', null],
  ['src/features/registration/wizard/a.ts', '../summary/target', null],
  ['src/features/prices/w.ts', '../../store/target', null],
  ['src/features/prices/v.ts', '../../domain/target', null],
  ['src/domain/d.ts', '../api/price.model', null],
  ['src/domain/e.ts', '../shared/target', null],
  ['src/shared/errors/b.ts', '../../api/core/apiError', null],
  ['src/api/d.ts', 'axios', null],
  ['deploy/c.ts', '../src/config/target', null],
  ['mocks/c.ts', '../src/api/contract/target', null],
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

describe('the import rules between folders', () => {
  let violations: Violation[] = [];

  beforeAll(async () => {
    for (const target of targets) write(target, 'export const target = 1;\n');
    write('src/shared/cycleBack.ts', "import './cycle';\n");
    write('src/features/prices/useTarget.ts', "import '../../api/prices.api';\n");
    for (const [file, imports] of plants) write(file, `import '${imports}';\n`);
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
    // The command exits with the number of errors. Its output has the findings whether it succeeds or fails.
    const { stdout } = await promisify(execFile)(depcruise, args, {
      cwd: planted,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: unknown) => error as { stdout: string });
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  }, 60_000);

  afterAll(() => rmSync(planted, { recursive: true, force: true }));

  const caughtBy = (file: string) =>
    violations.filter(({ from }) => from === file).map((found) => found.rule.name);

  it.each(plants.filter(([, , rule]) => rule !== null))(
    'forbid %s to import %s (rule %s)',
    (file, _imports, rule) => {
      expect(caughtBy(file)).toContain(rule);
    },
  );

  it.each(plants.filter(([, , rule]) => rule === null))('allow %s to import %s', (file) => {
    expect(caughtBy(file)).toEqual([]);
  });
});
