import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { watchPreferences } from '@/shared/preferences/watchPreferences';
import { readPreference } from '@/shared/preferences/storedPreferences';
import { ThemeChoice } from '@/shared/preferences/ThemeChoice';
import { render } from '@tests/support/fixtures/render';
import { createTestStore } from '@tests/unit/api/apiHarness';

const { dataset } = document.documentElement;
const choice = () => screen.getByRole('combobox', { name: 'Farver' });

beforeAll(() => initI18n('da'));
beforeEach(() => {
  localStorage.clear();
  delete dataset.theme;
});

it('ThemeChoice follows the device, colours the page as chosen and keeps the choice [4-theme-chosen]', async () => {
  const user = userEvent.setup();
  render(<ThemeChoice />, createTestStore());
  expect(choice()).toHaveDisplayValue('Som enheden');
  expect(dataset.theme).toBeUndefined();

  await user.selectOptions(choice(), 'Mørke');
  expect(dataset.theme).toBe('dark');
  expect(readPreference('theme')).toBe('dark');

  await user.selectOptions(choice(), 'Som enheden');
  expect(dataset.theme).toBeUndefined();
});

it('ThemeChoice shows what was chosen before, or in another tab [4-theme-chosen]', () => {
  localStorage.setItem('preference:theme', '"light"');
  const store = createTestStore();
  const stop = watchPreferences(store);
  render(<ThemeChoice />, store);
  expect(choice()).toHaveDisplayValue('Lyse');
  expect(dataset.theme).toBe('light');

  localStorage.setItem('preference:theme', '"dark"');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(choice()).toHaveDisplayValue('Mørke');
  expect(dataset.theme).toBe('dark');
  stop();
});
