/** A phone number of 8 digits as it is read aloud. */
export function inPairs(phone: string): string {
  return phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}
