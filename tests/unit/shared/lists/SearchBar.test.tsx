import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBar } from '@/shared/lists/SearchBar';
import type { Search } from '@/shared/lists/SearchBar';
import { loadListTextsBeforeEach } from './withTexts';
import { render } from '@tests/support/fixtures/render';

type Field = 'name' | 'cvr';

const fields = [
  { value: 'name', label: 'Navn' },
  { value: 'cvr', label: 'CVR' },
] as const;

function bar(applied: Search<Field>, onSearch: (search: Search<Field>) => void) {
  return <SearchBar applied={applied} fields={fields} textLabel="Søg efter" onSearch={onSearch} />;
}

function renderBar(applied: Search<Field> = { text: '', field: 'name' }) {
  const onSearch = jest.fn();
  const { rerender } = render(bar(applied, onSearch));
  return {
    onSearch,
    user: userEvent.setup(),
    apply: (next: Search<Field>) => rerender(bar(next, onSearch)),
  };
}

const text = () => screen.getByRole('searchbox', { name: 'Søg efter' });

describe('the search of a list', () => {
  loadListTextsBeforeEach();

  it('is cleared with the Clear button, which then focuses the search box', async () => {
    const { onSearch, user } = renderBar({ text: 'taxa', field: 'cvr' });
    await user.click(screen.getByRole('button', { name: 'Ryd søgning' }));
    expect(onSearch.mock.calls).toEqual([[{ text: '', field: 'cvr' }]]);
    expect(text()).toHaveValue('');
    expect(text()).toHaveFocus();
  });

  it('is cleared by Escape, and a second Escape starts no search [2-list-search-escape]', async () => {
    const { onSearch, apply, user } = renderBar({ text: 'taxa', field: 'cvr' });
    await user.type(text(), '{Escape}');
    apply({ text: '', field: 'cvr' });
    await user.type(text(), '{Escape}');
    expect(onSearch.mock.calls).toEqual([[{ text: '', field: 'cvr' }]]);
    expect(text()).toHaveValue('');
  });

  it('is cleared by Escape after its text was deleted, but not during IME input [2-list-search-escape]', async () => {
    const { onSearch, user } = renderBar({ text: 'taxa', field: 'name' });
    await user.clear(text());
    fireEvent.keyDown(text(), { key: 'Escape', isComposing: true });
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onSearch.mock.calls).toEqual([[{ text: '', field: 'name' }]]);
  });

  it('is not sent when a text that was never searched for is cleared', async () => {
    const { onSearch, user } = renderBar();
    await user.type(text(), 'taxa');
    await user.click(screen.getByRole('button', { name: 'Ryd søgning' }));
    expect(onSearch).not.toHaveBeenCalled();
    expect(text()).toHaveValue('');
  });

  it('keeps the typed text while the list changes', async () => {
    const { apply, user } = renderBar({ text: 'taxa', field: 'name' });
    await user.type(text(), ' øst');
    apply({ text: 'taxa', field: 'name' });
    expect(text()).toHaveValue('taxa øst');
  });
});
