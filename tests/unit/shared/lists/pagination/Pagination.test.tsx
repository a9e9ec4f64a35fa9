import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from '@/shared/lists/pagination/Pagination';
import { loadListTextsBeforeEach } from '../withTexts';

function Pages({ first, count, onChange }: { first: number; count: number; onChange: jest.Mock }) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      page={page}
      pageCount={count}
      onChange={(next) => {
        onChange(next);
        setPage(next);
      }}
    />
  );
}

function renderPages(first = 9, count = 20) {
  const onChange = jest.fn();
  render(<Pages first={first} count={count} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), nav: screen.getByRole('navigation') };
}

const button = (name: string) => screen.getByRole('button', { name });
const shownPages = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter(Boolean);

describe('the pagination of a list', () => {
  loadListTextsBeforeEach();

  it('shows the current page, the pages before and after it, and two at each end', () => {
    renderPages();
    expect(shownPages()).toEqual(['1', '2', '…', '9', '10', '11', '…', '19', '20']);
  });

  it('has Danish names on every control', () => {
    const { nav } = renderPages();
    expect(
      within(nav)
        .getAllByRole('button')
        .map((control) => control.getAttribute('aria-label')),
    ).toEqual([
      'Første side',
      'Forrige side',
      'Side 1',
      'Side 2',
      'Spring sider over',
      'Side 9',
      'Side 10, den aktuelle side',
      'Side 11',
      'Spring sider over',
      'Side 19',
      'Side 20',
      'Næste side',
      'Sidste side',
    ]);
  });

  it.each([
    ['Første side', 0],
    ['Forrige side', 8],
    ['Side 11', 10],
    ['Næste side', 10],
    ['Sidste side', 19],
  ])('opens the matching page when the button %s is pressed', async (name, page) => {
    const { onChange, user } = renderPages();
    await user.click(button(name));
    expect(onChange.mock.calls).toEqual([[page]]);
  });

  it('does nothing when a button would lead beyond the first or last page', async () => {
    const { onChange, user } = renderPages(0, 5);
    expect(button('Første side')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Forrige side')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Første side'));
    await user.click(button('Forrige side'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(button('Sidste side'));
    await user.click(button('Sidste side'));
    await user.click(button('Næste side'));
    expect(onChange.mock.calls).toEqual([[4]]);
  });

  it('keeps the focus on a control that remains', async () => {
    const { user } = renderPages();
    button('Næste side').focus();
    await user.keyboard('{Enter}');
    expect(button('Næste side')).toHaveFocus();
  });

  it('moves the focus to the current page when the pressed control disappears', async () => {
    const { user, onChange } = renderPages(2, 20);
    screen.getAllByRole('button', { name: 'Spring sider over' })[0]?.focus();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[5]]);
    expect(button('Side 6, den aktuelle side')).toHaveFocus();
  });
});
