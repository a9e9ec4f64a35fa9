/** A phone number of 8 digits as it is read aloud. */
export function inPairs(phone: string): string {
  return phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
}
