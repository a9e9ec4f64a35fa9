import { createDatabase } from '@mocks/db/database';
import { searchTruckers, type SearchColumn } from '@mocks/domain/truckers.domain';

const rows = createDatabase().truckers.all();

describe('searchTruckers', () => {
  it.each<[string, SearchColumn, string, (typeof rows)[number]['name'][]]>([
    ['a part of a name', 'name', 'v/Åse Øster', ['Ærø Taxa v/Åse Østergaard']],
    ['a name in another case', 'name', 'ÆRØ TAXA', ['Ærø Taxa v/Åse Østergaard']],
    [
      'spaces around the text',
      'name',
      '  Den Gule ',
      ['Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>'],
    ],
    ['nothing that is there', 'name', 'findes ikke', []],
    ['a CVR', 'cvr', rows[2]?.cvr ?? '', ['Nørrebro Taxi ApS']],
    ['a truck number', 'truck_number', rows[2]?.truckNumber ?? '', ['Nørrebro Taxi ApS']],
  ])('finds %s', (_, column, text, names) => {
    expect(searchTruckers(rows, column, text).map((row) => row.name)).toEqual(names);
  });

  it('matches all for an empty text', () => {
    expect(searchTruckers(rows, 'name', ' ')).toHaveLength(rows.length);
  });

  it('looks in the chosen column only', () => {
    expect(searchTruckers(rows, 'cvr', 'Taxa')).toEqual([]);
  });
});
