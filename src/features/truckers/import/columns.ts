import { emailPattern } from '@/shared/contact/contact';
import { normalizers } from '@/domain/truckerFields.mapper';
import { phonePattern } from '@/domain/truckerFields.rules';
import { isOfDigits } from '@/shared/forms/formValues';
import { cvrDigits, truckNumberDigits } from '@/config/constants';
import type { TextKey, Translate } from '@/i18n/i18n';

/** The text of a file, or pasted text, split into cells. */
export interface Table {
  /** '' for a column without header. Empty if the first row already is a haulier. */
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** The number of columns of the widest row. */
  width: number;
}

/**
 * The fields that can be imported, which are those of the request `add-trucker`, with the text keys of their labels.
 */
export const importFields = {
  name: 'field.name',
  email: 'field.email',
  cvr: 'field.cvr',
  truckNumber: 'field.truckNumber',
  phone: 'field.phone',
  undervogn: 'field.undervogn',
  hasCarInsurance: 'field.carInsurance',
  hasWorkInsurance: 'field.workInsurance',
  numberPlate: 'field.regNumber',
} as const satisfies Record<string, TextKey>;

export type ImportField = keyof typeof importFields;

export const importFieldNames = Object.keys(importFields) as ImportField[];

/** Their cells are yes or no. Without a column, a new haulier gets no such insurance. */
export const insuranceFields = ['hasCarInsurance', 'hasWorkInsurance'] as const;

export const isInsurance = (field: string): field is (typeof insuranceFields)[number] =>
  insuranceFields.some((name) => name === field);

/** The name that the dialog gives to a column without a header. */
export const columnTitle = (index: number, t: Translate) =>
  t('import.column', { number: index + 1 });

/** The headers that are recognised for each field, in lower case and reduced to their letters. */
const headerForms: Record<ImportField, RegExp> = {
  name: /^(?:navn|firma|firmanavn|virksomhed|vognmand|name|company|companyname)$/,
  email: /^(?:e?mail|epost)(?:adresse|address)?$/,
  cvr: /^cvr(?:nr|nummer|no|number)?$/,
  truckNumber: /^(?:truck|vognmands?|dr|haulier|taxioperator)(?:nr|nummer|no|number)$/,
  phone: /^(?:telefon|tlf|mobil|phone|mobile)(?:nr|nummer|no|number)?$/,
  undervogn: /^undervogn$/,
  hasCarInsurance: /^(?:is|har|has)?(?:bilforsikring|carinsurance)$/,
  hasWorkInsurance:
    /^(?:is|har|has)?(?:arbejdsskade|arbejds(?:skade)?s?forsikring|workinjury|work(?:injury)?insurance)$/,
  numberPlate: /^(?:reg(?:istrerings|istration)?(?:nr|nummer|no|number)|nummerplade|plade|plate)$/,
};

const lettersOf = (header: string) => header.toLowerCase().replace(/[^\p{L}]/gu, '');

export function fieldOfHeader(header: string): ImportField | null {
  const letters = lettersOf(header);
  return importFieldNames.find((name) => headerForms[name].test(letters)) ?? null;
}

const flags: Partial<Record<string, boolean>> = {
  '': false,
  '0': false,
  nej: false,
  no: false,
  false: false,
  falsk: false,
  '1': true,
  ja: true,
  yes: true,
  true: true,
  sand: true,
  x: true,
};

/** Undefined for a cell that is neither yes nor no. */
export const parseAnswer = (cell: string) => flags[cell.toLowerCase()];

/** True for a yes or no in words. Digits do not count: under an ambiguous header, they may be a number of cars. */
const isAnswerInWords = (cell: string) => /^\D/.test(cell) && parseAnswer(cell) !== undefined;

/** Accepts a number with its label, such as "CVR-nr. 12 34 56 78". Rejects dates, which have as many digits. */
const isNumber = (cell: string) => /^(?:CVR\D*(?=\d)|DK|\+)?[\d\s]+$/i.test(cell);

/**
 * Recognises fields by the form of their cells. The order matters: of two columns with 8 digits, the first is the CVR
 * number and the second the phone number. Four letters for a name exclude answers such as "Ja". With a third part, the
 * column must have such a header, which alone is ambiguous: "Bil" may also be the car itself.
 */
const cellForms: [ImportField, (cell: string) => boolean, header?: RegExp][] = [
  ['hasCarInsurance', isAnswerInWords, /^(?:bil|car)$/],
  ['hasWorkInsurance', isAnswerInWords, /^(?:arbejde|work)$/],
  ['email', (cell) => emailPattern.test(cell)],
  ['cvr', (cell) => isNumber(cell) && isOfDigits(normalizers.cvr(cell), cvrDigits)],
  [
    'truckNumber',
    (cell) => isNumber(cell) && isOfDigits(normalizers.truckNumber(cell), truckNumberDigits),
  ],
  ['phone', (cell) => isNumber(cell) && phonePattern.test(normalizers.phone(cell))],
  ['numberPlate', (cell) => /^[A-Z]{2} \d\d \d{3}$/.test(normalizers.numberPlate(cell))],
  ['name', (cell) => /\p{L}{4}/u.test(cell)],
];

/** The number of rows that are enough to guess the field of a column. */
const sampleSize = 20;

/**
 * Guesses the field of each column from its header, or from its cells if it has none; null if unknown. No field is
 * returned twice.
 */
export function guessColumns({ headers, rows, width }: Table): (ImportField | null)[] {
  const found: (ImportField | null)[] = Array.from({ length: width }, () => null);
  headers.forEach((header, index) => {
    const field = fieldOfHeader(header);
    if (!found.includes(field)) found[index] = field;
  });
  const samples = found.map((_field, index) =>
    rows
      .slice(0, sampleSize)
      .map((cells) => cells[index] ?? '')
      .filter((cell) => cell !== ''),
  );
  for (const [field, isOne, headerForm] of cellForms) {
    if (found.includes(field)) continue;
    // Do not guess a column with an unknown header: it contains data that is not imported.
    const isFree = (index: number) => {
      const header = headers[index] ?? '';
      const isFitting = headerForm ? headerForm.test(lettersOf(header)) : header === '';
      return isFitting && found[index] === null;
    };
    const index = samples.findIndex(
      (cells, at) => isFree(at) && cells.length > 0 && cells.every(isOne),
    );
    if (index >= 0) found[index] = field;
  }
  return found;
}
