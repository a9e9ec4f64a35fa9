import { readFigures } from '@/features/dashboard/readFigures';

describe('figures as a language writes them', () => {
  it.each([
    ['da', '1.248'],
    ['en', '1,248'],
  ] as const)('groups thousands (%s)', (language, shown) => {
    expect(readFigures(language).named('x', 1248)).toEqual({ label: 'x', value: 1248, shown });
  });

  it('names months, whatever the zone of the browser', () => {
    expect(readFigures('da').ofMonth('2022-05', 7).label).toMatch(/^maj/);
    expect(readFigures('en').ofMonth('2022-05', 7).label).toBe('May');
    expect(readFigures('en').ofMonth('2022-01', 7)).toEqual({
      label: 'Jan',
      value: 7,
      shown: '7',
    });
  });
});
