import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import clone from '@deploy/libraries/clone';
import * as fetchAdapter from '@deploy/libraries/noFetchAdapter';
import { replacedModules } from '@deploy/libraries/replacedModules';
import toPath from '@deploy/libraries/toPath';
import unusedPart, * as unusedParts from '@deploy/libraries/unusedPart';

/** The modules of a package that a build for browsers takes. */
function modulesOf(importer: string): string[] {
  if (importer === 'formik') return ['node_modules/formik/dist/formik.esm.js'];
  const folder = `node_modules/${importer}/lib`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
}

/** The names that a package's modules import from a module; of one that is imported whole, those that are used. */
function namesImported(importer: string, module: string): string[] {
  const file = basename(module);
  const imports = new RegExp(`import ([^;]+?) from ['"](?:[./\\w-]*/)?${file}['"]`, 'g');
  const found = modulesOf(importer).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(imports)].flatMap(([, clause = '']) => {
      const whole = /^\* as (\w+)$/.exec(clause)?.[1];
      if (whole)
        return [...text.matchAll(new RegExp(`${whole}\\.(\\w+)`, 'g'))].map(
          ([, used = '']) => used,
        );
      const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
      const names = named.split(',').map((name) => name.trim().replace(/ as .*/, ''));
      return [...names, /^\w/.test(clause) ? 'default' : ''];
    });
  });
  return [...new Set(found.filter((name) => name !== ''))].sort();
}

const exported: Record<string, string[]> = {
  'noFetchAdapter.ts': Object.keys(fetchAdapter),
  'unusedPart.ts': Object.keys(unusedParts),
  'clone.ts': ['default'],
  'toPath.ts': ['default'],
};

describe('a module of a library that the build replaces', () => {
  it.each(replacedModules.map((row) => [row.module, row] as const))(
    '%s is still imported as it was, and what takes its place has all of it',
    (module, { importer, names, by }) => {
      expect(namesImported(importer, module)).toEqual([...names].sort());
      expect(exported[by]).toEqual(expect.arrayContaining([...names]));
    },
  );

  it('is imported by no other package of the product', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean; dependencies?: Record<string, string> }>;
    };
    const importers = Object.entries(packages)
      .filter(([, { dev, dependencies }]) => !dev && dependencies?.['lodash-es'])
      .map(([path]) => path.replace('node_modules/', ''));
    expect(importers).toEqual(['formik']);
  });
});

describe('what takes the place of lodash', () => {
  it('copies a form’s values', () => {
    const given = { name: 'Ærø Taxa', hasCarInsurance: true, undervogn: '' };
    expect({ ...clone(given) }).toEqual(given);
    expect(clone(given)).not.toBe(given);
    expect([...clone(['a', 'b'])]).toEqual(['a', 'b']);
    expect(clone('text')).toBe('text');
  });

  it('takes the name of a field for its whole path', () => {
    expect(toPath('registrationNumber')).toEqual(['registrationNumber']);
    expect(toPath(['registrationNumber'])).toEqual(['registrationNumber']);
  });
});

it('refuses what the build leaves out of axios', () => {
  expect(() => unusedPart()).toThrow(TypeError);
  expect(fetchAdapter.getFetch()).toBeNull();
});

it('gives the chart library a copy of the toolkit’s file that everybody else has', () => {
  const folder = 'node_modules/@reduxjs/toolkit';
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: { '.': { module: { default: string } } };
  };
  const file = join(folder, exports['.'].module.default);
  expect(readFileSync('webpack.config.ts', 'utf8')).toContain(`'${file}?charts'`);
});
