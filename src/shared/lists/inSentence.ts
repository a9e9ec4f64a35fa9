/** A field that can be searched, with its label. */
export interface SearchField<Field extends string> {
  value: Field;
  label: string;
  /** What it is called inside a sentence, where that differs from its label in more than a capital. */
  inSentence?: string;
}

/** A heading or label inside a sentence: without its capital, unless that is part of an abbreviation. */
export function inSentence(label: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export function fieldInSentence(field: SearchField<string>): string {
  return field.inSentence ?? inSentence(field.label);
}
