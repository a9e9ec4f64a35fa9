import { figureFormats } from '@/features/dashboard/figures';

it('figureFormats names months and formats counts in the language of the user', () => {
  expect(figureFormats('da').ofMonth('2022-05', 7).label).toMatch(/^maj/);
  expect(figureFormats('en').ofMonth('2022-01', 1248)).toEqual({
    label: 'Jan',
    value: 1248,
    shown: '1,248',
  });
});
