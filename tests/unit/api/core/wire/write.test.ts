import {
  writeAddOnFlag,
  writeDate,
  writeDecimal,
  writeFlag,
  writeOptionalText,
} from '@/api/core/wire/write';

describe('the write functions', () => {
  it("write flags as '1' and '0' [5-answers-as-on-the-wire]", () => {
    expect([writeFlag(true), writeFlag(false)]).toEqual(['1', '0']);
  });

  it('write add-ons as 1 and 0 (D8)', () => {
    expect([writeAddOnFlag(true), writeAddOnFlag(false)]).toEqual([1, 0]);
  });

  it('write dates as yyyy-MM-dd or in the format of the deployment (D9)', () => {
    expect(writeDate('2022-04-01', 'yyyy-MM-dd')).toBe('2022-04-01');
    expect(writeDate('2022-04-01', 'dd-MM-yyyy')).toBe('01-04-2022');
  });

  it.each([
    ['0', '0'],
    ['1.25', '1.25'],
    ['18450.50', '18450.5'],
    ['9999999.99', '9999999.99'],
  ])('write the decimal %s as the number %s', (decimal, json) => {
    expect(JSON.stringify(writeDecimal(decimal))).toBe(json);
  });

  it('write blank optional text as null', () => {
    expect(['', '  ', 'Minibus'].map(writeOptionalText)).toEqual([null, null, 'Minibus']);
  });
});
