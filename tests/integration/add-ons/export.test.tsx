import { screen, waitFor } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { readCsv } from '@tests/support/assertions/readCsv';
import { readXlsx, valuesOf } from '@tests/support/assertions/readXlsx';
import { openAddOns } from './addOnsScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const saved = jest.mocked(saveAs);

beforeEach(() => saved.mockClear());

async function savedLines(): Promise<string[][]> {
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  return readCsv(saved.mock.lastCall?.[0] as Blob);
}

describe('the files of the add-ons', () => {
  it('is titled Products and has all add-ons, with plain Danish numbers [9-add-ons-csv-title]', async () => {
    const { user } = await openAddOns();
    await user.click(screen.getByRole('button', { name: 'Eksporter CSV' }));
    expect(await savedLines()).toEqual([
      ['Products'],
      ['Navn', 'Type', 'Pris pr. år (kr.)'],
      ['Vejhjælp', 'Bil', '1188,00'],
      ['Glasskade', 'Bil', '600,00'],
      ['Arbejdsskadeforsikring', 'Arbejdsskade', '9000,00'],
      ['Krisehjælp', 'Arbejdsskade', '239,50'],
    ]);
    expect(saved.mock.lastCall?.[1]).toMatch(/^Products-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('is a workbook with the sheet Products, and prices as numbers [9-excel-sheets]', async () => {
    const { user } = await openAddOns();
    await user.click(screen.getByRole('button', { name: 'Hent som Excel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [file, name] = saved.mock.lastCall ?? [];
    expect(name).toMatch(/^Products-\d{4}-\d\d-\d\d\.xlsx$/);
    const workbook = await readXlsx(file as Blob);
    expect(workbook.sheet).toBe('Products');
    expect(valuesOf(workbook)).toEqual([
      ['Navn', 'Type', 'Pris pr. år (kr.)'],
      ['Vejhjælp', 'Bil', '1188'],
      ['Glasskade', 'Bil', '600'],
      ['Arbejdsskadeforsikring', 'Arbejdsskade', '9000'],
      ['Krisehjælp', 'Arbejdsskade', '239.5'],
    ]);
    expect(workbook.rows[1]?.map((cell) => cell?.kind)).toEqual(['text', 'text', 'number']);
  });

  it('has the add-ons that match the search, in English [3-add-ons-csv]', async () => {
    const { user } = await openAddOns('/admin/add-ons?q=hj%C3%A6lp&sort=price&dir=asc', {
      language: 'en',
    });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await savedLines()).toEqual([
      ['Products'],
      ['Name', 'Type', 'Price per year (DKK)'],
      ['Krisehjælp', 'Work injury', '239,50'],
      ['Vejhjælp', 'Car', '1188,00'],
    ]);
  });
});
