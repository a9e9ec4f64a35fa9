import { trimTexts } from '@/shared/forms/formValues';

it('takes the blanks around texts away and leaves everything else', () => {
  const values = { name: '  Gl. Taxa \n', city: 'Ribe', isOn: true, note: '   ' };
  expect(trimTexts(values)).toEqual({ name: 'Gl. Taxa', city: 'Ribe', isOn: true, note: '' });
  expect(values.name).toBe('  Gl. Taxa \n');
});
