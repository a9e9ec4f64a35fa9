import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPagination } from '@/shared/lists/pagination/LazyPagination';
import { useListTexts } from '../withTexts';

let isOnline = false;

jest.mock('@/shared/lists/pagination/Pagination', () => {
  if (!isOnline) throw new Error('the script could not be fetched');
  return jest.requireActual<object>('@/shared/lists/pagination/Pagination');
});

describe('pages whose script could not be fetched', () => {
  useListTexts();

  it('are fetched again by a button, as often as it takes', async () => {
    const user = userEvent.setup();
    render(<LazyPagination page={0} pageCount={3} onChange={jest.fn()} />);
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    const retry = await screen.findByRole('button', { name: 'Prøv igen' });
    isOnline = true;
    await user.click(retry);
    expect(await screen.findByRole('navigation', { name: 'Sidenavigation' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).not.toBeInTheDocument();
  });
});
