import { act, render, screen } from '@testing-library/react';
import { readPreference, writePreference, usePreference } from '@/shared/preferences/preferences';

function Shown() {
  return (
    <output>{`${usePreference('rowDensity')} ${usePreference('hiddenColumns').join()}`}</output>
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

describe('a choice of how lists look', () => {
  it('is what the product begins with until somebody chooses, and then kept in the browser [4-preferences-kept]', () => {
    render(<Shown />);
    expect(shown()).toBe('comfortable ');
    act(() => {
      writePreference('rowDensity', 'compact');
      writePreference('hiddenColumns', ['truckers.kf', 'truckers.cvr']);
    });
    expect(shown()).toBe('compact truckers.kf,truckers.cvr');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'preference:rowDensity': '"compact"',
      'preference:hiddenColumns': '["truckers.kf","truckers.cvr"]',
    });
  });

  it('is the same object until it is another, so that nothing renders anew for it', () => {
    writePreference('hiddenColumns', ['truckers.kf']);
    expect(readPreference('hiddenColumns')).toBe(readPreference('hiddenColumns'));
  });

  it('follows another tab, and is heard of no more once nobody asks', () => {
    const remove = jest.spyOn(window, 'removeEventListener');
    const { unmount } = render(<Shown />);
    localStorage.setItem('preference:rowDensity', '"compact"');
    act(() => void dispatchEvent(new StorageEvent('storage')));
    expect(shown()).toBe('compact ');
    unmount();
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function));
  });

  it('holds until the page is left where the browser keeps nothing, and is kept again once it does [4-preferences-unkept]', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<Shown />);
    act(() => writePreference('rowDensity', 'compact'));
    expect(shown()).toBe('compact ');
    full.mockRestore();
    denied.mockRestore();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({});
    act(() => writePreference('rowDensity', 'comfortable'));
    expect(shown()).toBe('comfortable ');
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'preference:rowDensity': '"comfortable"',
    });
  });
});
