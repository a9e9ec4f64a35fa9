import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaries } from '@/i18n/dictionaries';
import { textAreas } from '@/i18n/textKeys';

/**
 * What an English reader is told, as it was read through: english.json. A text that changes is changed there, too, by whoever
 * has read it.
 */
const reviewed = JSON.parse(readFileSync(join(__dirname, 'english.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;

describe('the English texts are those that were read through', () => {
  it('in every area', () => {
    expect(Object.keys(reviewed)).toEqual(textAreas);
  });

  it.each(textAreas)('%s', async (area) => {
    expect(await dictionaries.en[area]()).toEqual(reviewed[area]);
  });
});
