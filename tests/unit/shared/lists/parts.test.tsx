import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPagination } from '@/shared/lists/pagination/LazyPagination';
import { StatusIcon } from '@/shared/lists/table/StatusIcon';
import { PrintSummary } from '@/shared/lists/PrintSummary';
import { RowAction } from '@/shared/lists/table/RowAction';
import { RowCount } from '@/shared/lists/pagination/RowCount';
import { pageOf } from '@/shared/lists/pagination/rowPage';
import { speak, useListTexts } from './withTexts';

describe('the parts of a list', () => {
  useListTexts();

  it.each([
    ['da', 'Viser 3–4 af 5 rækker'],
    ['en', 'Showing 3–4 of 5 rows'],
  ] as const)('counts the shown rows in %s', async (language, text) => {
    await speak(language);
    render(<RowCount page={pageOf([1, 2, 3, 4, 5], 1, 2)} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['da', '1 række'],
    ['en', '1 row'],
  ] as const)('counts a single row as one in %s [2-list-count]', async (language, text) => {
    await speak(language);
    render(<RowCount page={pageOf([1], 0, 10)} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('counts nothing where there are no rows', () => {
    const { container } = render(<RowCount page={pageOf([], 0, 10)} />);
    expect(container).toHaveTextContent('');
  });

  it.each([
    ['da', 'asc', 'Søgt på navn: “Bæk”. Sorteret efter CVR, stigende.'],
    ['da', 'desc', 'Søgt på navn: “Bæk”. Sorteret efter CVR, faldende.'],
    ['en', 'asc', 'Searched by navn: “Bæk”. Sorted by CVR, ascending.'],
    ['en', 'desc', 'Searched by navn: “Bæk”. Sorted by CVR, descending.'],
  ] as const)('says on paper in %s what is searched, and sorted %s', async (...row) => {
    const [language, direction, text] = row;
    await speak(language);
    render(
      <PrintSummary
        applied={{ text: 'Bæk', field: 'name' }}
        fields={[{ value: 'name', label: 'Navn' }]}
        columns={[{ id: 'cvr', header: 'CVR', isSortable: true, cell: () => '' }]}
        sort={{ column: 'cvr', direction }}
      />,
    );
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says nothing on paper of a list that is neither searched nor sorted', () => {
    const { container } = render(
      <PrintSummary
        applied={{ text: '', field: 'name' }}
        fields={[{ value: 'name', label: 'Navn' }]}
        columns={[]}
        sort={null}
      />,
    );
    expect(container).toHaveTextContent(/^\s*$/);
  });

  it('fetches the pages once there is more than one', async () => {
    const { rerender } = render(<LazyPagination page={0} pageCount={1} onChange={jest.fn()} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    rerender(<LazyPagination page={0} pageCount={2} onChange={jest.fn()} />);
    expect(await screen.findByRole('navigation', { name: 'Sidenavigation' })).toBeInTheDocument();
    rerender(<LazyPagination page={0} pageCount={1} onChange={jest.fn()} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['yes', 'no', 'warning'] as const)('says what a status icon (%s) means', (tone) => {
    render(<StatusIcon tone={tone} text="Aktiv" />);
    expect(screen.getByText('Aktiv')).toBeInTheDocument();
  });

  it('lets the keyboard reach a status icon that tells more than its column', async () => {
    render(<StatusIcon tone="yes" text="Registreringsnummer: AB 12 345" isFocusable />);
    await userEvent.setup().tab();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the keyboard off other marks', async () => {
    render(<StatusIcon tone="yes" text="Aktiv" />);
    await userEvent.setup().tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps what stands on a card in place of a long text out of its name', () => {
    render(
      <RowAction
        iconName="cross"
        tone="no"
        label="Tilføj nummer"
        shortText="Tilføj"
        onClick={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Tilføj nummer');
    expect(screen.getByText('Tilføj')).toBeInTheDocument();
  });

  it('does what a row action says', async () => {
    const onClick = jest.fn();
    render(<RowAction iconName="mail" label="Send" onClick={onClick} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing twice: a busy action keeps its focus and its name but not its click', async () => {
    const onClick = jest.fn();
    const user = userEvent.setup();
    const { rerender } = render(<RowAction iconName="mail" label="Send" onClick={onClick} />);
    await user.tab();
    rerender(<RowAction iconName="mail" label="Send" isBusy onClick={onClick} />);
    const action = screen.getByRole('button', { name: 'Send' });
    expect(action).toHaveFocus();
    expect(action).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});
