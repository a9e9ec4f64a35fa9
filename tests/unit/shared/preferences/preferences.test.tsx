import { act, screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { preferencesChosen, selectPreferences } from '@/shared/preferences/preferences.slice';
import { watchPreferences } from '@/shared/preferences/watchPreferences';
import { render } from '@tests/support/fixtures/render';
import { createTestStore } from '@tests/unit/api/apiHarness';

function Shown() {
  const { rowDensity, hiddenColumns } = useSelector(selectPreferences);
  return <output>{`${rowDensity} ${hiddenColumns.join()}`}</output>;
}

const shown = () => screen.getByRole('status').textContent;

function openPage() {
  const store = createTestStore();
  render(<Shown />, store);
  return {
    store,
    choose: (...chosen: Parameters<typeof preferencesChosen>) =>
      act(() => void store.dispatch(preferencesChosen(...chosen))),
  };
}

beforeEach(() => localStorage.clear());

describe('a preference for lists', () => {
  it("has the product's default until the user chooses, and is then stored [4-preferences-kept]", () => {
    const { choose } = openPage();
    expect(shown()).toBe('comfortable ');
    choose({ rowDensity: 'compact' });
    choose({ hiddenColumns: ['truckers.kf', 'truckers.cvr'] });
    expect(shown()).toBe('compact truckers.kf,truckers.cvr');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'preference:rowDensity': '"compact"',
      'preference:hiddenColumns': '["truckers.kf","truckers.cvr"]',
    });
  });

  it('follows a change in another tab', () => {
    const { store } = openPage();
    const stop = watchPreferences(store);
    localStorage.setItem('preference:rowDensity', '"compact"');
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(shown()).toBe('compact ');
    stop();
  });

  it('is kept only in memory while storage is denied; the next choice is stored [4-preferences-unkept]', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { choose } = openPage();
    choose({ rowDensity: 'compact' });
    expect(shown()).toBe('compact ');
    full.mockRestore();
    denied.mockRestore();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
    choose({ rowDensity: 'comfortable' });
    expect(shown()).toBe('comfortable ');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'preference:rowDensity': '"comfortable"',
    });
  });
});
