import clone from '@/shared/forms/bundle/clone';
import isPlainObject from '@/shared/forms/bundle/isPlainObject';
import toPath from '@/shared/forms/bundle/toPath';
import unusedPart from '@/api/core/bundle/unusedPart';

describe('what stands in for lodash in the build', () => {
  it('copies a form’s values', () => {
    const given = { name: 'Ærø Taxa', hasCarInsurance: true, undervogn: '' };
    expect({ ...clone(given) }).toEqual(given);
    expect(clone(given)).not.toBe(given);
    expect([...clone(['a', 'b'])]).toEqual(['a', 'b']);
    expect(clone('text')).toBe('text');
  });

  it.each([
    [{}, true],
    [{ name: 'x' }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [new Date(0), false],
  ])('says of %p whether it is a plain object: %p', (value, answer) => {
    expect(isPlainObject(value)).toBe(answer);
  });

  it('takes the name of a field for its whole path', () => {
    expect(toPath('registrationNumber')).toEqual(['registrationNumber']);
    expect(toPath(['registrationNumber'])).toEqual(['registrationNumber']);
  });
});

it('refuses what the build leaves out of axios', () => {
  expect(() => unusedPart()).toThrow(TypeError);
});
