import { trimTexts } from '@/shared/forms/formValues';

it('trimTexts trims texts and leaves other values unchanged', () => {
  const values = { name: '  Gl. Taxa \n', city: 'Ribe', isOn: true, note: '   ' };
  expect(trimTexts(values)).toEqual({ name: 'Gl. Taxa', city: 'Ribe', isOn: true, note: '' });
  expect(values.name).toBe('  Gl. Taxa \n');
});
