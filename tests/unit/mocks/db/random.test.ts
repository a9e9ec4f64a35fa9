import { createRandom } from '@mocks/db/random';

describe('createRandom', () => {
  it('gives the same sequence for the same seed', () => {
    const [a, b] = [createRandom(7), createRandom(7)];
    expect(Array.from({ length: 20 }, a.next)).toEqual(Array.from({ length: 20 }, b.next));
  });

  it('gives another sequence for another seed', () => {
    expect(createRandom(1).text(20)).not.toBe(createRandom(2).text(20));
  });

  it('keeps whole numbers within their bounds and reaches both', () => {
    const random = createRandom(3);
    const numbers = Array.from({ length: 500 }, () => random.int(1, 3));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3]));
  });

  it('writes texts of the wanted length out of the alphabet', () => {
    expect(createRandom(5).text(12, 'ab')).toMatch(/^[ab]{12}$/u);
  });

  it('says so when there is nothing to pick from', () => {
    expect(() => createRandom(1).pick([])).toThrow('the list is empty');
  });
});
