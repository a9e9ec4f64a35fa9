import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { behaviourDefects } from '@scripts/sabotage/behaviourDefects';
import { screenDefects } from '@scripts/sabotage/screenDefects';

const root = resolve(__dirname, '../../..');

describe('the defects that are planted to try the tests', () => {
  const defects = [...behaviourDefects, ...screenDefects];

  it('are at least 30, each with a name of its own', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  it.each(defects)('"$name" can be planted, and names tests that are there', (defect) => {
    const { file, find, replace, caughtBy } = defect;
    expect(readFileSync(resolve(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(resolve(root, caughtBy.file))).toBe(true);
  });
});
