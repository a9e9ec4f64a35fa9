import { readFigures } from '@/features/dashboard/readFigures';

it('readFigures names months and formats counts in the language of the user', () => {
  expect(readFigures('da').ofMonth('2022-05', 7).label).toMatch(/^maj/);
  expect(readFigures('en').ofMonth('2022-01', 1248)).toEqual({
    label: 'Jan',
    value: 1248,
    shown: '1,248',
  });
});
