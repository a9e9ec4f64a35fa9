import fc from 'fast-check';
import {
  normalizers,
  toSentTruckerNumbers,
  formatTruckerNumbers,
} from '@/domain/truckerFields.mapper';

const numbers = { cvr: '', truckNumber: '', phone: '', zipCode: '', numberPlate: '' };
type NumberName = keyof typeof numbers;

/** A field, the typed text, the text shown after the field is left, and the sent value if it differs. */
const table: readonly [NumberName, string, string, string?][] = [
  ['cvr', '10486115', '10486115'],
  ['cvr', '10 48 61 15', '10486115'],
  ['cvr', '10\u00a048\u202f61\u200915', '10486115'],
  ['cvr', 'DK-10486115', '10486115'],
  ['cvr', 'dk 10486115', '10486115'],
  ['cvr', 'DK10.48.61.15', '10486115'],
  ['cvr', '\u202d10486115\u202c', '10486115'],
  ['cvr', ' 1048611 ', '1048611'],
  ['cvr', ' SE-10486115 ', 'SE-10486115'],
  ['cvr', ' 1048 611o ', '1048 611o'],
  ['cvr', 'CVR 10486115', '10486115'],
  ['cvr', 'cvr-nr.: 10486115', '10486115'],
  ['cvr', 'CVR No. 10486115', '10486115'],
  ['cvr', 'CVR-nummer: DK10486115', '10486115'],
  ['cvr', 'SECVR10486115', 'SECVR10486115'],
  ['truckNumber', '10 42 33', '104233'],
  ['truckNumber', '104.233', '104233'],
  ['truckNumber', 'DK104233', 'DK104233'],
  ['truckNumber', '12345.0', '12345.0'],
  ['phone', '12 34 56 78', '12345678'],
  ['phone', '12-34-56-78', '12345678'],
  ['phone', '+45 12 34 56 78', '12345678'],
  ['phone', '(+45) 12345678', '12345678'],
  ['phone', '\u202a+45\u00a012345678\u202c', '12345678'],
  ['phone', '0045 12345678', '12345678'],
  ['phone', '4512345678', '12345678'],
  ['phone', '45123456', '45123456'],
  ['phone', '+45 12', '+45 12'],
  ['phone', ' +45 1234567 ', '+45 1234567'],
  ['phone', '0045 12', '0045 12'],
  ['phone', '+46 70', '+46 70'],
  ['phone', '12 34', '1234'],
  ['phone', '+46 70 123 45 67', '0046701234567'],
  ['phone', '1451 23 45 67 89', '145123456789'],
  ['phone', '45 123 456 789', '45123456789'],
  ['phone', '12 00 34', '120034'],
  ['phone', ' ring selv ', 'ring selv'],
  ['zipCode', ' 1650 ', '1650'],
  ['zipCode', '16 50', '1650'],
  ['zipCode', 'DK-1650', '1650'],
  ['zipCode', 'dk 1650', '1650'],
  ['zipCode', 'FDK1650', 'FDK1650'],
  ['zipCode', 'SE-211 20', 'SE-211 20'],
  ['numberPlate', 'ab 12345', 'AB 12 345', 'AB12345'],
  ['numberPlate', 'AB12345', 'AB 12 345', 'AB12345'],
  ['numberPlate', ' a b-12.345 ', 'AB 12 345', 'AB12345'],
  ['numberPlate', 'taxa 1', 'TAXA 1', 'TAXA1'],
  ['numberPlate', ' b-ab 1234 ', 'B-AB 1234', 'B-AB1234'],
  ['numberPlate', 'AB\u00a01234', 'AB\u00a01234', 'AB1234'],
  ['numberPlate', 'ABC 12 345', 'ABC 12 345', 'ABC12345'],
  ['numberPlate', 'AB 12 3456', 'AB 12 3456', 'AB123456'],
  ['numberPlate', '1AB12345', '1AB12345'],
  ['numberPlate', 'A112345', 'A112345'],
  ['numberPlate', 'ABX2345', 'ABX2345'],
  ['numberPlate', 'AB1234X', 'AB1234X'],
  ['numberPlate', '', ''],
];

describe('the typed numbers of a haulier', () => {
  it.each(table)(
    'such as the %s %p are shown as %p and sent as the API expects [D31]',
    (name, typed, shown, travels = shown) => {
      const values = { ...numbers, name: ' Taxa ', [name]: typed };
      expect(formatTruckerNumbers(values)).toEqual({ ...numbers, name: ' Taxa ', [name]: shown });
      expect(toSentTruckerNumbers(values)).toEqual({ ...numbers, name: ' Taxa ', [name]: travels });
    },
  );

  it('are formatted without adding a field that the values lack', () => {
    expect(formatTruckerNumbers({ numberPlate: 'ab12345' })).toEqual({
      numberPlate: 'AB 12 345',
    });
  });

  it.each(Object.entries(normalizers))(
    'such as a %s stay the same when formatted twice',
    (_name, toNormal) => {
      const typed = fc.stringMatching(/^[DK+()04512 a.-]*$/);
      fc.assert(
        fc.property(fc.oneof(typed, fc.string()), (text) => {
          expect(toNormal(toNormal(text))).toBe(toNormal(text));
        }),
      );
    },
  );
});
