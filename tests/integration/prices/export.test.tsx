import { screen, waitFor } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx } from '@tests/support/assertions/readXlsx';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { generic, openPrices } from './pricesScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const saved = jest.mocked(saveAs);

/** The name of the file that was saved last, and its lines, cell by cell. */
async function savedFile(): Promise<{ name: string | undefined; lines: string[][] }> {
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [file, name] = saved.mock.lastCall ?? [];
  return { name, lines: await readCsv(file as Blob) };
}

const exportButton = () => screen.getByRole('button', { name: /^(Eksporter|Export) CSV$/ });

beforeEach(() => saved.mockClear());

describe('the files of the prices', () => {
  it('is titled Prices and has all rows, with plain Danish numbers [9-prices-csv-title]', async () => {
    const { user } = await openPrices();
    await user.click(exportButton());
    const { name, lines } = await savedFile();
    expect(name).toMatch(/^Prices-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines.slice(0, 3)).toEqual([
      ['Prices'],
      [
        'ID',
        'Kørselsområde',
        'Nyværdi',
        'Selvrisiko',
        'Skader',
        'Præmie pr. år',
        'Ensure (%)',
        'Dantaxi (%)',
      ],
      [
        '1',
        'Højst 50 % af kørslen i postnumrene 1000-2450',
        '0-250.000 kr.',
        '5.000 kr.',
        'Ingen skader',
        '25755,00',
        '2,5',
        '1',
      ],
    ]);
    expect(lines).toHaveLength(2 + 119);
  });

  it('has the rows that match the search, on all pages, in their order [3-prices-csv]', async () => {
    const { user } = await openPrices('/admin/price?q=ingen&sort=premium&dir=desc');
    await user.click(exportButton());
    const { lines } = await savedFile();
    const rows = lines.slice(2);
    expect(rows).toHaveLength(30);
    for (const row of rows) expect(row[4]).toBe('Ingen skader');
    const premiums = rows.map((row) => Number(row[5]?.replace(',', '.')));
    expect([...premiums].sort((a, b) => b - a)).toEqual(premiums);
  });

  it('is a workbook of the same rows, with amounts and percentages as numbers [3-excel-numbers]', async () => {
    const { user } = await openPrices('/admin/price?q=ingen&sort=premium&dir=desc');
    await user.click(screen.getByRole('button', { name: 'Hent som Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [file, name] = saved.mock.lastCall ?? [];
    expect(name).toMatch(/^Prices-\d{4}-\d\d-\d\d\.xlsx$/);
    const workbook = await readXlsx(file as Blob);
    expect(workbook.sheet).toBe('Prices');
    expect(workbook.rows).toHaveLength(31);
    expect(workbook.rows[0]?.map((cell) => cell?.value)).toEqual([
      'ID',
      'Kørselsområde',
      'Nyværdi',
      'Selvrisiko',
      'Skader',
      'Præmie pr. år',
      'Ensure (%)',
      'Dantaxi (%)',
    ]);
    for (const row of workbook.rows.slice(1)) {
      expect(row.map((cell) => cell?.kind)).toEqual([
        'number',
        ...['text', 'text', 'text', 'text'],
        ...['number', 'number', 'number'],
      ]);
    }
    const premiums = workbook.rows.slice(1).map((row) => Number(row[5]?.value));
    expect([...premiums].sort((a, b) => b - a)).toEqual(premiums);
    expect(workbook.rows[1]?.[5]?.format).toBe('#,##0.00####');
  });

  it('names its columns in English, and keeps the decimal comma', async () => {
    const { user } = await openPrices('/admin/price', { language: 'en' });
    await user.click(exportButton());
    const { lines } = await savedFile();
    expect(lines[0]).toEqual(['Prices']);
    expect(lines[1]?.slice(1, 6)).toEqual([
      'Driving area',
      'Value when new',
      'Excess',
      'Claims',
      'Premium per year',
    ]);
    expect(lines[2]?.[5]).toBe('25755,00');
  });

  it('reads the list first where it is not there, and tells of a failure [8-prices-csv-failure]', async () => {
    const { user, mock } = await renderApp('/admin/price', {
      as: 'admin',
      scenario: 'error:listPrices',
    });
    await screen.findByText('Listen kunne ikke hentes.');
    await user.click(await screen.findByRole('button', { name: 'Luk besked' }));
    await user.click(exportButton());
    await waitFor(() => expect(screen.getAllByText(generic).length).toBeGreaterThan(0));
    expect(saved).not.toHaveBeenCalled();
    mock.use('happy');
    await user.click(exportButton());
    expect((await savedFile()).lines).toHaveLength(121);
  });
});
