import { parseId } from '@/shared/routing/parseId';

describe("a haulier's id in a URL", () => {
  it.each([
    ['1', 1],
    ['240', 240],
    ['9007199254740991', 9007199254740991],
  ])('is parsed from %s', (text, id) => {
    expect(parseId(text)).toBe(id);
  });

  it.each([
    [undefined],
    [''],
    ['0'],
    ['007'],
    ['-1'],
    ['1.5'],
    ['1e3'],
    ['0x10'],
    [' 1'],
    ['1 '],
    ['1\n'],
    ['abc'],
    ['1abc'],
    ['..'],
    ['١'],
    ['9007199254740992'],
    ['99999999999999999999999'],
  ])('is null for %j', (text) => {
    expect(parseId(text)).toBeNull();
  });
});
